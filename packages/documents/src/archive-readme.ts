import type { DataArchive } from "#data-archive.ts";

/** What is in the archive, for whoever opens it. */
export function archiveReadme({
  product,
  organization,
  at,
  tables,
  files,
  missingFiles,
}: DataArchive): string {
  const width = Math.max(...tables.map(({ name }) => name.length));
  const blocks = [
    `All data of ${organization} in ${product}, as it stood on ${at.toISOString()} (UTC).`,
    "The folder data has each of these tables twice: as JSON, which is exact, and as CSV for spreadsheets.\nTimes are in UTC. In CSV files, lists and nested values are JSON, and an empty cell is a missing value.\nA value that a spreadsheet would run as a formula starts with an apostrophe.",
    tables.map(({ name, about }) => `  ${name.padEnd(width)}  ${about}`).join("\n"),
    files.length === 0
      ? "There are no reports yet."
      : `The folder reports has ${files.length} ${files.length === 1 ? "report" : "reports"} as PDF.`,
    ...(missingFiles.length === 0
      ? []
      : [`We could not find these files:\n${missingFiles.map((name) => `  ${name}`).join("\n")}`]),
    "Not included: passwords, codes and other sign-in secrets. We store them in a form that no one can read.",
  ];
  return `${blocks.join("\n\n")}\n`;
}

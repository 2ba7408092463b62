/** What an archive holds, by name. */
export interface ArchiveContents {
  /** Name of the product. */
  product: string;
  /** Whose data it is. */
  organization: string;
  /** When the data stood as it is in the archive. */
  at: Date;
  /** File name without extension, and what a row is. */
  tables: readonly { name: string; about: string }[];
  /** Paths inside the archive. */
  files: readonly { name: string }[];
  /** Names of files that should be there and are not. */
  missingFiles: readonly string[];
}

/** What is in the archive, for whoever opens it. */
export function archiveReadme({
  product,
  organization,
  at,
  tables,
  files,
  missingFiles,
}: ArchiveContents): string {
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

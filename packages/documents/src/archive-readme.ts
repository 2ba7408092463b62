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
    `The data of ${organization} in ${product}, as it stood on ${at.toISOString()} (UTC).`,
    "The folder data has each of these tables twice: as JSON, which is exact, and as CSV for spreadsheets.\nTimes are in UTC. In CSV files, lists and nested values are JSON, and an empty cell is a missing value.\nA value that a spreadsheet would run as a formula starts with an apostrophe.",
    tables.map(({ name, about }) => `  ${name.padEnd(width)}  ${about}`).join("\n"),
    folderWords(files),
    ...(missingFiles.length === 0
      ? []
      : [`We could not find these files:\n${missingFiles.map((name) => `  ${name}`).join("\n")}`]),
    "Not included:\n  invoices and receipts: download them on the Billing page\n  screenshots: see them with each issue\n  third parties and cookies: download them with each scan in Audit History\n  open sessions: see them in your account\n  passwords, codes and other sign-in secrets: they are stored hashed or encrypted",
  ];
  return `${blocks.join("\n\n")}\n`;
}

function folderWords(files: ArchiveContents["files"]): string {
  const inFolder = (folder: string) => files.filter(({ name }) => name.startsWith(`${folder}/`)).length;
  const [reports, signed] = [inFolder("reports"), inFolder("statements")];
  return [
    reports === 0
      ? "There are no reports yet."
      : `The folder reports has ${reports} ${reports === 1 ? "report" : "reports"} as PDF.`,
    ...(signed === 0
      ? []
      : [`The folder statements has ${signed} signed ${signed === 1 ? "document" : "documents"} as PDF.`]),
  ].join("\n");
}

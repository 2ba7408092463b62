import { stringify } from "csv-stringify/sync";

/** What a spreadsheet may take for the start of a formula, also behind what it skips: spaces, line breaks, unseen signs. */
const FORMULA = /^[\s\p{Z}\p{C}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;

/**
 * Rows as CSV (RFC 4180, UTF-8). A byte order mark leads, which spreadsheets need to read it as UTF-8, and a cell that
 * they would run as a formula gets a leading apostrophe. Source: https://owasp.org/www-community/attacks/CSV_Injection
 */
export function csvText(
  rows: readonly (readonly string[])[],
  { bom = true }: { bom?: boolean } = {},
): string {
  const guarded = rows.map((row) => row.map((cell) => (FORMULA.test(cell) ? `'${cell}` : cell)));
  return stringify(guarded, { bom, record_delimiter: "\r\n", quoted_match: /[\r\n]/u });
}

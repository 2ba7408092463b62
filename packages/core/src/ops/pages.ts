import { OPS_PAGE_SIZE } from "@plumbline/contract/ops-terms";

/** Which rows of a list a page has: one more is read, which tells whether another page follows. */
export function rowsOf(page: number): { limit: number; offset: number } {
  return { limit: OPS_PAGE_SIZE + 1, offset: (page - 1) * OPS_PAGE_SIZE };
}

/** The page's own rows, and whether another page follows. */
export function pageOf<T>(rows: readonly T[], page: number): { rows: T[]; page: number; hasNext: boolean } {
  return { rows: rows.slice(0, OPS_PAGE_SIZE), page, hasNext: rows.length > OPS_PAGE_SIZE };
}

/** A condition's value for what begins with a text, whatever letters the text has. */
export function beginningWith(text: string): string {
  return `${text.toLowerCase().replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
}

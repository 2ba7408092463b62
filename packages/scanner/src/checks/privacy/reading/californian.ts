import type { ReadPage } from "#checks/privacy/reading/documents.ts";

/** An address in California, or words of its privacy law. */
const CALIFORNIAN =
  /(?<!\p{L})(?:CA|California),? 9[0-6]\d{3}(?!\d)|(?<!\p{L})(?:ccpa|cpra|california (?:consumer|residents?|privacy))(?!\p{L})/iu;

/** Whether a page shows that the site is for, or in, California. */
export function isOfCalifornia({ document }: ReadPage): boolean {
  return CALIFORNIAN.test(document.text);
}

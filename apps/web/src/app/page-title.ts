import { brand } from "#brand/brand.ts";

export const LOGIN_TITLE = "Log in";

/** What the browser's tab says: the view, where a page has several; the page; then the product. */
export function pageTitle(page: string | null, view: string | null = null): string {
  return [view, page, brand.name].filter((part) => part !== null).join(" | ");
}

import { brand } from "#brand/brand.ts";

export const LOGIN_TITLE = "Log in";

/** What the browser's tab says: the page, then the product. */
export function pageTitle(title: string | null): string {
  return title ? `${title} | ${brand.name}` : brand.name;
}

import { readPages } from "#checks/privacy/reading/documents.ts";
import type { Evidence } from "#evidence.ts";
import type { CookieWrite, NetworkRequest } from "#evidence/network.ts";

/** What one page sent and stored for a new visitor who had made no choice. */
export interface VisitBeforeChoice {
  page: string;
  requests: readonly NetworkRequest[];
  cookieWrites: readonly CookieWrite[];
  storage: readonly { key: string }[];
}

/**
 * The start page as the first privacy pass saw it, then all other measured pages: each is visited with nothing
 * stored, and what it sends is kept from before its banner is answered.
 */
export function visitsBeforeChoice(evidence: Evidence): VisitBeforeChoice[] {
  const { privacy, startUrl } = evidence.site;
  const pages = readPages(evidence).map(({ page }) => page);
  const others = privacy.gathered
    ? pages.filter(({ finalUrl, url }) => ![finalUrl, url].includes(startUrl))
    : pages;
  const first = privacy.gathered ? [{ page: startUrl, ...privacy.value.fresh }] : [];
  return [...first, ...others.map((page) => ({ ...page, page: page.finalUrl }))];
}

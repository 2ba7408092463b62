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
 * stored, and what it sends is kept from before its banner is answered. One after the other, as each may have to be
 * fetched from where it was archived.
 */
export function* visitsBeforeChoice(evidence: Evidence): Generator<VisitBeforeChoice, undefined> {
  const { privacy, startUrl } = evidence.site;
  if (privacy.gathered) yield { page: startUrl, ...privacy.value.fresh };
  for (const { page } of readPages(evidence)) {
    const { finalUrl, url, requests, cookieWrites, storage } = page;
    if (privacy.gathered && [finalUrl, url].includes(startUrl)) continue;
    yield { page: finalUrl, requests, cookieWrites, storage };
  }
}

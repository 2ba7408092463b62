import { requestsFor } from "#checks/privacy/reading/third-parties.ts";
import type { NetworkRequest } from "#evidence/network.ts";
import type { PageEvidence } from "#evidence/page.ts";

const MOST_PAGES = 2;

/**
 * Pages worth visiting with Global Privacy Control beside the start page: those that contact ad trackers which neither it
 * nor an earlier one of them does.
 *
 * @param onHome what the start page sent a new visitor
 */
export function pagesWithGpc(
  startUrl: string,
  onHome: readonly NetworkRequest[],
  pages: readonly PageEvidence[],
): string[] {
  const adVendors = (requests: readonly NetworkRequest[]): string[] =>
    requestsFor(["advertising"], requests, startUrl).map(({ vendor }) => vendor);
  const known = new Set(adVendors(onHome));
  const urls: string[] = [];
  for (const { url, finalUrl, notMeasured, status, requests } of pages) {
    if (notMeasured !== null || status !== 200 || [url, finalUrl].includes(startUrl)) continue;
    const others = adVendors(requests).filter((vendor) => !known.has(vendor));
    if (others.length === 0) continue;
    urls.push(finalUrl);
    if (urls.length === MOST_PAGES) break;
    for (const vendor of others) known.add(vendor);
  }
  return urls;
}

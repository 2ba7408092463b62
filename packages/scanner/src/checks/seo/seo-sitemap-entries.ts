import { type Defect, siteCheck, verdictOf } from "#check.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { addressKey, isWithoutHttps, looseAddressKey } from "./address-key.ts";
import { asContentPage, contentPages } from "./content-pages.ts";
import { type KnownStatus, knownStatuses } from "./known-statuses.ts";
import { ownLinks } from "./own-links.ts";
import { canonicalsOf } from "./page-directives.ts";
import { sitemapAddresses } from "./sitemap-addresses.ts";

/** Sitemap entries that lead to an error, a redirect or a page that prefers another address. */
export const seoSitemapEntries = siteCheck({
  id: "seo-sitemap-entries",
  area: "seo",
  severity: "medium",
  group: "indexing",
  sources: ["https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap"],
  defect: "Sitemap lists pages that don't open",
  title: "Sitemaps list only pages that open",
  whyItMatters:
    "A sitemap should list the addresses you want in search results. Errors and redirects in it waste the visits that search engines make.",
  businessImpact: "Search engines trust the sitemap less and look at your real pages less often.",
  fixSteps: [
    "Remove the entries of pages that are gone. Replace addresses that redirect with their targets.",
    "If a tool writes the sitemap, set it to do so each time you publish.",
  ],
  effort: "S",
  resources: [
    {
      title: "Build and submit a sitemap",
      url: "https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap",
    },
  ],
  evaluate(evidence) {
    const { sitemaps } = evidence.site;
    if (!sitemaps.gathered) return { outcome: "could-not-run", reason: sitemaps.reason };
    const addresses = sitemapAddresses(evidence.site) ?? [];
    const known = knownStatuses(evidence);
    const asked = addresses.filter((address) => known.has(addressKey(address)));
    if (asked.length === 0)
      return { outcome: "not-applicable", reason: "We visited no address from a sitemap" };
    const pages = new Map(evidence.pages.map((page) => [addressKey(page.url), page]));
    const linked = new Set(ownLinks(contentPages(evidence), evidence).map(({ key }) => key));
    return verdictOf(
      asked.flatMap((address) => {
        const key = addressKey(address);
        const answer = known.get(key);
        // The check of broken links tells of a loop that a page leads to.
        if (answer !== undefined && answer.loop !== null && linked.has(key)) return [];
        return entryDefects(address, answer, pages.get(key));
      }),
    );
  },
});

function entryDefects(
  address: string,
  answer: KnownStatus | undefined,
  page: PageEvidence | undefined,
): Defect[] {
  // The place is the site: an address that is gone or moved is not a page on which a later look could prove the fix.
  const place = { snippet: address, component: `sitemap-entry:${addressKey(address)}` };
  if (answer?.status === 404 || answer?.status === 410) {
    return [
      { message: `The sitemap lists ${address}, which answers with status ${answer.status}`, ...place },
    ];
  }
  if (answer !== undefined && answer.loop !== null) {
    const message = `The sitemap lists ${address}, which redirects in a loop and never opens`;
    return [{ message, ...place }];
  }
  if ((answer?.redirects ?? 0) > 0) {
    // The check of whole sitemaps tells of those without https.
    if (page !== undefined && isWithoutHttps(address, page.finalUrl)) return [];
    const target = page === undefined ? "another address" : page.finalUrl;
    return [
      { message: `The sitemap lists ${address}, which redirects to ${target}`, severity: "low", ...place },
    ];
  }
  const canonical = page === undefined || asContentPage(page) === null ? undefined : canonicalsOf(page)[0];
  if (page === undefined || typeof canonical?.url !== "string") return [];
  // Other checks report scheme, www and a final slash; here only a different page counts.
  if (looseAddressKey(canonical.url) === looseAddressKey(page.finalUrl)) return [];
  const message = `The sitemap lists ${address}, which asks to be listed as ${canonical.url}`;
  return [{ message, severity: "low", ...place }];
}

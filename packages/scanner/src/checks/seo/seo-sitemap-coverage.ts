import { siteCheck, verdictOf } from "#check.ts";

import { looseAddressKey } from "./address-key.ts";
import { indexablePages, tooFewPages } from "./content-pages.ts";
import { sitemapAddresses } from "./sitemap-addresses.ts";
import { isUtilityAddress } from "./utility-pages.ts";

/** Pages that may be listed and that the sitemap does not name. */
export const seoSitemapCoverage = siteCheck({
  id: "seo-sitemap-coverage",
  area: "seo",
  severity: "low",
  group: "indexing",
  sources: ["https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap"],
  defect: "Pages missing from the sitemap",
  title: "The sitemap lists every page",
  whyItMatters:
    "Search engines read the sitemap as the list of pages you care about. They find a page that is not on it later, or never.",
  businessImpact: "Pages you built bring visitors later than they could.",
  fixSteps: [
    "In the settings of your sitemap tool, check whether a type of page is left out on purpose.",
    'Add these pages, or mark those that should not be found with "noindex".',
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
    const broken = sitemaps.value.find(({ error }) => error !== null);
    if (broken !== undefined) {
      return {
        outcome: "could-not-run",
        reason: `We could not read all of the sitemap ${broken.url}: ${broken.error}`,
      };
    }
    const named = new Set((sitemapAddresses(evidence.site) ?? []).map(looseAddressKey));
    if (named.size === 0) return { outcome: "not-applicable", reason: "The site has no sitemap" };
    // Addresses with a query are mostly views of one page, which sitemaps leave out rightly.
    const pages = indexablePages(evidence).filter(({ page }) => new URL(page.finalUrl).search === "");
    if (pages.length === 0) return tooFewPages(evidence);
    // Nobody looks for a cart or a sign-in with a search engine.
    const missing = pages.filter(
      ({ page }) => !named.has(looseAddressKey(page.finalUrl)) && !isUtilityAddress(page.finalUrl),
    );
    return verdictOf(
      missing.map(({ page }) => ({ message: "No sitemap lists this page", page: page.finalUrl })),
    );
  },
});

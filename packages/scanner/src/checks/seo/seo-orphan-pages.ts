import { siteCheck, verdictOf } from "#check.ts";
import type { Evidence } from "#evidence.ts";

import { looseAddressKey, pathKey } from "./address-key.ts";
import { contentPages, pagesMeantToBeFound, tooFewPages } from "./content-pages.ts";
import { linkedKeys, wasCrawledWhole } from "./linked-keys.ts";
import { isNoindex } from "./page-directives.ts";
import { sitemapAddresses } from "./sitemap-addresses.ts";

/** Pages the sitemap names and no page links to. */
export const seoOrphanPages = siteCheck({
  id: "seo-orphan-pages",
  area: "seo",
  severity: "low",
  group: "links",
  sources: ["https://developers.google.com/search/docs/crawling-indexing/links-crawlable"],
  defect: "Page that no other page links to",
  title: "Other pages link to every page",
  whyItMatters:
    "Visitors reach a page through links, and search engines rank a page by the links to it. A page that only the sitemap lists counts for little.",
  businessImpact: "Your work on the page brings few visitors, because hardly anyone can come across it.",
  fixSteps: [
    "Decide whether you still want each page. If not, remove it and its sitemap entry.",
    "Link to the others from a page on the same topic or from the menu.",
  ],
  effort: "M",
  likelyOwner: "editor",
  passesByPresence: true,
  resources: [
    {
      title: "Make your links crawlable",
      url: "https://developers.google.com/search/docs/crawling-indexing/links-crawlable",
    },
  ],
  evaluate(evidence) {
    const listedPages = sitemapAddresses(evidence.site);
    if (listedPages === null) return { outcome: "could-not-run", reason: "We could not read the sitemap" };
    const named = new Set(listedPages.map(looseAddressKey));
    const candidates = pagesMeantToBeFound(evidence).filter(
      ({ page }) =>
        named.has(looseAddressKey(page.finalUrl)) &&
        !isNoindex(page) &&
        !isStartPage(page.finalUrl, evidence),
    );
    if (candidates.length === 0) {
      const someContent = contentPages(evidence).length > 0;
      return someContent
        ? { outcome: "not-applicable", reason: "Of the pages we visited, only the home page is in a sitemap" }
        : tooFewPages(evidence);
    }
    const linked = linkedKeys(contentPages(evidence));
    const whole = wasCrawledWhole(linked, evidence);
    const orphans = candidates.filter(({ page }) => !linked.has(looseAddressKey(page.finalUrl)));
    return verdictOf(
      orphans.map(({ page }) => ({
        message: whole
          ? "The sitemap lists this page, but no page of the site links to it"
          : "None of the pages we visited links to this page. Does another one?",
        page: page.finalUrl,
        component: `orphan:${looseAddressKey(pathKey(page.finalUrl))}`,
        outcome: whole ? "fail" : "review",
      })),
    );
  },
});

function isStartPage(url: string, { site }: Evidence): boolean {
  return looseAddressKey(url) === looseAddressKey(site.startUrl);
}

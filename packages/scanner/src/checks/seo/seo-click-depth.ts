import { siteCheck, verdictOf } from "#check.ts";
import type { Evidence } from "#evidence.ts";

import { addressKey } from "./address-key.ts";
import { type ContentPage, contentPages, indexablePages, tooFewPages } from "./content-pages.ts";
import { endlessSeries } from "./endless-series.ts";

const MOST_CLICKS = 3;

/** Pages that take many clicks from the home page, as far as the visited pages tell. */
export const seoClickDepth = siteCheck({
  id: "seo-click-depth",
  area: "seo",
  severity: "low",
  group: "links",
  sources: ["https://developers.google.com/search/docs/crawling-indexing/links-crawlable"],
  defect: "Pages many clicks from the home page",
  title: "Pages are at most three clicks from the home page",
  whyItMatters: "Search engines take a page that is many clicks from the home page for a less important one.",
  businessImpact: "These pages rank lower, and few visitors get to them.",
  fixSteps: [
    "For each page we list that matters to your business, link to it from the home page, the menu or a page that many people visit.",
  ],
  effort: "S",
  likelyOwner: "editor",
  passesByPresence: true,
  resources: [
    {
      title: "Make your links crawlable",
      url: "https://developers.google.com/search/docs/crawling-indexing/links-crawlable",
    },
  ],
  evaluate(evidence) {
    const pages = indexablePages(evidence);
    if (pages.length < 2) return tooFewPages(evidence, 2);
    // Clicks also lead through pages that search engines do not list.
    const clicks = clicksFromStart(contentPages(evidence), evidence);
    if (clicks.size === 0) {
      return { outcome: "could-not-run", reason: "We did not read the home page, where the clicks begin" };
    }
    // seo-endless-calendar tells of these at once.
    const endless = new Set(endlessSeries(pages, evidence.now).flatMap((series) => series.pages));
    return verdictOf(
      pages.flatMap((content) => {
        const { page } = content;
        if (endless.has(content)) return [];
        const count = clicks.get(addressKey(page.finalUrl)) ?? 0;
        if (count <= MOST_CLICKS) return [];
        return [
          {
            message: `By the pages we visited, this page is ${count} clicks from the home page. Does it matter to your visitors?`,
            page: page.finalUrl,
            outcome: "review" as const,
          },
        ];
      }),
    );
  },
});

/** Fewest clicks from the start page to each page that links lead to, by `addressKey`; empty without a start page. */
function clicksFromStart(pages: readonly ContentPage[], { site }: Evidence): Map<string, number> {
  const byAddress = new Map<string, ContentPage>();
  for (const content of pages) {
    byAddress.set(addressKey(content.page.url), content);
    byAddress.set(addressKey(content.page.finalUrl), content);
  }
  const clicks = new Map<string, number>();
  let layer = [byAddress.get(addressKey(site.startUrl))].filter((page) => page !== undefined);
  for (let count = 0; layer.length > 0; count += 1) {
    const fresh = layer.filter(({ page }) => !clicks.has(addressKey(page.finalUrl)));
    for (const { page } of fresh) clicks.set(addressKey(page.finalUrl), count);
    layer = fresh.flatMap(({ document }) =>
      document.links.flatMap(({ href }) => byAddress.get(addressKey(href ?? "")) ?? []),
    );
  }
  return clicks;
}

import { pageCheck, type Verdict, verdictOf } from "#check.ts";
import type { PageEvidence } from "#evidence/page.ts";
import { withAttributes } from "#fix-examples/mended-markup.ts";

import { isOnHost, looseAddressKey } from "./address-key.ts";
import { judgeContent } from "./content-pages.ts";
import { canonicalsOf, isNoindex, robotsDirectives } from "./page-directives.ts";
import { isUtilityAddress } from "./utility-pages.ts";

/** Links between the site's own pages that search engines are asked not to follow. */
export const seoNofollowInternal = pageCheck({
  id: "seo-nofollow-internal",
  area: "seo",
  severity: "low",
  group: "links",
  sources: ["https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links"],
  defect: "Own links marked as not to be followed",
  title: "Search engines may follow your own links",
  whyItMatters:
    '"nofollow" tells search engines not to trust a link. Between your own pages, you rarely want that. Sign-in and cart links are the exception.',
  businessImpact: "The linked page gains nothing from your site's reputation.",
  fixSteps: [
    "For each link, decide whether people should find its page by searching.",
    'If they should, remove "nofollow" from the link in your site editor, or in the plugin that adds it.',
    'If it is the page\'s own robots setting (a meta element or the X-Robots-Tag header), change it to "index, follow".',
  ],
  effort: "S",
  example: withAttributes(({ attributes }) => {
    const rel = (attributes.get("rel") ?? "")
      .split(/\s+/)
      .filter((word) => word.toLowerCase() !== "nofollow");
    return { rel: rel.length === 0 ? null : rel.join(" ") };
  }),
  resources: [
    {
      title: "Qualify your outbound links",
      url: "https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links",
    },
  ],
  evaluate: (page, { site, pages }) =>
    judgeContent(page, ({ document }) => {
      const own = document.links.filter(({ href }) => href !== null && isOnHost(href, site.host));
      if (own.length === 0)
        return { outcome: "not-applicable", reason: "The page doesn't link to other pages of the site" };
      const ofPage = pageDirective(page);
      if (ofPage !== null) return wholePage(page, ofPage, site.startUrl);
      const unfollowed = own.filter(
        ({ rel, href }) => NOT_FOLLOWED.test(rel) && !isNotToBeFound(href ?? "", pages),
      );
      if (unfollowed.length === 0) return { outcome: "passed" };
      const findings = unfollowed.map((link) => ({
        message: `The link to ${link.href} tells search engines not to follow it. Is that what you want?`,
        page: page.finalUrl,
        element: link,
      }));
      return { outcome: "review", findings };
    }),
});

/** All three keep search engines from following; the others are for what was paid for, or written by visitors. */
const NOT_FOLLOWED = /(?:^|\s)(?:nofollow|sponsored|ugc)(?:\s|$)/i;

/** Whether a link leads to a view of a page, a cart or the like, or a page that asks not to be listed there itself. */
function isNotToBeFound(href: string, pages: readonly PageEvidence[]): boolean {
  const bare = href.replace(/[?#].*$/, "");
  const target = pageAt(href, pages);
  if (isUtilityAddress(bare)) return true;
  if (target === undefined) return bare !== href.replace(/#.*$/, "") && pageAt(bare, pages) !== undefined;
  const isNamedElsewhere = canonicalsOf(target).some(
    ({ url }) => url !== null && looseAddressKey(url) !== looseAddressKey(target.finalUrl),
  );
  return isNoindex(target) || isNamedElsewhere;
}

const indexes = new WeakMap<readonly PageEvidence[], Map<string, PageEvidence>>();

function pageAt(address: string, pages: readonly PageEvidence[]): PageEvidence | undefined {
  const index = indexes.get(pages) ?? indexOf(pages);
  indexes.set(pages, index);
  return index.get(looseAddressKey(address));
}

function indexOf(pages: readonly PageEvidence[]): Map<string, PageEvidence> {
  const byAddress = pages.flatMap((page) =>
    [page.url, page.finalUrl].map((address) => [looseAddressKey(address), page] as const),
  );
  return new Map(byAddress.toReversed());
}

/** Where the page says it of all its links; null on a page that asks not to be listed, of which other checks tell. */
function pageDirective(page: PageEvidence): "meta" | "header" | null {
  if (isNoindex(page)) return null;
  return robotsDirectives(page).find(({ directive }) => directive === "nofollow")?.from ?? null;
}

/** Nobody wants that of a home page, but of a page with links by visitors. */
function wholePage(page: PageEvidence, from: "meta" | "header", startUrl: string): Verdict {
  const isHome = looseAddressKey(page.finalUrl) === looseAddressKey(startUrl);
  const says = "tells search engines to follow none of its links";
  return verdictOf([
    {
      message: isHome ? `The home page ${says}` : `The page ${says}. Is that what you want?`,
      page: page.finalUrl,
      element: null,
      snippet: from === "header" ? "x-robots-tag: nofollow" : '<meta name="robots" content="nofollow">',
      component: "robots:nofollow",
      ...(isHome ? { severity: "medium" as const } : { outcome: "review" as const }),
    },
  ]);
}

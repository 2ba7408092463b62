import { type Defect, siteCheck, verdictOf } from "#check.ts";
import type { Evidence } from "#evidence.ts";
import type { PageEvidence } from "#evidence/page.ts";
import { plainExample } from "#fix-examples/fixed-place.ts";

import { looseAddressKey } from "./address-key.ts";
import { type ContentPage, contentPages, tooFewPages } from "./content-pages.ts";
import { isNoindex, robotsDirectives } from "./page-directives.ts";
import { isLaterPage } from "./series-pages.ts";
import { sitemapAddresses } from "./sitemap-addresses.ts";
import { isUtilityAddress } from "./utility-pages.ts";

/** 'noindex' on pages that are evidently meant to be found, the start page and those in the sitemap, or may be. */
export const seoNoindexUnexpected = siteCheck({
  id: "seo-noindex-unexpected",
  area: "seo",
  severity: "high",
  group: "indexing",
  sources: ["https://developers.google.com/search/docs/crawling-indexing/block-indexing"],
  defect: "Page excluded from search by mistake",
  title: "Search engines may list the pages you want found",
  whyItMatters:
    '"noindex" takes a page out of search results. It is often left over from when the site was built.',
  businessImpact: "No one can find the page by searching, no matter how good it is.",
  fixSteps: [
    'In your CMS, turn off the setting that discourages search engines, or the page\'s "noindex" setting. In WordPress, look under Settings > Reading.',
    "If the server sends it in a header (X-Robots-Tag), ask your host or developer to remove it.",
    "If the page should stay hidden, remove it from the sitemap instead.",
  ],
  effort: "S",
  example: ({ snippet }) => plainExample(snippet?.replace(/noindex|none/i, "all") ?? null),
  seenByLighthouse: "seo-is-crawlable",
  resources: [
    {
      title: "Block indexing with noindex",
      url: "https://developers.google.com/search/docs/crawling-indexing/block-indexing",
    },
  ],
  evaluate(evidence) {
    const pages = contentPages(evidence);
    if (pages.length === 0) return tooFewPages(evidence);
    const named = new Set((sitemapAddresses(evidence.site) ?? []).map(looseAddressKey));
    const unfollowed = keysNeverFollowed(pages);
    const hidden = pages.filter(({ page }) => isNoindex(page));
    return verdictOf(
      hidden.flatMap(({ page }) => {
        const defects = hiddenPage(page, named, evidence);
        // Someone who also keeps search engines from following the links to it means it.
        const isMeant = unfollowed.has(looseAddressKey(page.finalUrl));
        return isMeant ? defects.filter(({ outcome }) => outcome !== "review") : defects;
      }),
    );
  },
});

/** Addresses that pages lead to by links with 'nofollow' only. */
function keysNeverFollowed(pages: readonly ContentPage[]): Set<string> {
  const links = pages.flatMap(({ document }) => document.links);
  const keysOf = (isWanted: (rel: string) => boolean): Set<string> =>
    new Set(
      links.flatMap(({ href, rel }) => (href !== null && isWanted(rel) ? [looseAddressKey(href)] : [])),
    );
  const isUnfollowed = (rel: string): boolean => /(?:^|\s)nofollow(?:\s|$)/i.test(rel);
  return keysOf(isUnfollowed).difference(keysOf((rel) => !isUnfollowed(rel)));
}

function hiddenPage(page: PageEvidence, named: Set<string>, { site }: Evidence): Defect[] {
  const key = looseAddressKey(page.finalUrl);
  const directive = robotsDirectives(page).find((found) => ["noindex", "none"].includes(found.directive));
  const place = {
    page: page.finalUrl,
    snippet:
      directive?.from === "header"
        ? `x-robots-tag: ${directive.directive}`
        : `<meta name="robots" content="${directive?.directive}">`,
  };
  if (key === looseAddressKey(site.startUrl)) {
    return [{ message: "The home page tells search engines not to list it", severity: "critical", ...place }];
  }
  if (named.has(key)) {
    return [
      { message: "The sitemap lists this page, but the page tells search engines not to list it", ...place },
    ];
  }
  if (isLaterPage(page.finalUrl) && isNofollow(page))
    return [
      {
        message:
          "A later page of a list tells search engines neither to list it nor to follow its links. Can they find in another way what only this page links to?",
        outcome: "review",
        component: "robots:later pages",
        ...place,
      },
    ];
  if (isUtilityAddress(page.finalUrl) || hasPasswordField(page)) return [];
  return [
    {
      message: "The page tells search engines not to list it. Is that what you want?",
      outcome: "review",
      ...place,
    },
  ];
}

function isNofollow(page: PageEvidence): boolean {
  return robotsDirectives(page).some(({ directive }) => directive === "nofollow" || directive === "none");
}

function hasPasswordField({ document }: PageEvidence): boolean {
  return document.gathered && document.value.passwordFields > 0;
}

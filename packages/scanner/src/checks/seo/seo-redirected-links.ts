import { type Defect, siteCheck } from "#check.ts";

import { contentPages, tooFewPages } from "./content-pages.ts";
import { pathKey } from "./address-key.ts";
import { knownStatuses } from "./known-statuses.ts";
import { ownLinks } from "./own-links.ts";
import { verdictOf } from "./verdict-of.ts";

/** Links to own addresses that moved for good: each click and each crawl takes a detour. */
export const seoRedirectedLinks = siteCheck({
  id: "seo-redirected-links",
  area: "seo",
  severity: "low",
  group: "links",
  sources: ["https://developers.google.com/search/docs/crawling-indexing/301-redirects"],
  defect: "Links to addresses that have moved",
  title: "Links lead straight to where a page is now",
  whyItMatters:
    "A link to an old address makes visitors and search engines take a detour. If someone removes the redirect, the link breaks.",
  businessImpact: "Each detour makes the page slower to open, and search engines spend their visits on it.",
  fixSteps: [
    "Change each link we list to the address the page has now. Open the link in a browser to see that address.",
    "If the link is in the menu or footer, you need to change it only once.",
    "Keep the redirect for links on other websites.",
  ],
  effort: "S",
  likelyOwner: "editor",
  resources: [
    {
      title: "Redirects and search",
      url: "https://developers.google.com/search/docs/crawling-indexing/301-redirects",
    },
  ],
  evaluate(evidence) {
    const pages = contentPages(evidence);
    if (pages.length === 0) return tooFewPages(evidence);
    const known = knownStatuses(evidence);
    const asked = ownLinks(pages, evidence).filter(({ key }) => known.has(key));
    if (asked.length === 0) {
      return { outcome: "not-applicable", reason: "We found no link to another page of the site" };
    }
    return verdictOf(
      asked.flatMap(({ from, link, key }): Defect[] => {
        const answer = known.get(key);
        if (answer?.movedForGood !== true || (answer.status ?? 0) >= 400) return [];
        const now = answer.endedAt === null ? "" : ` It is at ${answer.endedAt} now.`;
        return [
          {
            message: `The link “${link.text.trim().slice(0, 60)}” leads to ${key}, which has moved for good.${now}`,
            page: from,
            element: link,
            component: `link:${pathKey(key)}`,
          },
        ];
      }),
    );
  },
});

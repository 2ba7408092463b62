import { type Defect, siteCheck } from "#check.ts";

import { pathKey } from "./address-key.ts";
import type { KnownStatus } from "./known-statuses.ts";
import { judgeOwnLinks, linkName, type OwnLink } from "./own-links.ts";

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
  evaluate: (evidence) => judgeOwnLinks(evidence, movedLink),
});

function movedLink({ from, link, key }: OwnLink, answer: KnownStatus): Defect[] {
  if (!answer.movedForGood || (answer.status ?? 0) >= 400) return [];
  const now = answer.endedAt === null ? "" : ` It is at ${answer.endedAt} now.`;
  return [
    {
      message: `${linkName(link)} leads to ${key}, which has moved for good.${now}`,
      page: from,
      element: link,
      component: `link:${pathKey(key)}`,
    },
  ];
}

import { type Defect, siteCheck } from "#check.ts";

import { pathKey } from "./address-key.ts";
import type { KnownStatus } from "./known-statuses.ts";
import { listed } from "./listed.ts";
import { mistakeIn } from "./seo-mistyped-links.ts";
import { judgeOwnLinks, linkName, type OwnLink } from "./own-links.ts";

/** Links to own pages that are gone. */
export const seoBrokenLinks = siteCheck({
  id: "seo-broken-links",
  area: "seo",
  severity: "high",
  group: "links",
  sources: ["https://developers.google.com/search/docs/crawling-indexing/links-crawlable"],
  defect: "Broken links to your own pages",
  title: "Links to your own pages work",
  whyItMatters:
    "A link to a page that is gone ends in an error. Search engines follow links to find and rank your pages. A broken link takes them nowhere.",
  businessImpact: "Visitors who reach an error page leave, often for a competitor.",
  fixSteps: [
    "For each address we list, decide whether to bring the page back or link to the page that replaced it.",
    "Change the link in your site editor on each page we name. If it is in the menu or footer, you need to change it only once.",
    "If other websites also link to the old address, ask your host for a permanent redirect (301) to the new one.",
    "If addresses redirect to each other in a loop, remove one of the redirects, so that the address opens a page.",
  ],
  effort: "S",
  likelyOwner: "editor",
  resources: [
    {
      title: "Make your links crawlable",
      url: "https://developers.google.com/search/docs/crawling-indexing/links-crawlable",
    },
  ],
  evaluate: (evidence) => judgeOwnLinks(evidence, brokenLink),
});

function brokenLink({ from, link, key }: OwnLink, answer: KnownStatus): Defect[] {
  // The check of mistyped addresses says why they lead nowhere.
  if (mistakeIn(link.rawHref.trim()) !== null) return [];
  if (answer.loop !== null) return [loopingLink({ from, link, key }, answer.loop)];
  const gone = answer.status === 404 || answer.status === 410;
  const doubtful = (answer.status ?? 0) >= 500 || answer.failure !== null;
  if (!gone && !doubtful) return [];
  const end =
    answer.status === null ? `can't be opened (${answer.failure})` : `answers with status ${answer.status}`;
  const { endedAt } = answer;
  const way =
    endedAt === null || endedAt === key ? `${key}, which` : `${key} and from there on to ${endedAt}, which`;
  return [
    {
      message: `${linkName(link)} leads to ${way} ${end}${gone ? "" : ". Does it open for you?"}`,
      page: from,
      element: link,
      component: `link:${pathKey(key)}`,
      outcome: gone ? "fail" : "review",
    },
  ];
}

/** The addresses of a loop are one thing to fix, whichever of them is linked. */
function loopingLink({ from, link, key }: OwnLink, loop: readonly string[]): Defect {
  const others = loop.filter((address) => address !== key);
  const way = others.length === 0 ? "to itself" : `in a loop with ${listed(others)}`;
  return {
    message: `${linkName(link)} leads to ${key}, which redirects ${way} and never opens a page`,
    page: from,
    element: link,
    component: `link:${pathKey(loop.toSorted()[0] ?? key)}`,
  };
}

import { type Defect, siteCheck } from "#check.ts";
import type { Evidence, LinkRef } from "#evidence.ts";

import { addressKey, isOnHost } from "./address-key.ts";
import { type ContentPage, contentPages, tooFewPages } from "./content-pages.ts";
import { type KnownStatus, knownStatuses } from "./known-statuses.ts";
import { verdictOf } from "./verdict-of.ts";

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
    "A link to a page that is gone ends in an error. Search engines follow links to find and weigh your pages; a broken one leads nowhere.",
  businessImpact: "Visitors who meet an error page leave, often for a competitor.",
  fixSteps: [
    "For each address listed, decide: bring the page back, or link to the page that replaced it.",
    "Change the link in your editor on each page named; one in the menu or footer needs changing once.",
    "If other websites link to the old address too, ask for a permanent redirect to the new one.",
  ],
  effort: "S",
  resources: [
    {
      title: "Make your links crawlable",
      url: "https://developers.google.com/search/docs/crawling-indexing/links-crawlable",
    },
  ],
  evaluate(evidence) {
    const pages = contentPages(evidence);
    if (pages.length === 0) return tooFewPages(evidence);
    const known = knownStatuses(evidence);
    const asked = ownLinks(pages, evidence).filter(({ key }) => known.has(key));
    if (asked.length === 0) {
      return { outcome: "not-applicable", reason: "No link to another own page was found or asked for" };
    }
    return verdictOf(asked.flatMap((link) => brokenLink(link, known)));
  },
});

interface OwnLink {
  from: string;
  link: LinkRef;
  key: string;
}

function ownLinks(pages: ContentPage[], evidence: Evidence): OwnLink[] {
  return pages.flatMap(({ page, document }) => {
    const seen = new Set<string>();
    return document.links.flatMap((link) => {
      if (link.href === null || !isOnHost(link.href, evidence.site.host)) return [];
      const key = addressKey(link.href);
      if (seen.has(key)) return [];
      seen.add(key);
      return [{ from: page.finalUrl, link, key }];
    });
  });
}

function brokenLink({ from, link, key }: OwnLink, known: Map<string, KnownStatus>): Defect[] {
  const answer = known.get(key);
  const gone = answer?.status === 404 || answer?.status === 410;
  const doubtful = (answer?.status ?? 0) >= 500 || (answer?.failure ?? null) !== null;
  if (answer === undefined || (!gone && !doubtful)) return [];
  const name = link.text.trim() === "" ? "A link" : `The link “${link.text.trim().slice(0, 60)}”`;
  const end = answer.status === null ? `could not be opened (${answer.failure})` : `answers ${answer.status}`;
  const { endedAt } = answer;
  const way =
    endedAt === null || endedAt === key ? `${key}, which` : `${key} and from there on to ${endedAt}, which`;
  return [
    {
      message: `${name} leads to ${way} ${end}`,
      page: from,
      element: link,
      component: `link:${key}`,
      outcome: gone ? "fail" : "review",
    },
  ];
}

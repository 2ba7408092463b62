import { type Defect, pageCheck, verdictOf } from "#check.ts";
import type { Evidence } from "#evidence.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { addressKey } from "./address-key.ts";
import { judgeContent } from "./content-pages.ts";
import { knownStatuses } from "./known-statuses.ts";
import { headLinksOf } from "./named-files.ts";

/** Feeds, AMP versions and neighbors in a list that the head of a page names and that are gone. */
export const seoBrokenHeadLinks = pageCheck({
  id: "seo-broken-head-links",
  area: "seo",
  severity: "low",
  group: "links",
  sources: ["https://html.spec.whatwg.org/multipage/links.html#linkTypes"],
  defect: "Page names a feed or version that is gone",
  title: "Feeds and versions that the page head names exist",
  whyItMatters:
    "The head of a page can name its news feed, its AMP version, or the next page of a list. Search engines and feed readers ask for these addresses on every visit. Here they get an error.",
  businessImpact:
    "Feed readers and search engines get errors instead of your news, and some stop asking for them.",
  fixSteps: [
    "Open each address we list. If it should be there, bring it back or name the one it has now.",
    "If you no longer offer it, remove the <link> element from the template. After AMP was turned off, redirect the old AMP addresses to the normal pages.",
  ],
  effort: "S",
  resources: [
    {
      title: "HTML: link types",
      url: "https://html.spec.whatwg.org/multipage/links.html#linkTypes",
    },
  ],
  evaluate: (page, evidence) =>
    judgeContent(page, () => {
      const named = headLinksOf(page);
      if (named.length === 0) {
        return {
          outcome: "not-applicable",
          reason: "The page head names no feed and no other version",
        };
      }
      const known = knownStatuses(evidence);
      const asked = named.filter(({ url }) => known.has(addressKey(url)));
      if (asked.length === 0) {
        return { outcome: "not-looked-at", reason: "We did not request what the page head names" };
      }
      return verdictOf(goneFiles(page, evidence));
    }),
});

function goneFiles(page: PageEvidence, evidence: Evidence): Defect[] {
  const known = knownStatuses(evidence);
  const told = new Set<string>();
  return headLinksOf(page).flatMap(({ url, as }) => {
    const status = known.get(addressKey(url))?.status;
    if ((status !== 404 && status !== 410) || told.has(url)) return [];
    told.add(url);
    return [
      {
        message: `The page names ${url} as ${as}, which answers with status ${status}.`,
        page: page.finalUrl,
        snippet: url,
        component: `head-link:${addressKey(url)}`,
      },
    ];
  });
}

import { type Defect, siteCheck, verdictOf } from "#check.ts";
import type { LinkRef } from "#evidence/document.ts";
import type { LinkStatus } from "#evidence/site.ts";

import { addressKey } from "./address-key.ts";
import { contentPages, tooFewPages } from "./content-pages.ts";
import { linkName } from "./own-links.ts";

/** Links to pages of others that are gone. What refuses to answer us may well open for a visitor, so only that counts. */
export const seoBrokenExternalLinks = siteCheck({
  id: "seo-broken-external-links",
  area: "seo",
  severity: "medium",
  group: "links",
  sources: ["https://developers.google.com/search/docs/crawling-indexing/links-crawlable"],
  defect: "Broken links to other websites",
  title: "Links to other websites work",
  whyItMatters: "A link to a page that is gone ends in an error, on a website that isn't even yours.",
  businessImpact: "Visitors take it as a sign that no one looks after your site, and they don't come back.",
  fixSteps: [
    "Open each link we list. If the page has moved, link to where it is now.",
    "If it is gone, link to a page that says the same, or remove the link.",
  ],
  effort: "S",
  likelyOwner: "editor",
  resources: [
    {
      title: "Make your links crawlable",
      url: "https://developers.google.com/search/docs/crawling-indexing/links-crawlable",
    },
  ],
  isLeftOut: ({ site }) => site.externalLinks === undefined,
  evaluate(evidence) {
    const pages = contentPages(evidence);
    if (pages.length === 0) return tooFewPages(evidence);
    const { externalLinks, isPublic } = evidence.site;
    if (externalLinks === undefined) {
      const reason =
        isPublic === false
          ? "We ask other websites only on behalf of a site at a public address"
          : "We did not ask for the pages of other websites";
      return { outcome: "not-looked-at", reason };
    }
    if (externalLinks.length === 0) {
      return { outcome: "not-applicable", reason: "We found no link to another website" };
    }
    if (externalLinks.every(({ status }) => status === null)) {
      return { outcome: "could-not-run", reason: "No other website answered us" };
    }
    const gone = new Map(externalLinks.filter(isGone).map((answer) => [addressKey(answer.url), answer]));
    return verdictOf(
      pages.flatMap(({ page, document }) => {
        const links = new Map(
          document.links.flatMap((link) =>
            link.href === null ? [] : [[addressKey(link.href), link] as const],
          ),
        );
        return [...links].flatMap(([key, link]) => brokenLink(page.finalUrl, link, gone.get(key)));
      }),
    );
  },
});

function isGone({ status }: LinkStatus): boolean {
  return status === 404 || status === 410;
}

function brokenLink(page: string, link: LinkRef, answer: LinkStatus | undefined): Defect[] {
  if (answer === undefined) return [];
  return [
    {
      message: `${linkName(link)} leads to ${answer.url}, which answers with status ${answer.status}`,
      page,
      element: link,
      component: `link:${addressKey(answer.url)}`,
    },
  ];
}

import { type Defect, notApplicable, notLookedAt, siteCheck, verdictOf } from "#check.ts";
import type { LinkRef } from "#evidence/document.ts";

import { addressKey } from "./address-key.ts";
import { contentPages, tooFewPages } from "./content-pages.ts";
import { linkName } from "./own-links.ts";

/** Links to a place on another page of the site that is not there. Those within a page belong to accessibility. */
export const seoBrokenFragments = siteCheck({
  id: "seo-broken-fragments",
  area: "seo",
  severity: "low",
  group: "links",
  sources: ["https://html.spec.whatwg.org/multipage/browsing-the-web.html#scrolling-to-a-fragment"],
  defect: "Link to a place another page doesn't have",
  title: "Links lead to the place they name on another page",
  whyItMatters:
    "The address of the link names a place on the page, which that page doesn't have. Browsers show the top of the page instead.",
  businessImpact: "Visitors have to look for what the link promised, and some give up.",
  fixSteps: [
    "Give the place on the other page the id that the link names, or correct the link.",
    "If that part was removed, link to the page itself.",
  ],
  effort: "S",
  likelyOwner: "editor",
  resources: [
    {
      title: "Link to a part of a page",
      url: "https://developer.mozilla.org/en-US/docs/Learn_web_development/Core/Structuring_content/Creating_links#document_fragments",
    },
  ],
  isLeftOut: ({ pages }) =>
    pages.every(({ document }) => !document.gathered || document.value.placeNames === undefined),
  evaluate(evidence) {
    const pages = contentPages(evidence);
    if (pages.length === 0) return tooFewPages(evidence);
    const places = new Map<string, ReadonlySet<string>>();
    for (const { page, document } of pages) {
      if (document.placeNames !== undefined)
        places.set(addressKey(page.finalUrl), new Set(document.placeNames));
    }
    if (places.size === 0) return notLookedAt("We did not read the names of places on the pages");
    const links = pages.flatMap(({ page, document }) =>
      document.links
        .filter(({ href }) => href !== null && addressKey(href) !== addressKey(page.finalUrl))
        .flatMap((link) => placeLink(page.finalUrl, link, places)),
    );
    if (links.length === 0) return notApplicable("No link leads to a place on another page we visited");
    const told = new Set<string>();
    return verdictOf(
      links.flatMap(({ isThere, defect }) => {
        if (isThere || told.has(defect.component ?? "")) return [];
        told.add(defect.component ?? "");
        return [defect];
      }),
    );
  },
});

/** What scripts read, what browsers know without an id, and text to look for. */
const NO_PLACE = /^(?:top)?$|^[!/?]|[=:~&]/i;

function placeLink(
  page: string,
  link: LinkRef,
  places: ReadonlyMap<string, ReadonlySet<string>>,
): { isThere: boolean; defect: Defect }[] {
  const url = URL.parse(link.href ?? "");
  const names = url === null ? undefined : places.get(addressKey(url.href));
  const name = url === null ? "" : decoded(url.hash.slice(1));
  if (names === undefined || NO_PLACE.test(name)) return [];
  return [
    {
      isThere: names.has(name.slice(0, 100)),
      defect: {
        message: `${linkName(link)} leads to #${name.slice(0, 60)} on ${addressKey(link.href ?? "")}, which has no such place`,
        page,
        element: link,
        component: `place:${link.href}`,
        outcome: "advice",
      },
    },
  ];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

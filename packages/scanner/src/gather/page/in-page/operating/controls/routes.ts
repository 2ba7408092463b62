import type { FollowedLink, SeenView } from "#gather/operating/views/route-facts.ts";

import { attribute, folded, innerText, matchesSelector, queryAll } from "#gather/page/in-page/dom.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName } from "#gather/page/in-page/semantics.ts";
import { focusOf } from "./find-controls.ts";
import { readPageState } from "#gather/page/in-page/operating/page/page-state.ts";

/** A link within the site, which a script of the page may follow itself. */
export type LinkToTry = Pick<FollowedLink, "element" | "name">;

const LINKS =
  "a[href]:not([target]:not([target=_self]),[download],[aria-haspopup],[role=button],[aria-current=page],[aria-current=true])";
/** Of an address that a router reads from the fragment, as of a page of its own. */
const ROUTE = /^#!?\//;
export const FILE = /\.(?!html?$|php$|aspx?$|jsp$)[a-z0-9]{2,5}$/i;
const MOST_LINKS = 2;
const NAME_LIMIT = 80;
const TEXT_LIMIT = 200;
const HEADINGS = ["h1", "[role=heading][aria-level='1']", "main h2", "h2"];
const PARTS = ["main h2", "h2", "main h3", "h3"];

/** The first links to other addresses of the site, where a script could follow them; those that only a script can follow first. */
export function linksToTry({ describe }: ProbedPage): LinkToTry[] {
  if (document.scripts.length === 0) return [];
  const state = readPageState();
  const seen = new Set<string>();
  return queryAll(document, LINKS)
    .filter((link): link is HTMLAnchorElement => link instanceof HTMLAnchorElement)
    .filter((link) => {
      if (!state.has(link) || focusOf(link) !== "tab" || !leadsElsewhere(link) || seen.has(link.href))
        return false;
      seen.add(link.href);
      return true;
    })
    .toSorted((one, other) => Number(ROUTE.test(other.hash)) - Number(ROUTE.test(one.hash)))
    .slice(0, MOST_LINKS)
    .map((link) => ({ element: describe(link), name: folded(accessibleName(link), NAME_LIMIT) }));
}

function leadsElsewhere(link: HTMLAnchorElement): boolean {
  if (link.origin !== location.origin || FILE.test(link.pathname)) return false;
  const href = attribute(link, "href") ?? "";
  if (ROUTE.test(link.hash)) return link.href !== location.href;
  return !href.startsWith("#") && (link.pathname !== location.pathname || link.search !== location.search);
}

/** What the page shows now, as its address, its title and its main heading tell. */
export function seenView(): SeenView {
  const main = queryAll(document, "main,[role=main]")[0] ?? document.body;
  const heading = firstHeading(HEADINGS);
  const part = firstHeading(PARTS, heading);
  return {
    address: location.href,
    title: folded(document.title, TEXT_LIMIT),
    heading,
    ...(part === "" ? {} : { part }),
    text: main instanceof HTMLElement ? folded(innerText(main), TEXT_LIMIT) : "",
  };
}

function firstHeading(selectors: readonly string[], other = ""): string {
  const state = readPageState();
  for (const selector of selectors) {
    const heading = queryAll(document, selector).find(
      (one) => state.has(one) && !matchesSelector(one, "dialog *,[role=dialog] *,[aria-modal=true] *"),
    );
    const text = heading instanceof HTMLElement ? folded(innerText(heading), TEXT_LIMIT) : "";
    if (text !== "" && text !== other) return text;
  }
  return "";
}

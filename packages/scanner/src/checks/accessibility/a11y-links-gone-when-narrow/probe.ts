import type { ElementRef } from "#evidence/document.ts";
import { visibleTextOf } from "#gather/page/in-page/accessible-text.ts";
import { closestElement } from "#gather/page/in-page/dom.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import { hadLinks, linksGone } from "#gather/page/in-page/views/links-gone.ts";

/** Links that the usual view shows and this one does not. */
export interface LinksGone {
  /** Whether the usual view shows a list of links at all. */
  hasLists: boolean;
  /** Each list with what its first links are called, and whether it is a navigation. */
  gone: { names: string[]; count: number; isNavigation: boolean; element: ElementRef }[];
}

const MOST = 10;
const MOST_NAMES = 3;
const NAME_LIMIT = 40;

/** Lists of links that are gone, with nothing in sight that may open them. */
export function probe({ describe }: ProbedPage): LinksGone {
  const gone = linksGone()
    .slice(0, MOST)
    .map(({ list, links }) => ({
      names: links.slice(0, MOST_NAMES).map((link) => visibleTextOf(link).slice(0, NAME_LIMIT)),
      count: links.length,
      isNavigation: closestElement(list, "nav,[role=navigation]") !== null,
      element: describe(list),
    }));
  return { hasLists: hadLinks(), gone };
}

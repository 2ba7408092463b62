import type { ElementRef } from "#evidence/document.ts";
import { attribute, queryAll } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName, isExposed, isSeen, textOf } from "#gather/page/in-page/semantics.ts";

/** Two links that follow each other with no text between them and lead to the same address. */
export interface RepeatedLink {
  names: [string, string];
  /** The second one. */
  element: ElementRef;
}

const MOST_LINKS = 1000;
const MOST = 50;
const NAME_LIMIT = 100;

/** Neighboring links of one address, one of them a picture, that the Tab key both reaches. */
export function probe({ describe, within }: AskedPage): RepeatedLink[] {
  const links = everywhere("a[href]")
    .filter((link) => attribute(link, "tabindex") !== "-1" && isExposed(link) && isSeen(link))
    .filter(within(MOST_LINKS));
  return links
    .slice(1)
    .flatMap((second, index) => {
      const first = links[index];
      return first !== undefined && isRepetition(first, second) ? [{ first, second }] : [];
    })
    .filter(within(MOST))
    .map(({ first, second }) => ({
      names: [accessibleName(first).slice(0, NAME_LIMIT), accessibleName(second).slice(0, NAME_LIMIT)],
      element: describe(second),
    }));
}

function isRepetition(first: Element, second: Element): boolean {
  if (!(first instanceof HTMLAnchorElement) || !(second instanceof HTMLAnchorElement)) return false;
  if (first.href !== second.href || (attribute(first, "href") ?? "").startsWith("#")) return false;
  if (![first, second].some(isPicture) || first.getRootNode() !== second.getRootNode()) return false;
  const between = document.createRange();
  between.setStartAfter(first);
  between.setEndBefore(second);
  return between.toString().trim() === "";
}

function isPicture(link: Element): boolean {
  return textOf(link) === "" && queryAll(link, "img,svg,picture").length > 0;
}

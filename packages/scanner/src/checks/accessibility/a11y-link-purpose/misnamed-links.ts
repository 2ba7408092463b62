import { attribute, childElements, closestElement, queryAll } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import { accessibleName, isExposed, textOf } from "#gather/page/in-page/semantics.ts";

const ITEMS = "li,article,[role=listitem]";
const HEADINGS = "h2,h3,h4,h5,h6,[role=heading]";
const MOST_LINKS = 300;
const TEXT_LIMIT = 100;
const SHORTEST = 4;

interface Misnamed {
  link: Element;
  name: string;
  own: string;
  other: string;
}

/** Links of cards that have the name of another card's link, with that card's heading and not their own in it. */
export function misnamedLinks(): Misnamed[] {
  return everywhere("a[href][aria-label]")
    .filter((link) => isExposed(link))
    .slice(0, MOST_LINKS)
    .flatMap((link) => {
      const item = closestElement(link, ITEMS);
      const list = item?.parentElement ?? null;
      if (item === null || list === null) return [];
      const name = accessibleName(link).slice(0, TEXT_LIMIT);
      const own = headingOf(item);
      if (own === "" || isNamed(name, own) || queryAll(item, "a[href]").length > 1) return [];
      const others = [...childElements(list)].filter((other) => other !== item && hasSameName(other, link));
      const other = others.map(headingOf).find((heading) => holds(name, heading));
      return other === undefined ? [] : [{ link, name, own, other }];
    });
}

function headingOf(item: Element): string {
  const [heading] = queryAll(item, HEADINGS);
  return heading === undefined ? "" : textOf(heading).slice(0, TEXT_LIMIT);
}

/** Whether any longer word of its own heading stands in a name. */
function isNamed(name: string, heading: string): boolean {
  const said = name.toLowerCase();
  return wordsOf(heading).some((word) => said.includes(word));
}

function holds(name: string, heading: string): boolean {
  const said = name.toLowerCase();
  const words = wordsOf(heading);
  return words.length > 0 && words.every((word) => said.includes(word));
}

function wordsOf(heading: string): string[] {
  return heading
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= SHORTEST);
}

/** The link of another card, which leads elsewhere under the same name. */
function hasSameName(item: Element, link: Element): boolean {
  const [other] = queryAll(item, "a[href]");
  const leadsElsewhere = other !== undefined && attribute(other, "href") !== attribute(link, "href");
  return leadsElsewhere && accessibleName(other) === accessibleName(link);
}

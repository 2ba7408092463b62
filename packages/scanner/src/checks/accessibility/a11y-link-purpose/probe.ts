import type { ElementRef } from "#evidence.ts";
import {
  attribute,
  closestElement,
  isShadowRoot,
  queryAll,
  rootNode,
  tagName,
} from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import {
  accessibleName,
  blockAround,
  isExposed,
  referenced,
  textOf,
} from "#gather/page/in-page/semantics.ts";

import { sameNamedLinks, type SameNamedLinks } from "./same-named-links.ts";

/** A link of few words, with what stands around it. */
export interface ShortLink {
  name: string;
  /** Whether a description or title says more. */
  isDescribed: boolean;
  /** Tag of the nearest block; null where there is none. */
  block: string | null;
  /** Letters and digits in that block besides the link's own. */
  lettersBeside: number;
  cell: TableCell | null;
  /** Whether its list item stands in an item of an outer list. */
  isInNestedItem: boolean;
  /** Number of its list among `lists`; null outside of lists. */
  list: number | null;
  /** Whether a heading, or something like one, stands anywhere before it. */
  isHeaded: boolean;
  element: ElementRef;
}

/** Headers of the cell a link stands in. */
interface TableCell {
  /** Whether its own attribute or a cell of its row names it. */
  hasRowHeader: boolean;
  columnHeader: string;
}

export interface LinksOfPage {
  shortLinks: ShortLink[];
  /** Texts of the items of each list that short links stand in, cut to 60 characters. */
  lists: string[][];
  sameNamed: SameNamedLinks[];
}

const MOST_WORDS = 6;
const MOST_LETTERS = 40;
const MOST_LINKS = 400;
const ITEM_TEXT = 60;
const MOST_ITEMS = 100;
const HEADS =
  "h1,h2,h3,h4,h5,h6,[role=heading],dt,th,caption,figcaption,legend,summary,b,strong,label,svg,img[alt]:not([alt=''])";

/** Links of a few words, which alone may say too little, and links of one place that share a name. */
export async function probe({ describe }: ProbedPage): Promise<LinksOfPage> {
  const sameNamed = await sameNamedLinks(describe);
  const lists = new Map<Element, number>();
  const [firstHead = null] = document.body === null ? [] : queryAll(document.body, HEADS);
  const shortLinks = everywhere("a[href],area[href],[role=link]")
    .map((link) => ({ link, name: accessibleName(link) }))
    .filter(({ link, name }) => isShort(name) && isExposed(link))
    .slice(0, MOST_LINKS)
    .map(({ link, name }) => ({
      ...surroundingsOf(link, lists),
      name,
      isHeaded: isHeaded(link, firstHead),
      element: describe(link),
    }));
  return { shortLinks, lists: [...lists.keys()].map(itemTexts), sameNamed };
}

function isShort(name: string): boolean {
  return name !== "" && name.length <= MOST_LETTERS && name.split(" ").length <= MOST_WORDS;
}

function surroundingsOf(
  link: Element,
  lists: Map<Element, number>,
): Omit<ShortLink, "name" | "isHeaded" | "element"> {
  const block = blockAround(link);
  const item = block === null ? null : closestElement(block, "li");
  return {
    isDescribed:
      referenced(link, "aria-describedby").some((text) => textOf(text) !== "") ||
      (attribute(link, "title") ?? "") !== "",
    block: block === null ? null : tagName(block),
    lettersBeside: block === null ? 0 : lettersBeside(block, link),
    cell: block !== null && tagName(block) === "td" ? cellOf(block) : null,
    isInNestedItem: item?.parentElement ? closestElement(item.parentElement, "li") !== null : false,
    list: item?.parentElement ? numberOf(item.parentElement, lists) : null,
  };
}

function numberOf(list: Element, lists: Map<Element, number>): number {
  const number = lists.get(list) ?? lists.size;
  lists.set(list, number);
  return number;
}

function itemTexts(list: Element): string[] {
  const items = [...list.children].filter((item) => tagName(item) === "li").slice(0, MOST_ITEMS);
  return items.map((item) => textOf(item).slice(0, ITEM_TEXT));
}

function lettersBeside(block: Element, link: Element): number {
  return textOf(block)
    .replace(textOf(link), "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, "").length;
}

function cellOf(cell: Element): TableCell {
  const row = closestElement(cell, "tr");
  const isNamed = (attribute(cell, "headers") ?? "") !== "";
  const headers = row === null ? [] : queryAll(row, "th,[role=rowheader]");
  return {
    hasRowHeader: isNamed || headers.some((header) => textOf(header) !== ""),
    columnHeader: columnHeaderOf(cell),
  };
}

function columnHeaderOf(cell: Element): string {
  const table = closestElement(cell, "table");
  if (table === null || !(cell instanceof HTMLTableCellElement)) return "";
  const [header] = queryAll(table, `tr:first-child > th:nth-child(${cell.cellIndex + 1})`);
  return header === undefined ? "" : textOf(header).slice(0, ITEM_TEXT);
}

/** What stands before or around a link; of shadow roots that is not known. */
function isHeaded(link: Element, firstHead: Element | null): boolean {
  if (isShadowRoot(rootNode(link))) return true;
  return (
    firstHead !== null && (firstHead.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  );
}

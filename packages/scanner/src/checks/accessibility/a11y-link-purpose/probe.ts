import type { ElementRef } from "#evidence/document.ts";
import {
  attribute,
  childElements,
  closestElement,
  isBefore,
  isShadowRoot,
  matchesSelector,
  nodeValue,
  queryAll,
  rootNode,
  tagName,
} from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import {
  accessibleName,
  blockAround,
  isExposed,
  isInSentenceOf,
  referenced,
  textNodesBeside,
  textOf,
} from "#gather/page/in-page/semantics.ts";

import { linksOfOneGoal, linksToldBySentence } from "./goals.ts";
import { misnamedLinks } from "./misnamed-links.ts";
import { headingAtTarget, isItemOfMenu } from "./named-places.ts";
import { linksToldAlready, sameNamedLinks, type SameNamedLinks } from "./same-named-links.ts";

/** A link of few words, with what stands around it. */
export interface ShortLink {
  name: string;
  /** Set where it holds a picture and no text, so that the picture's alternative is its name. */
  isPicture?: true;
  /** Address as the browser resolves it; empty where a script decides. */
  address: string;
  /** Whether a description or title says more. */
  isDescribed: boolean;
  /** Tag of the nearest block; null where there is none. */
  block: string | null;
  /** Letters and digits beside it in its sentence, paragraph, list items or cell. */
  lettersBeside: number;
  cell: TableCell | null;
  /** Number of its list among `lists`; null outside of lists. */
  list: number | null;
  /** Number of the last heading, or something like one, before it; -1 where there is none, null where that is not known. */
  head: number | null;
  /** Heading of the part of this page that it leads to; absent where it leads elsewhere. */
  targetHeading?: string;
  /** Set where it is one of several of a menu of the site. */
  isMenuItem?: true;
  element: ElementRef;
}

/** Headers of the cell a link stands in. */
export interface TableCell {
  /** Whether its own attribute or a cell of its row names it. */
  hasRowHeader: boolean;
  /** Texts over its column, the nearest last, and whether they stand over a cell of its row with words as well. */
  columnHeaders: { text: string; isOverWords: boolean }[];
  /** Whether another cell of its row holds words outside of links. */
  isBesideWords: boolean;
  /** Whether a link of the same text stands in another row of its column. */
  isRepeatedBelow: boolean;
}

/** A link whose name, which people don't see, is about another item of its list. */
export interface MisnamedLink {
  name: string;
  /** Heading of its own item. */
  own: string;
  /** Heading of the item that it names. */
  other: string;
  element: ElementRef;
}

export interface LinksOfPage {
  /** Absent in older facts. */
  misnamed?: MisnamedLink[];
  shortLinks: ShortLink[];
  /** Texts of the items of each list that short links stand in, cut to 60 characters. */
  lists: string[][];
  sameNamed: SameNamedLinks[];
  /** Selectors of links that lead where an earlier one of their name leads; absent in older facts. */
  toldAlready?: string[];
  /** Selectors of links that share their name with others and don't lead to different pages; absent in older facts. */
  ofOneGoal?: string[];
  /** Selectors of links that share their name with others, all of which sentences of their own explain; absent in older facts. */
  toldBySentence?: string[];
}

const MOST_WORDS = 6;
const MOST_LETTERS = 40;
const MOST_LINKS = 400;
const ITEM_TEXT = 60;
const MOST_ITEMS = 100;
const MOST_ROWS = 300;
const MOST_HEADS = 1000;
/** Groups of links of which the pages behind are read. */
const MOST_COMPARED = 3;
/** Paragraphs, list items and cells: the elements WCAG names. https://www.w3.org/TR/WCAG22/#dfn-programmatically-determined-link-context */
const WHOLE_CONTEXTS =
  "p,li,td,th,blockquote,figcaption,[role=paragraph],[role=listitem],[role=cell],[role=gridcell],[role=rowheader]";
const HEADS =
  "h1,h2,h3,h4,h5,h6,[role=heading],dt,th,caption,figcaption,legend,summary,b,strong,label,svg,img[alt]:not([alt=''])";

/** Links of a few words, which alone may say too little, and links of one place that share a name. */
export async function probe({ describe, selectorOf, within, isCutOff }: AskedPage): Promise<LinksOfPage> {
  const sameNamed = await sameNamedLinks(describe, isCutOff === true ? 0 : MOST_COMPARED);
  const lists = new Map<Element, number>();
  const heads = document.body === null ? [] : queryAll(document.body, HEADS).filter(within(MOST_HEADS));
  const shortLinks = everywhere("a[href],area[href],[role=link]")
    .map((link) => ({ link, name: accessibleName(link) }))
    .filter(({ link, name }) => isShort(name) && isExposed(link))
    .filter(within(MOST_LINKS))
    .map(({ link, name }) => ({
      ...surroundingsOf(link, lists),
      name,
      ...(isPicture(link) ? { isPicture: true as const } : {}),
      address: link instanceof HTMLAnchorElement ? link.href : "",
      head: headBefore(link, heads),
      ...placeNamedBy(link),
      element: describe(link),
    }));
  const toldAlready = linksToldAlready().slice(0, MOST_LINKS).map(selectorOf);
  const ofOneGoal = linksOfOneGoal().slice(0, MOST_LINKS).map(selectorOf);
  const toldBySentence = linksToldBySentence().slice(0, MOST_LINKS).map(selectorOf);
  const misnamed = misnamedLinks()
    .slice(0, MOST_LINKS)
    .map(({ link, ...names }) => ({ ...names, element: describe(link) }));
  return {
    misnamed,
    shortLinks,
    lists: [...lists.keys()].map(itemTexts),
    sameNamed,
    toldAlready,
    ofOneGoal,
    toldBySentence,
  };
}

function placeNamedBy(link: Element): Pick<ShortLink, "targetHeading" | "isMenuItem"> {
  const targetHeading = headingAtTarget(link);
  return {
    ...(targetHeading === "" ? {} : { targetHeading }),
    ...(isItemOfMenu(link) ? { isMenuItem: true as const } : {}),
  };
}

function isPicture(link: Element): boolean {
  return textOf(link) === "" && queryAll(link, "img[alt]").length > 0;
}

function isShort(name: string): boolean {
  return name !== "" && name.length <= MOST_LETTERS && name.split(" ").length <= MOST_WORDS;
}

function surroundingsOf(
  link: Element,
  lists: Map<Element, number>,
): Pick<ShortLink, "isDescribed" | "block" | "lettersBeside" | "cell" | "list"> {
  const block = blockAround(link);
  const cell = closestElement(link, "td,th");
  const item = block === null ? null : closestElement(block, "li");
  return {
    isDescribed:
      referenced(link, "aria-describedby").some((text) => textOf(text) !== "") ||
      (attribute(link, "title") ?? "") !== "",
    block: block === null ? null : tagName(block),
    lettersBeside: lettersBeside(link, block),
    cell: cell === null ? null : cellOf(cell, link),
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

/** In its own sentence, and in whatever paragraph, list item or cell is around it. */
function lettersBeside(link: Element, block: Element | null): number {
  const contexts = [...(block === null ? [] : [block]), ...wholeContexts(link)];
  return Math.max(0, ...contexts.map((context) => lettersIn(context, link)));
}

/** Elements whose whole text WCAG counts as the context of a link in them. */
function wholeContexts(link: Element): Element[] {
  const found: Element[] = [];
  let near = closestElement(link, WHOLE_CONTEXTS);
  while (near !== null) {
    if (!isPartOfLayout(near)) found.push(near);
    near = near.parentElement === null ? null : closestElement(near.parentElement, WHOLE_CONTEXTS);
  }
  return found;
}

/** A cell that only places parts of the page is none of a table. */
function isPartOfLayout(context: Element): boolean {
  if (!matchesSelector(context, "td,th")) return false;
  const table = closestElement(context, "table");
  const isPresented = table !== null && matchesSelector(table, "[role=presentation],[role=none]");
  return isPresented || queryAll(context, "table").length > 0;
}

/** Of a block that is no context as a whole, the text of blocks inside it is no part of the sentence. */
function lettersIn(context: Element, link: Element): number {
  const isWhole = matchesSelector(context, WHOLE_CONTEXTS);
  return textNodesBeside(link, context)
    .filter((node) => isWhole || isInSentenceOf(context, node))
    .reduce((sum, node) => sum + lettersOf(node), 0);
}

function lettersOf(node: Node): number {
  return (nodeValue(node) ?? "").replaceAll(/[^\p{L}\p{N}]+/gu, "").length;
}

function cellOf(cell: Element, link: Element): TableCell {
  const row = closestElement(cell, "tr");
  const isNamed = (attribute(cell, "headers") ?? "") !== "";
  const headers =
    row === null ? [] : queryAll(row, "th,[role=rowheader]").filter((header) => header !== cell);
  return {
    hasRowHeader: isNamed || headers.some((header) => textOf(header) !== ""),
    ...columnOf(cell, textOf(link)),
  };
}

type Column = Pick<TableCell, "columnHeaders" | "isBesideWords" | "isRepeatedBelow">;

/** What stands over a cell, and whether a link of this text stands above or below it. */
function columnOf(cell: Element, text: string): Column {
  const table = closestElement(cell, "table");
  if (!(table instanceof HTMLTableElement))
    return { columnHeaders: [], isBesideWords: false, isRepeatedBelow: false };
  const row = cell.parentElement;
  const worded = [...(row === null ? [] : childElements(row))].filter(
    (other) => other !== cell && hasWords(other),
  );
  const wordedColumns = new Set(worded.flatMap((other) => [...columnsOf(other)]));
  const columns = columnsOf(cell);
  const inColumn = [...table.rows]
    .slice(0, MOST_ROWS)
    .flatMap((other) => [...other.cells])
    .filter((other) => !columnsOf(other).isDisjointFrom(columns));
  const headers = inColumn.filter(
    (other) => tagName(other) === "th" && other.parentElement !== row && isBefore(other, cell),
  );
  const alike = inColumn.filter((other) => queryAll(other, "a[href]").some((link) => textOf(link) === text));
  return {
    columnHeaders: headers
      .filter((header) => textOf(header) !== "")
      .map((header) => ({
        text: textOf(header).slice(0, ITEM_TEXT),
        isOverWords: !columnsOf(header).isDisjointFrom(wordedColumns),
      })),
    isBesideWords: worded.length > 0,
    isRepeatedBelow: alike.length > 1,
  };
}

function hasWords(cell: Element): boolean {
  const links = queryAll(cell, "a[href]").map(textOf).join("").length;
  return textOf(cell).length > links;
}

/** Numbers of the columns a cell stands in; cells that reach down from rows above are rare enough. */
function columnsOf(cell: Element): Set<number> {
  if (!(cell instanceof HTMLTableCellElement)) return new Set();
  const siblings = [...(cell.parentElement?.children ?? [])];
  const before = siblings.slice(0, siblings.indexOf(cell));
  const start = before.reduce(
    (sum, other) => sum + (other instanceof HTMLTableCellElement ? other.colSpan : 1),
    0,
  );
  return new Set(Array.from({ length: Math.min(cell.colSpan, MOST_ROWS) }, (_, index) => start + index));
}

/** The last heading before a link; of shadow roots that is not known. */
function headBefore(link: Element, heads: readonly Element[]): number | null {
  if (isShadowRoot(rootNode(link))) return null;
  return heads.findLastIndex((head) => isBefore(head, link) && !link.contains(head));
}

import type { ElementRef } from "#evidence/document.ts";
import { attribute, childElements, folded, queryAll, textContent } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { isExposed, isSeen } from "#gather/page/in-page/semantics.ts";

/** A table of plain cells, none of which is marked as a header. */
export interface PlainTable {
  rows: number;
  columns: number;
  /** Texts of its first row. */
  firstRow: string[];
  isFirstRowBold: boolean;
  /** Whether any later row is bold throughout. */
  isLaterRowBold: boolean;
  /** Set where the first row has words alone, and each later one a number, an amount or a time. */
  namesNumbers?: true;
  /** Whether each row has as many cells as the first. */
  isEven: boolean;
  element: ElementRef;
}

const HEADERS = "th,[scope],[headers],[role=columnheader],[role=rowheader]";
const OTHER_THINGS = "table,form,h1,h2,h3,h4,nav,ul,ol,p + p,iframe";
const BOLD = 600;
const MOST = 30;
const MOST_ROWS = 100;
const TEXT_LIMIT = 60;

/** Tables in sight that screen readers announce as such, with cells of words only. */
export function probe({ describe, within }: AskedPage): PlainTable[] {
  return everywhere("table:not([role])")
    .filter((table) => queryAll(table, `${HEADERS},${OTHER_THINGS}`).length === 0)
    .filter((table) => isExposed(table) && isSeen(table))
    .filter(within(MOST))
    .map((table) => {
      const all = queryAll(table, "tr")
        .filter(within(MOST_ROWS))
        .map((row) => [...childElements(row)]);
      const rows = all.filter((row) => !isDetail(row, all[0]?.length ?? 0));
      const [first = [], ...later] = rows;
      const namesNumbers = first.length > 0 && saysWords(first) && later.every(hasNumber);
      return {
        rows: rows.length,
        columns: first.length,
        firstRow: first.map((cell) => folded(textContent(cell), TEXT_LIMIT)),
        isFirstRowBold: isBold(first),
        isLaterRowBold: later.some(isBold),
        ...(namesNumbers ? { namesNumbers } : {}),
        isEven:
          rows.every((row) => row.length === first.length) &&
          rows.flat().every((cell) => (attribute(cell, "colspan") ?? "1") === "1"),
        element: describe(table),
      };
    });
}

/** One cell across all columns, which tells more of the row above it. */
function isDetail([cell, ...others]: readonly Element[], columns: number): boolean {
  if (cell === undefined || others.length > 0) return false;
  return columns > 1 && Number(attribute(cell, "colspan")) === columns;
}

/** Whether each cell but the corner has words, and none a number. */
function saysWords(cells: readonly Element[]): boolean {
  const texts = cells.map((cell) => textContent(cell) ?? "");
  return (
    texts.slice(1).every((text) => /\p{L}{2}/u.test(text)) && !texts.some((text) => /\p{Nd}/u.test(text))
  );
}

function hasNumber(cells: readonly Element[]): boolean {
  return cells.some((cell) => /\p{Nd}/u.test(textContent(cell) ?? ""));
}

function isBold(cells: readonly Element[]): boolean {
  const texts = cells.flatMap((cell) => textParents(cell));
  return texts.length > 0 && texts.every((parent) => Number(getComputedStyle(parent).fontWeight) >= BOLD);
}

/** Elements in which the words of a cell stand. */
function textParents(cell: Element): Element[] {
  const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  const parents: Element[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if ((textContent(node) ?? "").trim() !== "" && node.parentElement !== null)
      parents.push(node.parentElement);
  }
  return parents;
}

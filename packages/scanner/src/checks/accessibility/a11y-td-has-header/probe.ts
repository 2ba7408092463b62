import type { ElementRef } from "#evidence/document.ts";
import {
  attribute,
  childElements,
  closestElement,
  folded,
  matchesSelector,
  parentElement,
  queryAll,
  textContent,
} from "#gather/page/in-page/dom.ts";
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

export interface TablesWithoutHeaders {
  tables: PlainTable[];
  /** Selectors of cells in the head of any table that hold a field and no words, as those do that filter a column. */
  fieldsInHead: string[];
  /** Selectors of tables with such cells, all other rows of which stand below a row of headers. */
  headedBelowFields: string[];
}

const FIELDS = "input:not([type=hidden]),select,textarea,button";
const MOST_FIELDS = 100;
const HEADERS = "th,[scope],[headers],[role=columnheader],[role=rowheader]";
const OTHER_THINGS = "table,form,h1,h2,h3,h4,nav,ul,ol,p + p,iframe";
const BOLD = 600;
const MOST = 30;
const MOST_ROWS = 100;
const TEXT_LIMIT = 60;

export function probe(page: AskedPage): TablesWithoutHeaders {
  const fields = everywhere("tr > td").filter((cell) => isInHead(cell) && holdsFieldAlone(cell));
  return {
    tables: plainTables(page),
    fieldsInHead: fields.slice(0, MOST_FIELDS).map((cell) => page.selectorOf(cell)),
    headedBelowFields: tablesOf(fields)
      .filter((table) => isHeadedBut(fields, table))
      .map((table) => page.selectorOf(table)),
  };
}

function tablesOf(cells: readonly Element[]): Element[] {
  const tables = cells.flatMap((cell) => closestElement(cell, "table") ?? []);
  return [...new Set(tables)].slice(0, MOST);
}

/** Whether each cell with words stands below a row of headers. */
function isHeadedBut(fields: readonly Element[], table: Element): boolean {
  const rows = queryAll(table, "tr");
  const above = rows.slice(0, rows.findIndex(isRowOfHeaders));
  const cells = above.flatMap((row) => [...childElements(row)]);
  const isEmpty = (cell: Element): boolean => (textContent(cell) ?? "").trim() === "";
  return rows.some(isRowOfHeaders) && cells.every((cell) => fields.includes(cell) || isEmpty(cell));
}

/** In the head, or in a row right above or below one of headers alone. */
function isInHead(cell: Element): boolean {
  if (closestElement(cell, "thead") !== null) return true;
  const row = parentElement(cell);
  return [row?.previousElementSibling, row?.nextElementSibling].some(isRowOfHeaders);
}

function isRowOfHeaders(row: Element | null | undefined): boolean {
  const cells = row === null || row === undefined ? [] : [...childElements(row)];
  return cells.length > 1 && cells.every((cell) => matchesSelector(cell, "th,[role=columnheader]"));
}

/** Words of choices are those of the field. */
function holdsFieldAlone(cell: Element): boolean {
  const fields = queryAll(cell, FIELDS);
  const isOfField = (node: Node): boolean => fields.some((field) => field.contains(node));
  const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if ((textContent(node) ?? "").trim() !== "" && !isOfField(node)) return false;
  return fields.length > 0;
}

/** Tables in sight that screen readers announce as such, with cells of words only. */
function plainTables({ describe, within }: AskedPage): PlainTable[] {
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

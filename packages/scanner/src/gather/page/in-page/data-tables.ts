import { attribute, closestElement, matchesSelector, queryAll } from "./dom.ts";
import { textOf } from "./semantics.ts";

const TABLES = "table,[role=table],[role=grid],[role=treegrid]";
const ROWS = "tr,[role=row]";
const CELLS = "td,th,[role=cell],[role=gridcell],[role=columnheader],[role=rowheader]";
const HEADERS = "th,td[headers],[scope],[role=columnheader],[role=rowheader]";
/** What a cell of data does not hold. */
const PARTS_OF_PAGES = "h1,h2,h3,h4,h5,h6,nav,form,main,header,footer,table";
/** Letters from which the cell of a table is a paragraph. */
const PROSE = 60;

/** Cells of a table that are not those of a table in it, by row. */
export function rowsOf(table: Element): Element[][] {
  const own = (element: Element): boolean => closestElement(element, TABLES) === table;
  return queryAll(table, ROWS)
    .filter(own)
    .map((row) => queryAll(row, CELLS).filter((cell) => own(cell) && closestElement(cell, ROWS) === row))
    .filter((cells) => cells.length > 0);
}

/** Whether a table relates data by rows and columns: it has headers, and its cells hold neither parts of a page nor prose alone. */
export function isDataTable(table: Element): boolean {
  if (/^(?:none|presentation)$/i.test((attribute(table, "role") ?? "").trim())) return false;
  const rows = rowsOf(table);
  const cells = rows.flat();
  const hasHeader = cells.some((cell) => matchesSelector(cell, HEADERS) && textOf(cell) !== "");
  if (!hasHeader || rows.filter((row) => row.length > 1).length < 2) return false;
  const ofParts = cells.filter((cell) => queryAll(cell, PARTS_OF_PAGES).length > 0);
  return ofParts.length < 2 && !cells.filter((cell) => matchesSelector(cell, "th")).some(isProse);
}

/** Whether a cell holds sentences, as no header of a column does. */
export function isProse(cell: Element): boolean {
  return textOf(cell).length >= PROSE && /[.!?\u3002\uFF01\uFF1F]["\u201D\u00BB)]?$/u.test(textOf(cell));
}

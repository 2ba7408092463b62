import type { ElementRef } from "#evidence/document.ts";
import { attribute, closestElement, queryAll, tagName } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import { isExposed, isSeen, textOf } from "#gather/page/in-page/semantics.ts";

/** A header cell with text, and the cells that could be its own. */
export interface TableHeader {
  text: string;
  /** As written; null where it has none. */
  scope: string | null;
  role: string | null;
  /** Whether a cell names it by its id. */
  isNamed: boolean;
  /** Whether a cell that names no headers lies below it, or beside it: of a group of rows, in any of them. */
  hasCellBelow: boolean;
  hasCellBeside: boolean;
  /** Selector of its table. */
  table: string;
  element: ElementRef;
}

/** A cell with the slots it covers. */
interface Cell {
  element: Element;
  isHeader: boolean;
  row: number;
  column: number;
  rows: number;
  columns: number;
}

const MOST = 300;
const TEXT_LIMIT = 100;

/** Header cells of data tables and grids, in sight and exposed. */
export function probe({ describe, selectorOf }: ProbedPage): TableHeader[] {
  const native = everywhere("table:not([role=presentation]):not([role=none])")
    .map(cellsOfTable)
    .map(withoutRepeatedHeaders);
  const marked = everywhere("[role=grid]:not(table),[role=table]:not(table),[role=treegrid]:not(table)");
  return [...native, ...marked.map(cellsOfGrid)]
    .flatMap((cells) =>
      cells
        .filter(
          ({ isHeader, element }) =>
            isHeader && textOf(element) !== "" && isExposed(element) && isSeen(element),
        )
        .map((header) => ({ header, cells })),
    )
    .slice(0, MOST)
    .map(({ header, cells }) => ({
      ...factsOf(header, cells),
      table: selectorOf(
        closestElement(header.element, "table,[role=table],[role=grid],[role=treegrid]") ?? header.element,
      ),
      element: describe(header.element),
    }));
}

/** A footer that says the headers of its columns once more heads nothing, and need not. */
function withoutRepeatedHeaders(cells: readonly Cell[]): Cell[] {
  const isInFooter = ({ element }: Cell): boolean => closestElement(element, "tfoot") !== null;
  return cells.filter((cell) => {
    const repeats = cells.some(
      (other) =>
        other.isHeader &&
        other.column === cell.column &&
        !isInFooter(other) &&
        textOf(other.element) === textOf(cell.element),
    );
    return !(cell.isHeader && isInFooter(cell) && repeats);
  });
}

function factsOf(header: Cell, cells: readonly Cell[]): Omit<TableHeader, "element" | "table"> {
  const { element } = header;
  const id = attribute(element, "id");
  const others = cells.filter((cell) => cell.element !== element);
  const free = others.filter((cell) => headersOf(cell) === null);
  return {
    text: textOf(element).slice(0, TEXT_LIMIT),
    scope: attribute(element, "scope"),
    role: attribute(element, "role"),
    isNamed: id !== null && others.some((cell) => headersOf(cell)?.includes(id)),
    hasCellBelow: free.some((cell) => liesBelow(cell, header)),
    hasCellBeside: free.some((cell) => liesBeside(cell, header) || isOfItsRows(cell, header)),
  };
}

function headersOf({ element }: Cell): string[] | null {
  const headers = attribute(element, "headers");
  return headers === null || headers.trim() === "" ? null : headers.trim().split(/\s+/);
}

function liesBelow(cell: Cell, header: Cell): boolean {
  return (
    cell.row >= header.row + header.rows && overlaps(cell.column, cell.columns, header.column, header.columns)
  );
}

function liesBeside(cell: Cell, header: Cell): boolean {
  return (
    cell.column >= header.column + header.columns && overlaps(cell.row, cell.rows, header.row, header.rows)
  );
}

/** `rowgroup` heads the rest of its group of rows. */
function isOfItsRows(cell: Cell, header: Cell): boolean {
  if (attribute(header.element, "scope")?.toLowerCase() !== "rowgroup") return false;
  const group = closestElement(header.element, "tbody,thead,tfoot");
  return (
    cell.row >= header.row && group !== null && closestElement(cell.element, "tbody,thead,tfoot") === group
  );
}

function overlaps(start: number, length: number, otherStart: number, otherLength: number): boolean {
  return start < otherStart + otherLength && otherStart < start + length;
}

/** Lays a table's cells into slots as browsers do. */
function cellsOfTable(table: Element): Cell[] {
  const taken = new Set<string>();
  const rows = queryAll(table, "tr").filter((row) => closestElement(row, "table") === table);
  return rows.flatMap((tableRow, row) => {
    let column = 0;
    const own = queryAll(tableRow, "td,th").filter((cell) => closestElement(cell, "tr") === tableRow);
    return own.map((element) => {
      while (taken.has(`${row}:${column}`)) column += 1;
      const cell = nativeCell(element, row, column, rows.length - row);
      occupy(taken, cell);
      column += cell.columns;
      return cell;
    });
  });
}

function nativeCell(element: Element, row: number, column: number, rowsLeft: number): Cell {
  return { element, isHeader: isHeaderCell(element), row, column, ...spanOf(element, rowsLeft) };
}

function isHeaderCell(cell: Element): boolean {
  const role = attribute(cell, "role");
  if (role !== null && role !== "") return role === "columnheader" || role === "rowheader";
  return tagName(cell) === "th";
}

function spanOf(cell: Element, rowsLeft: number): { rows: number; columns: number } {
  const columns = Math.min(Math.max(Number.parseInt(attribute(cell, "colspan") ?? "1", 10) || 1, 1), 1000);
  const rows = Number.parseInt(attribute(cell, "rowspan") ?? "1", 10);
  return { columns, rows: rows === 0 ? rowsLeft : Math.min(Math.max(rows || 1, 1), rowsLeft) };
}

function occupy(taken: Set<string>, { row, column, rows, columns }: Cell): void {
  for (let y = row; y < row + rows; y += 1) {
    for (let x = column; x < column + columns; x += 1) taken.add(`${y}:${x}`);
  }
}

const GRID_CELLS = "[role=columnheader],[role=rowheader],[role=gridcell],[role=cell]";

/** A row with more headers than any row of several cells has holds headers of groups: each may reach over all columns. */
function cellsOfGrid(grid: Element): Cell[] {
  const rows = queryAll(grid, "[role=row]").map((row) => queryAll(row, GRID_CELLS));
  const widest = Math.max(0, ...rows.map((cells) => cells.filter((cell) => !isHeaderCell(cell)).length));
  return rows.flatMap((cells, row) => {
    const hasGroups = widest > 1 && cells.filter(isHeaderCell).length > widest;
    return cells.map((element, column) => ({
      element,
      isHeader: isHeaderCell(element),
      row,
      column: hasGroups ? 0 : column,
      rows: 1,
      columns: hasGroups ? Math.max(widest, 1) : 1,
    }));
  });
}

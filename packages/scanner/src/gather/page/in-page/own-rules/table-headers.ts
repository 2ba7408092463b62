import { attribute, closestElement, queryAll, tagName } from "../dom.ts";
import { everywhere } from "./page-parts.ts";
import type { RuleHit } from "./rule-hit.ts";
import { isExposed, isSeen, textOf } from "./semantics.ts";

/** A cell with the slots it covers. */
interface Cell {
  element: Element;
  isHeader: boolean;
  row: number;
  column: number;
  rows: number;
  columns: number;
}

/** Header cells of data tables under or beside which there is no cell they could be the header of. */
export function emptyTableHeaders(): RuleHit[] {
  const native = everywhere("table:not([role=presentation]):not([role=none])").map(cellsOfTable);
  const marked = everywhere("[role=grid]:not(table),[role=table]:not(table),[role=treegrid]:not(table)");
  return [...native, ...marked.map(cellsOfGrid)].flatMap((cells) =>
    cells.filter((cell) => isLonelyHeader(cell, cells)).map(({ element }) => toHit(element)),
  );
}

function toHit(element: Element): RuleHit {
  return {
    rule: "table-header-without-cells",
    verdict: "failed",
    wcag: ["1.3.1"],
    actRules: ["d0f69e"],
    severity: "medium",
    message: `The header “${textOf(element).slice(0, 60)}” has no cells`,
    element,
  };
}

function isLonelyHeader(header: Cell, cells: readonly Cell[]): boolean {
  const { element } = header;
  if (!header.isHeader || textOf(element) === "" || !isExposed(element) || !isSeen(element)) return false;
  const id = attribute(element, "id");
  const others = cells.filter((cell) => cell.element !== element);
  if (id !== null && others.some((cell) => headersOf(cell)?.includes(id))) return false;
  const free = others.filter((cell) => headersOf(cell) === null);
  return !free.some((cell) => belongsTo(cell, header));
}

function headersOf({ element }: Cell): string[] | null {
  const headers = attribute(element, "headers");
  return headers === null || headers.trim() === "" ? null : headers.trim().split(/\s+/);
}

/**
 * Whether a cell lies where a header reaches. A header without a scope reaches down and across: which of both is
 * meant browsers tell differently, so it is lonely only when neither holds.
 */
function belongsTo(cell: Cell, header: Cell): boolean {
  const scope = scopeOf(header);
  const below =
    cell.row >= header.row + header.rows &&
    overlaps(cell.column, cell.columns, header.column, header.columns);
  const beside =
    cell.column >= header.column + header.columns && overlaps(cell.row, cell.rows, header.row, header.rows);
  return (below && scope !== "row") || (beside && scope !== "column");
}

function scopeOf({ element }: Cell): "column" | "row" | "auto" {
  const scope = (attribute(element, "scope") ?? "").toLowerCase();
  const role = attribute(element, "role");
  if (scope.startsWith("col") || (scope === "" && role === "columnheader")) return "column";
  return scope.startsWith("row") || (scope === "" && role === "rowheader") ? "row" : "auto";
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

function cellsOfGrid(grid: Element): Cell[] {
  return queryAll(grid, "[role=row]").flatMap((gridRow, row) =>
    queryAll(gridRow, GRID_CELLS).map((element, column) => ({
      element,
      isHeader: isHeaderCell(element),
      row,
      column,
      rows: 1,
      columns: 1,
    })),
  );
}

import type { ElementRef } from "#evidence/document.ts";
import { isProse, rowsOf } from "#gather/page/in-page/data-tables.ts";
import { attribute, closestElement, matchesSelector, queryAll } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { isExposed, isSeen, textOf } from "#gather/page/in-page/semantics.ts";

/** A table and what stands in its cells. */
export interface TableOfParts {
  /** Whether it has header cells, a caption or the like. */
  isMarkedAsData: boolean;
  /** Whether another table stands in one of its cells. */
  holdsTable: boolean;
  /** Cells that hold headings, menus, forms or several paragraphs. */
  cellsOfParts: number;
  /** Rows in which paragraphs of prose stand side by side; absent from older facts. */
  rowsOfProse?: number;
  /** What says that the table is one of data. */
  marks?: ("caption" | "header cells")[];
  /** Whether each column has a header of a few words. */
  areColumnsNamed?: boolean;
  element: ElementRef;
}

const DATA = "caption,thead,th,[scope],[headers]";
const PARTS = "h1,h2,h3,h4,h5,h6,nav,form,p + p,main,header,footer,table";
const MOST = 30;

/** Outermost tables in sight that screen readers announce as tables. */
export function probe({ describe, within }: AskedPage): TableOfParts[] {
  return everywhere("table")
    .filter((table) => attribute(table, "role") === null && isExposed(table) && isSeen(table))
    .filter((table) => table.parentElement === null || closestElement(table.parentElement, "table") === null)
    .filter(within(MOST))
    .map((table) => {
      const own = queryAll(table, DATA).filter((part) => closestElement(part, "table") === table);
      const cells = queryAll(table, "td,th").filter((cell) => closestElement(cell, "table") === table);
      return {
        isMarkedAsData: own.length > 0,
        holdsTable: queryAll(table, "table:not([role])").length > 0,
        ...proseIn(table, own),
        cellsOfParts: cells.filter((cell) => queryAll(cell, PARTS).length > 0).length,
        element: describe(table),
      };
    });
}

function proseIn(
  table: Element,
  own: readonly Element[],
): Pick<TableOfParts, "rowsOfProse" | "marks" | "areColumnsNamed"> {
  const rows = rowsOf(table).filter((cells) => cells.length > 1);
  return {
    rowsOfProse: rows.filter((cells) => cells.every(isProse)).length,
    areColumnsNamed: rows.some((cells) =>
      cells.every((cell) => matchesSelector(cell, "th") && textOf(cell) !== "" && !isProse(cell)),
    ),
    marks: [
      ...(own.some((part) => matchesSelector(part, "caption")) ? (["caption"] as const) : []),
      ...(own.some((part) => matchesSelector(part, "th")) ? (["header cells"] as const) : []),
    ],
  };
}

import type { ElementRef } from "#evidence/document.ts";
import { attribute, closestElement, queryAll } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { isExposed, isSeen } from "#gather/page/in-page/semantics.ts";

/** A table and what stands in its cells. */
export interface TableOfParts {
  /** Whether it has header cells, a caption or the like. */
  isMarkedAsData: boolean;
  /** Whether another table stands in one of its cells. */
  holdsTable: boolean;
  /** Cells that hold headings, menus, forms or several paragraphs. */
  cellsOfParts: number;
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
        cellsOfParts: cells.filter((cell) => queryAll(cell, PARTS).length > 0).length,
        element: describe(table),
      };
    });
}

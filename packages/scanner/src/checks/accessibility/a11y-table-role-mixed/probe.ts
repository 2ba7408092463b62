import type { ElementRef } from "#evidence/document.ts";
import { closestElement, queryAll } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { isExposed, isSeen, textOf } from "#gather/page/in-page/semantics.ts";

/** A table whose role says that it is layout, and its own cells. */
export interface LayoutTable {
  /** Header cells with text. */
  headers: number;
  /** Rows, and cells in the longest of them. */
  rows: number;
  columns: number;
  hasCaption: boolean;
  element: ElementRef;
}

const MOST = 50;

/** Tables in sight that call themselves presentation. */
export function probe({ describe, within }: AskedPage): LayoutTable[] {
  return everywhere("table[role=presentation],table[role=none]")
    .filter((table) => isSeen(table) && isExposed(table))
    .filter(within(MOST))
    .map((table) => {
      const own = (selector: string): Element[] =>
        queryAll(table, selector).filter((part) => closestElement(part, "table") === table);
      return {
        headers: own("th").filter((cell) => textOf(cell) !== "").length,
        rows: own("tr").length,
        columns: Math.max(0, ...own("tr").map((row) => row.children.length)),
        hasCaption: own("caption").some((caption) => textOf(caption) !== ""),
        element: describe(table),
      };
    });
}

import type { ElementRef } from "#evidence/document.ts";
import { closestElement, queryAll } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import { isExposed, isSeen, textOf } from "#gather/page/in-page/semantics.ts";

/** A table whose role says that it is layout, and its own cells. */
export interface LayoutTable {
  /** Header cells with text. */
  headers: number;
  hasCaption: boolean;
  /** Cells that name their headers, or say whose header they are. */
  tied: number;
  element: ElementRef;
}

const MOST = 50;

/** Tables in sight that call themselves presentation. */
export function probe({ describe }: ProbedPage): LayoutTable[] {
  return everywhere("table[role=presentation],table[role=none]")
    .filter((table) => isSeen(table) && isExposed(table))
    .slice(0, MOST)
    .map((table) => {
      const own = (selector: string): Element[] =>
        queryAll(table, selector).filter((part) => closestElement(part, "table") === table);
      return {
        headers: own("th").filter((cell) => textOf(cell) !== "").length,
        hasCaption: own("caption").some((caption) => textOf(caption) !== ""),
        tied: own("td[headers],td[scope]").length,
        element: describe(table),
      };
    });
}

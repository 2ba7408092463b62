import type { ElementRef } from "#evidence/document.ts";
import { closestElement, queryAll } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName, isExposed, isSeen, textOf } from "#gather/page/in-page/semantics.ts";

/** A table with headers, and what says what it is about. */
export interface DataTable {
  name: string;
  caption: string;
  /** Whether a heading stands right above it. */
  isHeaded: boolean;
  element: ElementRef;
}

const NAMED = "[aria-label],[aria-labelledby],[title],[summary]";
const HEADINGS = "h1,h2,h3,h4,h5,h6,[role=heading]";
/** How far above the table its heading may stand: with one text between them, or outside of a box around it. */
const STEPS = 2;
const MOST = 30;
const NAME_LIMIT = 100;

/** Data tables in sight of at least two rows. */
export function probe({ describe, within }: AskedPage): DataTable[] {
  return everywhere("table:not([role]),[role=table],[role=grid]")
    .filter((table) => queryAll(table, "th,[role=columnheader],[role=rowheader]").length > 0)
    .filter((table) => queryAll(table, "tr,[role=row]").length > 1 && isExposed(table) && isSeen(table))
    .filter(within(MOST))
    .map((table) => ({
      name: table.matches(NAMED) ? accessibleName(table).slice(0, NAME_LIMIT) : "",
      caption: queryAll(table, "caption").map(textOf).join(" ").slice(0, NAME_LIMIT),
      isHeaded: isHeaded(table),
      element: describe(table),
    }));
}

function isHeaded(table: Element): boolean {
  let place: Element | null = table;
  for (let up = 0; up <= STEPS && place !== null; up += 1) {
    let before: Element | null = place.previousElementSibling;
    for (let step = 0; step < STEPS && before !== null; step += 1) {
      if (before.matches(HEADINGS) || queryAll(before, HEADINGS).length > 0) return true;
      before = before.previousElementSibling;
    }
    if (place.previousElementSibling !== null) return false;
    place = closestElement(place, "main,body") === place ? null : place.parentElement;
  }
  return false;
}

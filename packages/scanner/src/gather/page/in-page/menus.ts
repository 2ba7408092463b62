import type { MenuRef } from "#evidence/document.ts";

import type { Describer } from "./describe-element.ts";
import { childElements, folded, isVisible, queryAll, textContent } from "./dom.ts";

const MOST_MENUS = 20;
const MOST_ENTRIES = 100;
const LONGEST_ENTRY = 60;
const CONTROLS =
  "a[href], area[href], button, input, select, summary, [role=button], [role=tab], [role=menuitem]";

/** Menus of the page, with what is in them to follow or to click. */
export function readMenus(menus: readonly Element[], describer: Describer): MenuRef[] {
  return menus.slice(0, MOST_MENUS).map((menu) => ({
    ...describer.describe(menu),
    controls: queryAll(menu, CONTROLS).length,
    clickable: queryAll(menu, "*").slice(0, MOST_ENTRIES).filter(looksClickable).length,
  }));
}

/** A short text over which the pointer becomes a hand. */
function looksClickable(element: Element): boolean {
  const text = folded(textContent(element), LONGEST_ENTRY + 1);
  if (text === "" || text.length > LONGEST_ENTRY || childElements(element).length > 0) return false;
  return getComputedStyle(element).cursor === "pointer" && isVisible(element);
}

import { everywhere } from "./page-parts.ts";
import type { Cleared } from "./rule-hit.ts";

/** Parts that arrow keys move the focus to. */
const REACHED_BY_ARROWS =
  "[role^=menuitem],[role=tab],[role=option],[role=radio],[role=treeitem],[role=row],[role=gridcell],[role=button]";

/** Elements that only scripts focus: WCAG 2.4.7 asks of what the keyboard reaches that its focus be seen. */
export function notReachedByKeyboard(): Cleared[] {
  return everywhere(`[tabindex^='-']:not(${REACHED_BY_ARROWS})`).map((element) => ({
    criterion: "2.4.7",
    element,
  }));
}

import { everywhere } from "./page-parts.ts";
import type { Cleared } from "./rule-hit.ts";

/** Fields nobody fills in: what the browser would offer for them does not matter. */
const NOT_FILLED_IN =
  "input:is([type=hidden i],[type=button i],[type=submit i],[type=reset i],[type=image i]),:is(input,textarea):is([readonly],[aria-readonly=true]),:is(input,textarea,select):is(:disabled,[aria-disabled=true])";

/** Fields whose autocomplete value does nothing, as it cannot be filled in. */
export function fieldsNotFilledIn(): Cleared[] {
  return everywhere(NOT_FILLED_IN)
    .filter((element) => element.hasAttribute("autocomplete"))
    .map((element) => ({ criterion: "1.3.5", element, evenFailed: true }));
}

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

import {
  closestElement,
  matchesSelector,
  parentElement,
  queryAll,
  rectOf,
} from "#gather/page/in-page/dom.ts";
import { focusOf } from "#gather/page/in-page/operating/controls/find-controls.ts";
import { readPageState } from "#gather/page/in-page/operating/page/page-state.ts";

const BUTTONS =
  "button:not([type=submit],[aria-haspopup],[aria-expanded]),[role=button]:not([aria-haspopup],[aria-expanded])";
const PARTS = "section,article,fieldset,form,main,body";
const STEPS_AROUND = 3;
const MOST_BUTTONS = 4;

/** Where buttons can be clicked that stand in what can be dragged, or closest after and before it, whatever they are called. */
export function buttonsBeside(element: Element): { x: number; y: number }[] {
  const state = readPageState();
  const found = new Set<Element>();
  let around: Element | null = element;
  for (let step = 0; around !== null && step <= STEPS_AROUND; step += 1) {
    for (const button of nearestFirst(queryAll(around, BUTTONS), element)) found.add(button);
    if (matchesSelector(around, PARTS)) break;
    around = parentElement(around);
  }
  return [...found]
    .filter((button) => isToPress(button) && state.has(button))
    .slice(0, MOST_BUTTONS)
    .map(rectOf)
    .filter(({ top, bottom }) => top >= 0 && bottom <= innerHeight)
    .map(({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 }));
}

/** A button of a form that says no type sends it. */
function isToPress(button: Element): boolean {
  const sends = button instanceof HTMLButtonElement && button.type === "submit" && button.form !== null;
  return !sends && focusOf(button) === "tab" && closestElement(button, "[inert]") === null;
}

function nearestFirst(buttons: readonly Element[], element: Element): Element[] {
  const isAfter = (button: Element): boolean =>
    (element.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return [...buttons.filter(isAfter), ...buttons.filter((button) => !isAfter(button)).toReversed()];
}

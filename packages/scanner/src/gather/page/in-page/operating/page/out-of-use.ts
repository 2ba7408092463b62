import { classNames, closestElement, parentElement } from "#gather/page/in-page/dom.ts";

const OFF = "[inert],[disabled],[aria-disabled=true]";
/** Copies of slides, which stand out of sight so that a row of them seems to have no end. */
const COPIES = /(?:^|[-_])(?:cloned?|duplicate)(?:$|[-_])/i;
const SAYS_OFF = /(?:^|[-_])disabled(?:$|[-_])/i;
const STEPS_AROUND = 2;

/** Whether an element, or what it stands in, says that it cannot be used now, or lets the pointer through. */
export function isOutOfUse(element: Element): boolean {
  if (closestElement(element, OFF) !== null || getComputedStyle(element).pointerEvents === "none")
    return true;
  let around: Element | null = element;
  for (let steps = 0; around !== null && steps <= STEPS_AROUND; steps += 1) {
    if (classNames(around).some((name) => SAYS_OFF.test(name))) return true;
    around = parentElement(around);
  }
  return false;
}

/** Whether an element stands in the copy of a slide. */
export function isInCopy(element: Element): boolean {
  for (let around: Element | null = element; around !== null; around = parentElement(around))
    if (classNames(around).some((name) => COPIES.test(name))) return true;
  return false;
}

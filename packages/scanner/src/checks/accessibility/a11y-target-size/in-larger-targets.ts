import { matchesSelector, queryAll, rectOf } from "#gather/page/in-page/dom.ts";

import { FINGERTIP } from "./browser-sized.ts";

const MARKED = "input[type=checkbox],input[type=radio]";
const BUTTONS = "button,[role=button],a[href]";
/** Fields in which nothing can be written: a press anywhere in them does what there is to do. */
const PRESSED_FIELDS = "input[readonly]:enabled,[role=combobox]:not(input,textarea,select)";

/**
 * Of small controls those that are a part of a larger target: boxes with their label, and buttons in a field that is
 * pressed as a whole. https://www.w3.org/WAI/WCAG22/Understanding/target-size-minimum (equivalent)
 */
export function inLargerTargets(controls: readonly HTMLElement[]): HTMLElement[] {
  const fields = queryAll(document, PRESSED_FIELDS).map(rectOf).filter(isLarge);
  return controls.filter((control) => {
    if (matchesSelector(control, MARKED)) return hasLargeLabel(control);
    const { left, top, width, height } = rectOf(control);
    const [x, y] = [left + width / 2, top + height / 2];
    const isIn = (field: DOMRect): boolean =>
      x > field.left && x < field.right && y > field.top && y < field.bottom;
    return matchesSelector(control, BUTTONS) && fields.some(isIn);
  });
}

function hasLargeLabel(control: HTMLElement): boolean {
  const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
  return labels.some((label) => isLarge(rectOf(label)) && getComputedStyle(label).pointerEvents !== "none");
}

function isLarge({ width, height }: DOMRect): boolean {
  return width >= FINGERTIP && height >= FINGERTIP;
}

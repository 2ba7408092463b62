import type { TriedSlider } from "#gather/operating/gestures/slider-facts.ts";

import { attribute, closestElement, folded, matchesSelector } from "#gather/page/in-page/dom.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName } from "#gather/page/in-page/semantics.ts";
import { type Before, hasToldSince } from "#gather/page/in-page/operating/controls/effects.ts";
import { focusOf } from "#gather/page/in-page/operating/controls/find-controls.ts";
import { readPageState } from "#gather/page/in-page/operating/page/page-state.ts";
import { queryPage } from "#gather/page/in-page/operating/page/through-shadows.ts";

/** A slider of scripts, and what it says of its value. */
export type SliderToTry = Pick<TriedSlider, "element" | "name">;

const SLIDERS = "[role=slider]:not(input),[role=spinbutton]:not(input),[role=scrollbar]";
const STANDS_STILL = "[aria-disabled=true],[aria-readonly=true],[inert],[inert] *";
const NAME_LIMIT = 80;

/**
 * Sliders that the Tab key stops at, and that can be changed.
 *
 * @param isIn whether an element stands in what is asked about
 */
export function slidersToTry(
  { describe }: ProbedPage,
  isIn: (element: Element) => boolean = () => true,
): SliderToTry[] {
  const state = readPageState();
  return queryPage(SLIDERS)
    .filter(isIn)
    .filter(
      (slider) => state.has(slider) && focusOf(slider) === "tab" && !matchesSelector(slider, STANDS_STILL),
    )
    .filter((slider) => closestElement(slider, "[inert],[aria-disabled=true]") === null && hasRoom(slider))
    .map((slider) => ({ element: describe(slider), name: folded(accessibleName(slider), NAME_LIMIT) }));
}

/** Whether a slider tells a value that is written down in it, and no live region tells another one. */
export function hasOldValue(before: Before): boolean {
  return attribute(before.control, "aria-valuenow") !== null && !hasToldSince(before);
}

/** One whose ends are one value stands still whatever is pressed. */
function hasRoom(slider: Element): boolean {
  const [least, most] = ["aria-valuemin", "aria-valuemax"].map((name) => attribute(slider, name));
  return least === null || least === undefined || least !== most;
}

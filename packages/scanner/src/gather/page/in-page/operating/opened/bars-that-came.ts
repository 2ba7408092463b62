import type { CoveredByBar } from "#gather/operating/forms/choice-facts.ts";

import { closestElement, everyElement, rectOf } from "#gather/page/in-page/dom.ts";
import { coveredBothWays } from "#gather/page/in-page/keyboard/covered-focus.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import { type Before, contains, newlyShown } from "#gather/page/in-page/operating/controls/effects.ts";
import { focusOf } from "#gather/page/in-page/operating/controls/find-controls.ts";
import { readPageState } from "#gather/page/in-page/operating/page/page-state.ts";

const MOST_ELEMENTS = 6000;
const MOST_STOPS = 80;
const KEEPS_PLACE = new Set(["fixed", "sticky"]);
/** What people must answer first keeps them from the page behind it anyway. */
const LAYERS = "dialog,[role=dialog],[role=alertdialog],[aria-modal=true]";
/** Part of the window from which it is no bar. */
const NEARLY_ALL = 0.6;

/**
 * What the Tab key meets behind bars that came since; null where none came. Scrolls and moves the focus where one did.
 */
export async function coveredByBars(
  before: Before,
  { describe }: ProbedPage,
): Promise<CoveredByBar[] | null> {
  const bars = newlyShown(before).filter(isBar);
  if (bars.length === 0) return null;
  const state = readPageState();
  const stops = everyElement(document, MOST_ELEMENTS).filter(
    (element) =>
      focusOf(element) === "tab" && state.has(element) && !bars.some((bar) => contains(bar, element)),
  );
  const covered = await coveredBothWays(stops.slice(0, MOST_STOPS));
  return covered
    .filter(({ cover }) => bars.some((bar) => bar === cover))
    .map(({ element, cover }) => ({ element: describe(element), cover: describe(cover) }));
}

function isBar(element: Element): boolean {
  const { height } = rectOf(element);
  return (
    KEEPS_PLACE.has(getComputedStyle(element).position) &&
    height < NEARLY_ALL * innerHeight &&
    closestElement(element, LAYERS) === null
  );
}

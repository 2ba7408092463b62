import type { Control } from "#gather/operating/operating-facts.ts";

import type { ProbedPage } from "../probed-page.ts";
import { type Before, contains, newlyShown } from "./effects.ts";
import { waysBetweenSteps } from "./form-steps.ts";
import { type FormToTry, formsToTry } from "./forms-to-try.ts";
import { type FoundTarget, gestureTargets } from "./gesture-targets.ts";
import { kindOfOpened } from "./kind-of-opened.ts";
import { heard, heardOfForms, hearing } from "./listening.ts";
import { type SliderToTry, slidersToTry } from "./sliders.ts";
import { controlsInOpened } from "./what-came.ts";

/** Controls in the content that has just opened. */
export function pressedInOpened(before: Before, { describe }: ProbedPage): Control[] {
  const isDialog = ["dialog", "message"].includes(kindOfOpened(before));
  return controlsInOpened(before, { heard: heard(), isDialog, describe });
}

/** Forms in the content that has just opened. */
export function formsInOpened(before: Before, page: ProbedPage): FormToTry[] {
  return formsToTry(page, heardOfForms(), isInOpened(before));
}

/** What can be dragged or moved by keys in the content that has just opened. */
export function movableInOpened(
  before: Before,
  page: ProbedPage,
): { targets: FoundTarget[]; sliders: SliderToTry[] } {
  const isIn = isInOpened(before);
  const targets = gestureTargets(hearing("down"), page, { isIn, leading: waysBetweenSteps });
  return { targets, sliders: slidersToTry(page, isIn) };
}

function isInOpened(before: Before): (element: Element) => boolean {
  const came = newlyShown(before);
  return (element) => came.some((one) => contains(one, element));
}

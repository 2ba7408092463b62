import type { Control } from "#gather/operating/controls/control-facts.ts";

import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import { type ChoiceField, choiceFields } from "#gather/page/in-page/operating/forms/choice-fields.ts";
import { type Before, contains, newlyShown } from "#gather/page/in-page/operating/controls/effects.ts";
import { waysBetweenSteps } from "#gather/page/in-page/operating/forms/form-steps.ts";
import { type FormToTry, formsToTry } from "#gather/page/in-page/operating/forms/forms-to-try.ts";
import { type FoundTarget, gestureTargets } from "#gather/page/in-page/operating/gestures/gesture-targets.ts";
import { kindOfOpened } from "./kind-of-opened.ts";
import {
  heard,
  heardOfFields,
  heardOfForms,
  hearing,
} from "#gather/page/in-page/operating/controls/listening.ts";
import { type SliderToTry, slidersToTry } from "#gather/page/in-page/operating/gestures/sliders.ts";
import { controlsInOpened } from "#gather/page/in-page/operating/controls/what-came.ts";

/** Controls in the content that has just opened. */
export function pressedInOpened(before: Before, { describe }: ProbedPage): Control[] {
  const isDialog = ["dialog", "message"].includes(kindOfOpened(before));
  return controlsInOpened(before, { heard: heard(), isDialog, describe });
}

/** Forms in the content that has just opened. */
export function formsInOpened(before: Before, page: ProbedPage): FormToTry[] {
  return formsToTry(page, heardOfForms(), isInOpened(before));
}

/** What can be dragged, moved by keys or chosen in the content that has just opened. */
export function movableInOpened(
  before: Before,
  page: ProbedPage,
): { targets: FoundTarget[]; sliders: SliderToTry[]; answers: ChoiceField[] } {
  const isIn = isInOpened(before);
  const targets = gestureTargets(hearing("down"), page, { isIn, leading: waysBetweenSteps });
  const fields = choiceFields(page, heardOfFields(), isIn);
  const answers = fields.filter(({ kind, isUnheard }) => kind === "radio" && isUnheard !== true);
  return { targets, sliders: slidersToTry(page, isIn), answers };
}

function isInOpened(before: Before): (element: Element) => boolean {
  const came = newlyShown(before);
  return (element) => came.some((one) => contains(one, element));
}

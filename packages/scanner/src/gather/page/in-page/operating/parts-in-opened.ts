import type { Control } from "#gather/operating/control-facts.ts";

import type { ProbedPage } from "../probed-page.ts";
import { type ChoiceField, choiceFields } from "./choice-fields.ts";
import { type Before, contains, newlyShown } from "./effects.ts";
import { waysBetweenSteps } from "./form-steps.ts";
import { type FormToTry, formsToTry } from "./forms-to-try.ts";
import { type FoundTarget, gestureTargets } from "./gesture-targets.ts";
import { kindOfOpened } from "./kind-of-opened.ts";
import { heard, heardOfFields, heardOfForms, hearing } from "./listening.ts";
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

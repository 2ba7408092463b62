import type { EmptiedByBack, FieldOfStep } from "#gather/operating/forms/form-facts.ts";

import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import type { FormToTry } from "./forms-to-try.ts";
import { hasFurtherStep, nextStep } from "./form-steps.ts";
import { ofElement, sinceLook } from "#gather/page/in-page/operating/controls/in-hand.ts";
import { heardOfForms } from "#gather/page/in-page/operating/controls/listening.ts";
import { entriesLost, noteEntries, type WayBack, wayBack } from "./ways-back.ts";
import { controlsThatCame, fieldsThatCame } from "#gather/page/in-page/operating/controls/what-came.ts";

interface BetweenSteps {
  nextStep: () => FormToTry | null;
  hasFurtherStep: (hasAnswered: boolean) => boolean;
  fieldsThatCame: () => FieldOfStep[];
  controlsThatCame: () => string[];
  noteEntries: () => void;
  wayBack: () => WayBack | null;
  entriesLost: () => EmptiedByBack["fields"];
}

/** What is asked of a form that goes on in steps. */
export const betweenSteps = (page: ProbedPage): BetweenSteps => ({
  nextStep: () => sinceLook((before) => nextStep(before, page, heardOfForms()), null),
  hasFurtherStep: (hasAnswered) => ofElement((button) => hasFurtherStep(button, hasAnswered), false),
  fieldsThatCame: () => sinceLook((before) => fieldsThatCame(before, page), []),
  controlsThatCame: () => sinceLook(controlsThatCame, []),
  noteEntries,
  wayBack: () => sinceLook((before) => wayBack(before, page), null),
  entriesLost: () => entriesLost(page),
});

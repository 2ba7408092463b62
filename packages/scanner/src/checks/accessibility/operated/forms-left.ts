import type { SentForm, SentForms } from "#gather/operating/forms/form-facts.ts";
import type { NotTried } from "#gather/operating/not-tried.ts";

/** What of a page's forms could not be tried, their further steps included. */
export function leftOfForms({ notTried, stepsNotReached = [] }: SentForms): NotTried[] {
  return [...notTried, ...stepsNotReached];
}

/** Equal for what was sent of the same step of a form. */
export function keyOfStep({ form, step = 1 }: Pick<SentForm, "form" | "step">): string {
  return `${form.selector} step ${step}`;
}

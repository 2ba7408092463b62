import type { AnswerText, FieldOfStep, FilledForm } from "#gather/operating/forms/form-facts.ts";
import type { Effect } from "#gather/operating/controls/effect-facts.ts";
import type { OperatingTab } from "#gather/operating/page/operating-tab.ts";
import { messagesSince } from "#gather/operating/forms/send-filled.ts";
import { ANSWER_MS, CHECK_MS, fillIn, pressButton, takeUpForm } from "#gather/operating/forms/send-form.ts";
import type { RedWhenWritten } from "#gather/page/in-page/operating/forms/form-fields.ts";
import type { FormToTry } from "#gather/page/in-page/operating/forms/forms-to-try.ts";

/** What came of a form, or of a step of one, whose button was pressed. */
export interface Led {
  form: FormToTry;
  /** What the fields that were filled in are called. */
  asked: string[];
  /** What it said while it was filled in; absent where it said nothing. */
  filledIn?: FilledForm;
  /** Fields that what was written made red, although it fits; absent where nothing was written. */
  redWhenWritten?: RedWhenWritten;
  effect: Effect;
  fields: FieldOfStep[];
  said: AnswerText[];
  /** The next step; null where none came, or nothing leads on from it. */
  next: FormToTry | null;
}

/**
 * Fills in a form with what fits and presses its button.
 *
 * @throws OutOfReach where the button is not there, or neither key nor pointer gets to it
 */
export async function leadOn(page: OperatingTab, form: FormToTry): Promise<Led> {
  await takeUpForm(page, form);
  await page.call("look");
  const emptied = await fillIn(page);
  const filledIn = await saidOnFilling(page, form, emptied);
  const asked = await page.call("fieldNames");
  const redWhenWritten = await page.call("redWhenWritten");
  const soon = await page.effectOf(() => pressButton(page), CHECK_MS);
  return {
    form,
    asked,
    redWhenWritten,
    ...(filledIn === null ? {} : { filledIn }),
    ...(await whatCame(page, soon)),
  };
}

/** What a form says of entries that were just made, and which it deleted; null where it does neither. */
async function saidOnFilling(
  page: OperatingTab,
  { form, button }: FormToTry,
  emptiedOnLeaving: number[],
): Promise<FilledForm | null> {
  const messages = await messagesSince(page, false);
  if (messages.length + emptiedOnLeaving.length === 0) return null;
  const hasTold = await page.call("hasTold");
  const fields = await page.call("fieldsAfter");
  const said = { form, button, messages, fields, ...(hasTold ? { hasTold } : {}) };
  return emptiedOnLeaving.length === 0 ? said : { ...said, emptiedOnLeaving };
}

/** The same where nothing is asked but where it leads, with what was written kept in mind. */
export async function fillAndPress(page: OperatingTab, form: FormToTry): Promise<void> {
  await takeUpForm(page, form);
  await page.call("look");
  await fillIn(page);
  await page.call("noteEntries");
  await page.effectOf(() => pressButton(page), CHECK_MS);
}

/** Goes through the steps of a form once more, one after the other. */
export async function leadThrough(page: OperatingTab, steps: readonly FormToTry[]): Promise<void> {
  for (const step of steps) await leadOn(page, step);
}

/** Whether a next step came. */
export function isStep({ fields, next }: Pick<Led, "fields" | "next">): boolean {
  return fields.length > 0 || next !== null;
}

/** An answer may be held back for a moment, and so may the word on it that screen readers get. */
async function whatCame(
  page: OperatingTab,
  soon: Effect,
): Promise<Omit<Led, "form" | "asked" | "redWhenWritten" | "filledIn">> {
  const came = { effect: soon, ...(await whatIsThere(page)) };
  const isAnswered = isStep(came) || came.said.some(({ isAnnounced }) => isAnnounced);
  if (isAnswered || soon.left.length > 0) return came;
  const effect = await page.effectAfter(ANSWER_MS);
  const later = await whatIsThere(page);
  const known = new Set(later.said.map(({ element }) => element.selector));
  // What says that the page is at work may be gone by then.
  const before = came.said.filter(({ element }) => !known.has(element.selector));
  return { ...later, effect, said: [...later.said, ...before] };
}

/** What can be seen of an answer or a next step now. */
export async function whatIsThere(page: OperatingTab): Promise<Pick<Led, "fields" | "said" | "next">> {
  return {
    fields: await page.call("fieldsThatCame"),
    said: await page.call("answersSince"),
    next: await page.call("nextStep"),
  };
}

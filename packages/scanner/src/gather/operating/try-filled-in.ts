import { ENTER } from "#gather/examining/key-presses.ts";
import type {
  AnswerText,
  Effect,
  FieldOfStep,
  FormAnswer,
  FormStep,
} from "#gather/operating/operating-facts.ts";
import type { OperatingTab } from "#gather/operating/operating-tab.ts";
import { ANSWER_MS, CHECK_MS, fillIn, pressButton, takeUpForm } from "#gather/operating/send-form.ts";
import { keyOfForm } from "#gather/operating/tried-components.ts";
import type { FormToTry } from "#gather/page/in-page/operating/forms-to-try.ts";

/** What came of a form that was filled in fittingly: what it asks next, or else what it says; neither where it was sent. */
export interface FilledIn {
  step?: FormStep;
  answer?: FormAnswer;
}

/**
 * Fills in a form with what fits, presses its button with every server out of reach, and examines what comes then.
 * Spoils the page.
 *
 * @throws OutOfReach where the button is not there, or neither key nor pointer gets to it
 */
export async function tryFilledIn(page: OperatingTab, form: FormToTry): Promise<FilledIn> {
  const led = await leadOn(page, form);
  const came = await whatCame(page, led.effect);
  const filledIn = await examined(page, form, { ...led, ...came });
  page.spoil();
  return filledIn;
}

interface Led {
  /** What the fields that were filled in are called. */
  asked: string[];
  effect: Effect;
}

interface Came {
  effect: Effect;
  fields: FieldOfStep[];
  said: AnswerText[];
}

/** An answer may be held back for a moment, and so may the word on it that screen readers get. */
async function whatCame(page: OperatingTab, soon: Effect): Promise<Came> {
  const came = { effect: soon, ...(await whatIsThere(page)) };
  const isAnswered = came.fields.length > 0 || came.said.some(({ isAnnounced }) => isAnnounced);
  if (isAnswered || soon.left.length > 0) return came;
  const effect = await page.effectAfter(ANSWER_MS);
  const later = await whatIsThere(page);
  return { ...later, effect, said: later.said.length > 0 ? later.said : came.said };
}

async function whatIsThere(page: OperatingTab): Promise<Omit<Came, "effect">> {
  return { fields: await page.call("fieldsThatCame"), said: await page.call("answersSince") };
}

async function examined(page: OperatingTab, form: FormToTry, led: Led & Came): Promise<FilledIn> {
  if (led.effect.left.length > 0) return {};
  if (led.fields.length > 0) return { step: await stepOf(page, form, led) };
  await noteMessage(page, form);
  return { answer: { ...commonOf(form, led), said: led.said } };
}

async function leadOn(page: OperatingTab, form: FormToTry): Promise<Led> {
  await takeUpForm(page, form);
  await fillIn(page);
  const asked = await page.call("fieldNames");
  return { asked, effect: await page.effectOf(() => pressButton(page), CHECK_MS) };
}

/** Watching takes long: one message tells for all of a form. */
async function noteMessage(page: OperatingTab, form: FormToTry): Promise<void> {
  const key = keyOfForm(form);
  if (page.isInside || page.messages.of(key) !== null) return;
  const toFill = form.form.selector;
  await page.messages.note(page, {
    selector: form.button.selector,
    key: ENTER,
    alike: `${key} filled in`,
    toFill,
  });
}

async function stepOf(page: OperatingTab, form: FormToTry, led: Led & Came): Promise<FormStep> {
  const controls = await page.call("controlsThatCame");
  await page.opened.examine(page, "filling in");
  const inside = await page.call("controlsInOpened");
  if (inside.length > 0)
    page.insideSteps.push({ open: async () => void (await leadOn(page, form)), controls: inside });
  return { ...commonOf(form, led), asked: led.asked, fields: led.fields, controls };
}

function commonOf(
  { form, button, name }: FormToTry,
  { effect }: Pick<Led, "effect">,
): Omit<FormAnswer, "said"> {
  return { form, button, name, isButtonGone: effect.isReplaced, focus: effect.focus };
}

import { ENTER } from "#gather/examining/key-presses.ts";
import { walkOn } from "#gather/operating/forms/form-steps.ts";
import { goBack } from "#gather/operating/forms/go-back.ts";
import { noteListeningElements } from "#gather/operating/page/listening-elements.ts";
import { isStep, type Led, leadOn, leadThrough } from "#gather/operating/forms/lead-on.ts";
import type { FilledForm, FormAnswer, FormStep, SentForm } from "#gather/operating/forms/form-facts.ts";
import type { NotTried } from "#gather/operating/not-tried.ts";
import type { OperatingTab } from "#gather/operating/page/operating-tab.ts";
import { keyOfForm } from "#gather/operating/controls/tried-components.ts";
import type { RedWhenWritten } from "#gather/page/in-page/operating/forms/form-fields.ts";
import type { FormToTry } from "#gather/page/in-page/operating/forms/forms-to-try.ts";

/**
 * What came of a form that was filled in fittingly: what it asks next, and what it says in the end; neither where it was
 * sent.
 */
export interface FilledIn {
  steps: FormStep[];
  answer?: FormAnswer;
  /** What the steps after the first said when they were left empty. */
  sentInSteps: SentForm[];
  /** Fields of the first step that what was written made red, although it fits. */
  redWhenWritten: RedWhenWritten | null;
  /** What its steps said while they were filled in. */
  filledIn: FilledForm[];
  /** Steps that could not be got to. */
  notReached: NotTried[];
  /** Why nobody knows what the way back from the second step leaves, where that is so. */
  notGoneBackFor?: string;
}

/**
 * Fills in a form with what fits, presses its button with every server out of reach, and examines what comes then, step
 * by step. Spoils the page.
 *
 * @throws OutOfReach where the button is not there, or neither key nor pointer gets to it
 */
export async function tryFilledIn(page: OperatingTab, form: FormToTry): Promise<FilledIn> {
  const steps: FormStep[] = [];
  const first = await leadOn(page, form);
  const walk = await walkOn(page, first, async (led, way) => {
    steps.push(await stepOf(page, led, way));
  });
  const last = walk.led.at(-1) ?? first;
  const answer = isStep(last) || last.effect.left.length > 0 ? null : await answerOf(page, last, walk.led);
  const mayGoBack = steps.length > 0 || first.effect.isReplaced;
  const emptied = mayGoBack ? await goBack(page, form) : null;
  page.spoil();
  const back = emptied === null || typeof emptied === "string" ? {} : { emptiedByBack: emptied };
  return {
    steps: steps.map((step, index) => (index === 0 ? { ...step, ...back } : step)),
    ...(answer === null ? {} : { answer: steps.length === 0 ? { ...answer, ...back } : answer }),
    sentInSteps: walk.sent,
    redWhenWritten: first.redWhenWritten ?? null,
    filledIn: walk.led.flatMap((led) => led.filledIn ?? []),
    notReached: walk.notReached,
    ...(typeof emptied === "string" && steps.length > 0 ? { notGoneBackFor: emptied } : {}),
  };
}

/** Results of a search are looked at like anything that opens. */
async function answerOf(page: OperatingTab, last: Led, led: readonly Led[]): Promise<FormAnswer> {
  const way = led.map((one) => one.form);
  await noteMessage(page, way);
  if (last.effect.shown.length > 0) await examineOpened(page, way);
  return { ...commonOf(last), said: last.said };
}

async function stepOf(page: OperatingTab, led: Led, way: readonly FormToTry[]): Promise<FormStep> {
  const controls = await page.call("controlsThatCame");
  await examineOpened(page, way);
  return { ...commonOf(led), asked: led.asked, fields: led.fields, controls };
}

/** Looks at what came, and notes what can be operated there for those who operate controls. */
async function examineOpened(page: OperatingTab, way: readonly FormToTry[]): Promise<void> {
  await page.opened.examine(page, "filling in");
  if (page.isInside) return;
  const controls = await page.call("controlsInOpened");
  const steps = [...way];
  const open = async (): Promise<void> => await leadThrough(page, steps);
  const last = way.at(-1);
  if (last !== undefined) await page.begun.note(page, { name: last.name, element: last.button, open });
  if (controls.length > 0) page.insideSteps.push({ open, controls });
  // What a step brings with it may be heard of by listeners that were not there before.
  await noteListeningElements(page.tab, page.limits.readMs);
  const movable = await page.call("movableInOpened");
  const { targets, sliders, answers } = movable;
  if (targets.length + sliders.length + answers.length > 0) page.movableInside.push({ open, ...movable });
}

/** Watching takes long: one message tells for all of a form. */
async function noteMessage(page: OperatingTab, way: readonly FormToTry[]): Promise<void> {
  const [first, last] = [way[0], way.at(-1)];
  if (page.isInside || first === undefined || last === undefined) return;
  const key = keyOfForm(first);
  if (page.messages.of(key) !== null) return;
  const toTry = { selector: last.button.selector, key: ENTER, alike: `${key} filled in` };
  await page.messages.note(page, { ...toTry, way: way.slice(0, -1), toFill: last.form.selector });
}

function commonOf({ form: { form, button, name }, effect }: Led): Omit<FormAnswer, "said"> {
  return { form, button, name, isButtonGone: effect.isReplaced, focus: effect.focus };
}

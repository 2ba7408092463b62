import { ENTER, ESCAPE } from "#gather/examining/key-presses.ts";
import { isStep, type Led, leadOn, whatIsThere } from "#gather/operating/forms/lead-on.ts";
import type { SentForm } from "#gather/operating/forms/form-facts.ts";
import { hasEffect } from "#gather/operating/controls/effect-facts.ts";
import type { NotTried } from "#gather/operating/not-tried.ts";
import type { OperatingTab } from "#gather/operating/page/operating-tab.ts";
import { sendFilled } from "#gather/operating/forms/send-filled.ts";
import { takeUpForm } from "#gather/operating/forms/send-form.ts";
import { keyOfForm } from "#gather/operating/controls/tried-components.ts";
import { LATE } from "#gather/operating/controls/try-each.ts";
import type { FormToTry } from "#gather/page/in-page/operating/forms/forms-to-try.ts";
import { PageTrouble } from "#gather/page/page-trouble.ts";

/** Steps of one form, the first included. */
const MOST_STEPS = 5;
/** Share of the time that is kept for all else of the page. */
const LEFT_FOR_OTHERS = 0.4;
const TOO_MANY = "A form has more steps than we go through.";
export const NOT_LED_ON =
  "The next step of a form did not open with the entries we made while the page was cut off from its server.";

/** What came of the steps after the first. */
export interface Walk {
  /** What came of each press that led on or was answered, in order. */
  led: Led[];
  /** What each step said when it was left empty. */
  sent: SentForm[];
  /** Steps that could not be got to. */
  notReached: NotTried[];
}

/**
 * Goes on from the first step of a form to those behind it, one by one, and leaves each empty before it is filled in.
 *
 * @param examine looks at a step that has just come
 */
export async function walkOn(
  page: OperatingTab,
  first: Led,
  examine: (led: Led, way: readonly FormToTry[]) => Promise<void>,
): Promise<Walk> {
  const walk: Walk = { led: [first], sent: [], notReached: [] };
  const way = [first.form];
  let last = first;
  while (last.effect.left.length === 0 && isStep(last)) {
    await examine(last, way);
    const { next } = last;
    if (next === null) return walk;
    const isLate = page.isLateBy(-page.limits.operateMs * LEFT_FOR_OTHERS);
    const barrier = way.length >= MOST_STEPS ? TOO_MANY : isLate ? LATE : null;
    if (barrier !== null) return { ...walk, notReached: [{ count: 1, reason: barrier }] };
    const tried = await tryStep(page, next, way);
    walk.sent.push(...tried.sent);
    if (typeof tried.led === "string") return { ...walk, notReached: [{ count: 1, reason: tried.led }] };
    last = tried.led;
    walk.led.push(last);
    way.push(next);
  }
  return (await isBarred(page, last)) ? { ...walk, notReached: [{ count: 1, reason: NOT_LED_ON }] } : walk;
}

async function isBarred(page: OperatingTab, { effect, said }: Led): Promise<boolean> {
  if (effect.left.length > 0) return false;
  return await page.call("hasFurtherStep", said.length > 0);
}

interface StepTrial {
  sent: SentForm[];
  /** What came of it; why it could not be tried, otherwise. */
  led: Led | string;
}

/** Leaves a step empty, and then fills it in, where that alone has not led on. */
async function tryStep(page: OperatingTab, step: FormToTry, way: readonly FormToTry[]): Promise<StepTrial> {
  const sent: SentForm[] = [];
  try {
    await takeUpForm(page, step);
    const empty = await sendFilled(page, step, { filled: "not", fill: () => Promise.resolve() });
    const there = await whatIsThere(page);
    const led = { form: step, asked: [], effect: empty.effect, ...there };
    if (empty.effect.left.length > 0 || isStep(there)) return { sent, led };
    sent.push({ ...empty, step: way.length + 1 });
    if (empty.effect.isReplaced) return { sent, led };
    await noteMessage(page, step, { empty, way });
    if (empty.effect.shown.length > 0) await page.opened.examine(page, "sending");
    if (hasEffect(empty.effect)) await closeWhatCame(page);
    return { sent, led: await leadOn(page, step) };
  } catch (error) {
    if (!(error instanceof PageTrouble)) throw error;
    return { sent, led: error.message };
  }
}

/** A dialog that says what is missing would stay over the step. */
async function closeWhatCame(page: OperatingTab): Promise<void> {
  if ((await page.call("dialog")) === null) return;
  await page.press(ESCAPE);
  await page.rest();
}

async function noteMessage(
  page: OperatingTab,
  step: FormToTry,
  { empty, way }: { empty: SentForm; way: readonly FormToTry[] },
): Promise<void> {
  if (page.isInside || empty.messages.length === 0) return;
  const { selector } = step.button;
  const alike = `${keyOfForm(step)} step ${way.length + 1}`;
  await page.messages.note(page, { selector, key: ENTER, alike, way: [...way] });
}

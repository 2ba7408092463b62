import { ENTER } from "#gather/examining/key-presses.ts";
import type { OperatingTab } from "#gather/operating/page/operating-tab.ts";
import { watchReports } from "#gather/operating/forms/reported-validity.ts";
import { COVERED, GONE, OutOfReach } from "#gather/operating/page/out-of-reach.ts";
import type { FormToTry } from "#gather/page/in-page/operating/forms/forms-to-try.ts";

/** Scripts take a moment to check a form. */
export const CHECK_MS = 350;
const ROUNDS = 2;
/** Answers that come without a server may be held back for a moment, as if there were one. */
export const ANSWER_MS = 2000;

/**
 * Notes how a form looks, and takes up its button.
 *
 * @throws OutOfReach where the button is not there, or neither key nor pointer gets to it
 */
export async function takeUpForm(page: OperatingTab, { form, button, isHeld }: FormToTry): Promise<void> {
  await page.pointAside();
  await page.call("blurAll");
  if (!(await page.call("begin", form.selector))) throw new OutOfReach(GONE);
  await page.call("watchForm");
  await watchReports(page);
  if (!(await page.call("begin", button.selector))) throw new OutOfReach(GONE);
  if (isHeld || (await page.focus())) return;
  if ((await page.call("pointOn")) === null) throw new OutOfReach(COVERED);
}

/**
 * Fills in the form that was taken up with what fits, and leaves its last field. A field that takes the focus back, as
 * those with a calendar do, gets what was meant for the next one: what is empty then is filled in once more.
 *
 * @returns indexes of fields that held what was written and are empty all the same
 */
export async function fillIn(page: OperatingTab): Promise<number[]> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const entries = await page.call("fillFittingly");
    for (const { index, text } of entries) {
      if (!(await page.call("focusField", index))) continue;
      await page.write(text);
      await page.call("noteWritten", index);
    }
    await page.call("blurAll");
    // What a script says of an entry a moment later is said by then.
    await page.rest(CHECK_MS);
    if (entries.length === 0) return [];
  }
  return await page.call("emptiedFields");
}

/** By keyboard where the button takes the focus. One that is off takes nothing. */
export async function pressButton(page: OperatingTab): Promise<void> {
  if (await page.call("isOff")) return;
  if (await page.focus()) {
    await page.press(ENTER);
    return;
  }
  const point = await page.call("pointOn");
  if (point !== null) await page.click(point);
}

import { ENTER } from "#gather/examining/key-presses.ts";
import type { EmptiedByBack } from "#gather/operating/form-facts.ts";
import { fillAndPress } from "#gather/operating/lead-on.ts";
import type { OperatingTab } from "#gather/operating/operating-tab.ts";
import type { FormToTry } from "#gather/page/in-page/operating/forms-to-try.ts";
import { PageTrouble } from "#gather/page/page-trouble.ts";

/**
 * Goes on from the first step of a form and back again, on the page as it was loaded. Spoils the page.
 *
 * @returns what is empty then; null where nothing is, or nothing leads back
 */
export async function goBack(page: OperatingTab, form: FormToTry): Promise<EmptiedByBack | null> {
  if (page.isInside || page.isLate) return null;
  try {
    return await tryBack(page, form);
  } catch (error) {
    // What the steps told before stands all the same.
    if (!(error instanceof PageTrouble)) throw error;
    return null;
  }
}

async function tryBack(page: OperatingTab, form: FormToTry): Promise<EmptiedByBack | null> {
  await page.load();
  await fillAndPress(page, form);
  const back = await page.call("wayBack");
  if (back === null || !(await page.call("begin", back.selector)) || !(await page.focus())) return null;
  await page.press(ENTER);
  await page.rest();
  const fields = await page.call("entriesLost");
  return fields.length === 0 ? null : { by: back.name, fields };
}

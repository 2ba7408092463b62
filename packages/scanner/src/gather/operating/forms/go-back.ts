import type { EmptiedByBack } from "#gather/operating/forms/form-facts.ts";
import { fillAndPress } from "#gather/operating/forms/lead-on.ts";
import type { OperatingTab } from "#gather/operating/page/operating-tab.ts";
import { GONE, OutOfReach } from "#gather/operating/page/out-of-reach.ts";
import { pressButton } from "#gather/operating/forms/send-form.ts";
import { LATE } from "#gather/operating/controls/try-each.ts";
import type { FormToTry } from "#gather/page/in-page/operating/forms/forms-to-try.ts";
import { PageTrouble } from "#gather/page/page-trouble.ts";

/**
 * Goes on from the first step of a form and back again, on the page as it was loaded. Spoils the page.
 *
 * @returns what is empty then; null where nothing is, or nothing leads back; why that is not known, otherwise
 */
export async function goBack(page: OperatingTab, form: FormToTry): Promise<EmptiedByBack | string | null> {
  if (page.isInside) return null;
  if (page.isLate) return LATE;
  try {
    return await tryBack(page, form);
  } catch (error) {
    // What the steps told before stands all the same.
    if (!(error instanceof PageTrouble)) throw error;
    return error.message;
  }
}

async function tryBack(page: OperatingTab, form: FormToTry): Promise<EmptiedByBack | null> {
  await page.load();
  await fillAndPress(page, form);
  const back = await page.call("wayBack");
  if (back === null) return null;
  if (!(await page.call("begin", back.selector))) throw new OutOfReach(GONE);
  await pressButton(page);
  await page.rest();
  const fields = await page.call("entriesLost");
  return fields.length === 0 ? null : { by: back.name, fields };
}

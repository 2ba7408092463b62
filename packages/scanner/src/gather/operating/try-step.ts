import type { FormStep } from "#gather/operating/operating-facts.ts";
import type { OperatingTab } from "#gather/operating/operating-tab.ts";
import { CHECK_MS, pressButton, takeUpForm } from "#gather/operating/send-form.ts";
import type { Effect } from "#gather/operating/operating-facts.ts";
import type { FormToTry } from "#gather/page/in-page/operating/forms-to-try.ts";

/**
 * Fills in a form with what fits, presses its button with every server out of reach, and examines what comes then. Null
 * where nothing more is asked. Spoils the page.
 *
 * @throws OutOfReach where the button is not there, or neither key nor pointer gets to it
 */
export async function tryStep(page: OperatingTab, form: FormToTry): Promise<FormStep | null> {
  const { asked, effect } = await leadOn(page, form);
  const fields = await page.call("fieldsThatCame");
  if (fields.length === 0 || effect.left.length > 0) {
    page.spoil();
    return null;
  }
  const controls = await page.call("controlsThatCame");
  await page.opened.examine(page, "filling in");
  const inside = await page.call("controlsInOpened");
  if (inside.length > 0)
    page.insideSteps.push({ open: async () => void (await leadOn(page, form)), controls: inside });
  page.spoil();
  const { focus, isReplaced } = effect;
  return {
    form: form.form,
    button: form.button,
    name: form.name,
    asked,
    fields,
    controls,
    isButtonGone: isReplaced,
    focus,
  };
}

async function leadOn(page: OperatingTab, form: FormToTry): Promise<{ asked: string[]; effect: Effect }> {
  await takeUpForm(page, form);
  const entries = await page.call("fillFittingly");
  for (const { index, text } of entries) if (await page.call("focusField", index)) await page.write(text);
  const asked = await page.call("fieldNames");
  await page.rest();
  return { asked, effect: await page.effectOf(() => pressButton(page), CHECK_MS) };
}

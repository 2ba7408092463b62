import { ENTER } from "#gather/examining/key-presses.ts";
import { hasEffect, type SentEmpty } from "#gather/operating/operating-facts.ts";
import type { OperatingTab } from "#gather/operating/operating-tab.ts";
import { GONE, OutOfReach } from "#gather/operating/out-of-reach.ts";
import type { FormToTry } from "#gather/page/in-page/operating/form-messages.ts";

/** Scripts take a moment to check a form. */
const CHECK_MS = 350;

/**
 * Presses the button of a form nobody has filled in, with every server out of reach.
 *
 * @throws OutOfReach where the button is not there, or does not take the focus
 */
export async function tryForm(page: OperatingTab, { form, button }: FormToTry): Promise<SentEmpty> {
  await page.pointAside();
  await page.call("blurAll");
  if (!(await page.call("begin", button.selector)) || !(await page.focus())) throw new OutOfReach(GONE);
  const effect = await page.effectOf(() => page.press(ENTER), CHECK_MS);
  const messages = await page.call("formMessages");
  const focusMoves = await page.call("focusIsOnTheWay");
  if (hasEffect(effect) || focusMoves) await page.load();
  return { form, button, effect, messages, focusMoves };
}

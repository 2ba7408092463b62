import { ENTER } from "#gather/examining/key-presses.ts";
import { hasEffect, type SentForm } from "#gather/operating/operating-facts.ts";
import type { OperatingTab } from "#gather/operating/operating-tab.ts";
import { GONE, OutOfReach } from "#gather/operating/out-of-reach.ts";
import type { FormToTry } from "#gather/page/in-page/operating/form-messages.ts";

/** Scripts take a moment to check a form. */
const CHECK_MS = 350;

/**
 * Presses the button of a form that nobody has filled in, and of one that is filled in wrongly, with every server out of
 * reach. A form that the browser checks, or that is sent as it is, has nothing of its own to say to wrong entries.
 *
 * @throws OutOfReach where the button is not there, or does not take the focus
 */
export async function tryForm(page: OperatingTab, form: FormToTry): Promise<SentForm[]> {
  await takeUp(page, form);
  const empty = await send(page, form, { filled: "not", fill: async () => undefined });
  const isOther =
    hasEffect(empty.effect) || empty.focusMoves || empty.fields.some(({ isMarked }) => isMarked);
  if (isOther) await page.load();
  if (empty.isCheckedByBrowser || empty.effect.left.length > 0 || page.isLate) return [empty];
  await takeUp(page, form);
  const entries = await page.call("wrongEntries");
  if (entries.length === 0) return [empty];
  const fill = async (): Promise<void> => {
    for (const { index, text } of entries) if (await page.call("focusField", index)) await page.write(text);
  };
  const wrong = await send(page, form, { filled: "wrongly", fill });
  await page.load();
  return [empty, wrong];
}

async function takeUp(page: OperatingTab, { form, button }: FormToTry): Promise<void> {
  await page.pointAside();
  await page.call("blurAll");
  if (!(await page.call("begin", form.selector))) throw new OutOfReach(GONE);
  await page.call("watchForm");
  if (!(await page.call("begin", button.selector)) || !(await page.focus())) throw new OutOfReach(GONE);
}

async function send(
  page: OperatingTab,
  { form, button }: FormToTry,
  { filled, fill }: { filled: SentForm["filled"]; fill: () => Promise<void> },
): Promise<SentForm> {
  const effect = await page.effectOf(async () => {
    await fill();
    // A button that works only once all is filled in takes no focus: then what was said while writing is all there is.
    if (await page.focus()) await page.press(ENTER);
  }, CHECK_MS);
  const seen = {
    form,
    button,
    filled,
    effect,
    messages: await page.call("formMessages"),
    errors: await page.call("errorsSince"),
    isCheckedByBrowser: await page.call("isCheckedByBrowser"),
    focusMoves: await page.call("focusIsOnTheWay"),
  };
  await page.call("blurAll");
  await page.rest();
  return {
    ...seen,
    isToldOtherwise: await page.call("isToldOtherwise"),
    fields: await page.call("fieldsAfter"),
  };
}

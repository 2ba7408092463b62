import { ENTER } from "#gather/examining/key-presses.ts";
import { hasEffect, type SentForm } from "#gather/operating/operating-facts.ts";
import type { OperatingTab } from "#gather/operating/operating-tab.ts";
import { keyOfForm } from "#gather/operating/tried-components.ts";
import type { MessageToTry } from "#gather/operating/messages-to-try.ts";
import { COVERED, GONE, OutOfReach } from "#gather/operating/out-of-reach.ts";
import type { FormToTry } from "#gather/page/in-page/operating/forms-to-try.ts";

/** Scripts take a moment to check a form. */
const CHECK_MS = 350;

/** What came of a form, and whether there was no time to fill it in. */
export interface FormTrial {
  sent: SentForm[];
  wasCutShort: boolean;
}

/**
 * Presses the button of a form that nobody has filled in, and of one that is filled in wrongly, with every server out of
 * reach. A form that the browser checks, or that is sent as it is, has nothing of its own to say to wrong entries. Where
 * the button is off until all is filled in, its fields are gone through instead.
 *
 * @throws OutOfReach where the button is not there, or neither key nor pointer gets to it
 */
export async function tryForm(page: OperatingTab, form: FormToTry): Promise<FormTrial> {
  await takeUp(page, form);
  const empty = await send(page, form, {
    filled: "not",
    fill: async () => {
      if (form.isHeld) await goThrough(page);
    },
  });
  if (empty.messages.length > 0) await page.messages.note(page, messageOf(form));
  const isOther =
    form.isHeld ||
    hasEffect(empty.effect) ||
    empty.focusMoves ||
    empty.fields.some(({ isMarked }) => isMarked);
  if (isOther) page.spoil();
  if (empty.isCheckedByBrowser || empty.effect.left.length > 0) return { sent: [empty], wasCutShort: false };
  if (page.isLate) return { sent: [empty], wasCutShort: true };
  await takeUp(page, form);
  const entries = await page.call("wrongEntries");
  if (entries.length === 0) return { sent: [empty], wasCutShort: false };
  const fill = async (): Promise<void> => {
    for (const { index, text } of entries) if (await page.call("focusField", index)) await page.write(text);
    if (form.isHeld) await page.call("blurAll");
  };
  const wrong = await send(page, form, { filled: "wrongly", fill });
  page.spoil();
  return { sent: [empty, wrong], wasCutShort: false };
}

/** Many forms tell of a field only when it has lost the focus. */
async function goThrough(page: OperatingTab): Promise<void> {
  const count = await page.call("fieldCount");
  for (let index = 0; index < count; index += 1) await page.call("focusField", index);
  await page.call("blurAll");
}

function messageOf(form: FormToTry): MessageToTry {
  return { selector: form.button.selector, key: ENTER, alike: keyOfForm(form) };
}

async function takeUp(page: OperatingTab, { form, button, isHeld }: FormToTry): Promise<void> {
  await page.pointAside();
  await page.call("blurAll");
  if (!(await page.call("begin", form.selector))) throw new OutOfReach(GONE);
  await page.call("watchForm");
  if (!(await page.call("begin", button.selector))) throw new OutOfReach(GONE);
  if (isHeld || (await page.focus())) return;
  if ((await page.call("pointOn")) === null) throw new OutOfReach(COVERED);
}

/** By keyboard where the button takes the focus. One that is off takes nothing. */
async function pressButton(page: OperatingTab): Promise<void> {
  if (await page.call("isOff")) return;
  if (await page.focus()) {
    await page.press(ENTER);
    return;
  }
  const point = await page.call("pointOn");
  if (point !== null) await page.click(point);
}

async function send(
  page: OperatingTab,
  { form, button }: FormToTry,
  { filled, fill }: { filled: SentForm["filled"]; fill: () => Promise<void> },
): Promise<SentForm> {
  const effect = await page.effectOf(async () => {
    await fill();
    await pressButton(page);
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
    ...((await page.call("isOff")) ? { isHeld: true as const } : {}),
  };
  await page.call("blurAll");
  await page.rest();
  return {
    ...seen,
    isToldOtherwise: await page.call("isToldOtherwise"),
    fields: await page.call("fieldsAfter"),
  };
}

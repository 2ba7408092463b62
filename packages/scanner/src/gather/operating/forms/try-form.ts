import { sendFilled } from "#gather/operating/forms/send-filled.ts";
import { takeUpForm } from "#gather/operating/forms/send-form.ts";
import { type FilledIn, tryFilledIn } from "#gather/operating/forms/try-filled-in.ts";
import { LATE } from "#gather/operating/controls/try-each.ts";
import { ENTER } from "#gather/examining/key-presses.ts";
import type { FieldOfForm, SentForm } from "#gather/operating/forms/form-facts.ts";
import { hasEffect } from "#gather/operating/controls/effect-facts.ts";
import type { OperatingTab } from "#gather/operating/page/operating-tab.ts";
import { keyOfForm } from "#gather/operating/controls/tried-components.ts";
import { WATCHED_MS } from "#gather/operating/messages/try-message.ts";
import { PageTrouble } from "#gather/page/page-trouble.ts";
import type { RedWhenWritten } from "#gather/page/in-page/operating/forms/form-fields.ts";
import type { FormToTry } from "#gather/page/in-page/operating/forms/forms-to-try.ts";

/** What a field wants where we know what fits. */
const KNOWN: ReadonlySet<FieldOfForm["entry"]> = new Set(["email", "address", "phone", "number", "date"]);

/** What came of a form, and whether there was no time to fill it in wrongly. */
export interface FormTrial extends Partial<Omit<FilledIn, "sentInSteps" | "redWhenWritten">> {
  sent: SentForm[];
  wasCutShort: boolean;
  /** Why it could not be filled in fittingly, where that is so. */
  notFilledInFor?: string;
}

/**
 * Presses the button of a form that nobody has filled in, of one that is filled in wrongly, and of one that is filled in
 * well, with every server out of reach. A form that the browser checks, or that is sent as it is, has nothing of its own
 * to say to wrong entries; one that only a server hears of, nothing at all. Where the button is off until all is filled
 * in, its fields are gone through instead.
 *
 * @param knowsAnswer whether it is known from another page what it says when it is filled in well
 * @throws OutOfReach where the button is not there, or neither key nor pointer gets to it
 */
export async function tryForm(page: OperatingTab, form: FormToTry, knowsAnswer: boolean): Promise<FormTrial> {
  const trial = await trySending(page, form);
  if (knowsAnswer || !mayAnswer(form, trial.sent)) return trial;
  if (page.isLate) return { ...trial, notFilledInFor: LATE };
  try {
    const { sentInSteps, redWhenWritten, ...filledIn } = await tryFilledIn(page, form);
    const sent =
      redWhenWritten === null
        ? trial.sent
        : trial.sent.map((one) => withoutLookOfWritten(one, redWhenWritten));
    return { ...trial, ...filledIn, sent: [...sent, ...sentInSteps] };
  } catch (error) {
    if (!(error instanceof PageTrouble)) throw error;
    page.spoil();
    return { ...trial, notFilledInFor: error.message };
  }
}

/**
 * Some pages draw each field in red, or in a color like it, once something is written in it: no mark of an error. Where it is not
 * known what a field wants, as with a code, its red may be one all the same, unless all fields have it.
 */
function withoutLookOfWritten(sent: SentForm, { fields: red, areAll }: RedWhenWritten): SentForm {
  if (sent.filled !== "wrongly") return sent;
  const isLook = (index: number, { entry, isInvalid }: FieldOfForm): boolean =>
    red.includes(index) && !isInvalid && (areAll || KNOWN.has(entry));
  const { fields, markedOnLeaving } = sent;
  const left = markedOnLeaving?.filter(
    (index) => fields[index] === undefined || !isLook(index, fields[index]),
  );
  return {
    ...sent,
    fields: fields.map((field, index) => (isLook(index, field) ? { ...field, isMarked: false } : field)),
    ...(left === undefined ? {} : { markedOnLeaving: left }),
  };
}

/** What the browser holds back tells nothing about what it does otherwise: then scripts must hear of it. */
function mayAnswer({ mayLeadOn, isHeard, isAlone }: FormToTry, sent: readonly SentForm[]): boolean {
  if (isAlone === true || sent.some(({ effect }) => effect.left.length > 0)) return false;
  return mayLeadOn || isHeard || !sent.some(({ isCheckedByBrowser }) => isCheckedByBrowser);
}

async function trySending(page: OperatingTab, form: FormToTry): Promise<FormTrial> {
  await takeUpForm(page, form);
  const empty = await sendFilled(page, form, {
    filled: "not",
    fill: async () => {
      if (!form.isHeld) return;
      await goThrough(page);
      await page.call("agree");
    },
  });
  if (empty.messages.length > 0 && !page.isInside) await noteMessage(page, form);
  // What only lies around fields, such as a row of slides with arrows, is not sent.
  const isForm = form.form.snippet.startsWith("<form");
  if (empty.effect.shown.length > 0) await page.opened.examine(page, isForm ? "sending" : "pressing");
  const isOther =
    form.isHeld ||
    hasEffect(empty.effect) ||
    empty.focusMoves ||
    empty.fields.some(({ isMarked }) => isMarked);
  if (isOther) page.spoil();
  if (empty.isCheckedByBrowser || empty.effect.left.length > 0) return { sent: [empty], wasCutShort: false };
  if (page.isLate) return { sent: [empty], wasCutShort: true };
  await takeUpForm(page, form);
  const entries = await page.call("wrongEntries");
  if (entries.length === 0) return { sent: [empty], wasCutShort: false };
  const fill = async (): Promise<void> => {
    for (const { index, text } of entries) {
      if (!(await page.call("focusField", index))) continue;
      await page.write(text);
      await page.call("noteWritten", index);
    }
    await page.call("agree");
    await page.call("blurAll");
  };
  const wrong = await sendFilled(page, form, { filled: "wrongly", fill });
  page.spoil();
  return { sent: [empty, wrong], wasCutShort: false };
}

/** Many forms tell of a field only when it has lost the focus. */
async function goThrough(page: OperatingTab): Promise<void> {
  const count = await page.call("fieldCount");
  for (let index = 0; index < count; index += 1) await page.call("focusField", index);
  await page.call("blurAll");
}

/** What stands in the form stays as a rule: it is watched only where the page has set something for soon. */
async function noteMessage(page: OperatingTab, { form, button, ...others }: FormToTry): Promise<void> {
  const toTry = { selector: button.selector, key: ENTER, alike: keyOfForm({ form, button, ...others }) };
  await page.messages.note(page, toTry);
  if (page.messages.of(toTry.alike) !== null || !(await page.mayChangeWithin(WATCHED_MS))) return;
  await page.messages.note(page, { ...toTry, toAgree: form.selector });
}

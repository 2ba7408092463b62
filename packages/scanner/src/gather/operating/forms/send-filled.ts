import type { FormMessage, SentForm } from "#gather/operating/forms/form-facts.ts";
import { isOnlyWritten } from "#gather/operating/controls/effect-facts.ts";
import type { OperatingTab } from "#gather/operating/page/operating-tab.ts";
import { isCheckedByBrowser } from "#gather/operating/forms/reported-validity.ts";
import { ANSWER_MS, CHECK_MS, pressButton } from "#gather/operating/forms/send-form.ts";
import type { FormToTry } from "#gather/page/in-page/operating/forms/forms-to-try.ts";

/** Time in which a live region still says what was shown. */
const TOLD_MS = 600;

/**
 * Presses the button of the form that was taken up, filled in as told, and says what came of it.
 *
 * @param fill fills it in, or leaves it empty
 */
export async function sendFilled(
  page: OperatingTab,
  { form, button, isAlone }: FormToTry,
  { filled, fill }: { filled: SentForm["filled"]; fill: () => Promise<void> },
): Promise<SentForm> {
  let markedOnLeaving: number[] = [];
  let emptiedOnLeaving: number[] = [];
  const soon = await page.effectOf(async () => {
    await fill();
    if (filled === "wrongly") {
      markedOnLeaving = await markedSilently(page);
      emptiedOnLeaving = await page.call("emptiedFields");
    }
    if (isAlone !== true) await pressButton(page);
  }, CHECK_MS);
  const isSilent = isOnlyWritten(soon) && !(await isCheckedByBrowser(page));
  const effect = isSilent ? await page.effectAfter(ANSWER_MS) : soon;
  const focusMoves = await page.call("focusIsOnTheWay");
  const messages = await messagesSince(page, focusMoves);
  const notice = filled === "not" ? await page.call("noticeOfForm") : "";
  const seen = {
    form,
    button,
    filled,
    effect,
    messages,
    errors: await page.call("errorsSince"),
    isCheckedByBrowser: await isCheckedByBrowser(page),
    focusMoves,
    ...((await page.call("hasTold")) ? { hasTold: true as const } : {}),
    ...((await page.call("isOff")) ? { isHeld: true as const } : {}),
    ...(notice === "" ? {} : { notice }),
    ...(isAlone === true ? { isAlone: true as const } : {}),
    ...((await page.call("isReddened")) ? { isReddened: true as const } : {}),
    ...(markedOnLeaving.length > 0 ? { markedOnLeaving } : {}),
    ...(emptiedOnLeaving.length > 0 ? { emptiedOnLeaving } : {}),
  };
  await page.call("blurAll");
  await page.rest();
  const toldOtherwise = await page.call("toldOtherwise");
  const toldByTitle = toldOtherwise.length === 0 ? [] : await page.call("toldByTitle");
  return {
    ...seen,
    ...(toldByTitle.length === 0 ? {} : { toldByTitle }),
    isToldOtherwise: toldOtherwise.length > 0,
    toldOtherwise,
    fields: await page.call("fieldsAfter"),
  };
}

/** Some scripts put a message into a live region a moment after they show it. */
export async function messagesSince(page: OperatingTab, focusMoves: boolean): Promise<FormMessage[]> {
  const messages = await page.call("formMessages");
  const isHeard = focusMoves || messages.some(({ isAnnounced }) => isAnnounced);
  if (messages.length === 0 || isHeard || !(await page.call("toldWithin", TOLD_MS))) return messages;
  return await page.call("formMessages");
}

/** Indexes of fields that are marked once they are left, where no text came for it. */
async function markedSilently(page: OperatingTab): Promise<number[]> {
  await page.rest();
  const isTold =
    (await page.call("formMessages")).length > 0 || (await page.call("toldOtherwise")).length > 0;
  if (isTold) return [];
  const fields = await page.call("fieldsAfter");
  return fields.flatMap(({ isMarked }, index) => (isMarked ? [index] : []));
}

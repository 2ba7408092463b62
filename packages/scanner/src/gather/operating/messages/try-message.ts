import type { Key } from "#gather/examining/key-presses.ts";
import type { PassingMessage } from "#gather/operating/messages/message-facts.ts";
import { leadThrough } from "#gather/operating/forms/lead-on.ts";
import type { MessageToTry } from "#gather/operating/messages/messages-to-try.ts";
import type { OperatingTab } from "#gather/operating/page/operating-tab.ts";
import { goesWithin } from "#gather/operating/page/goes-within.ts";
import { fillIn } from "#gather/operating/forms/send-form.ts";
import { PageTrouble } from "#gather/page/page-trouble.ts";

/** Time for a message that a script holds back for a moment; one that soon goes must still be there. */
const COMES_MS = 1000;
/** Most messages that go by themselves are gone by then. */
export const WATCHED_MS = 8000;
/** How much longer than alone a message must stay to be held. */
const LONGER_MS = 1500;
const NOT_AGAIN = "A message did not come a second time, so we could not tell how long it stays.";

/**
 * Brings a message once more and watches whether it goes by itself, and whether it can be held then. Needs a new load
 * after it.
 *
 * @throws PageTrouble where the message does not come again
 */
export async function tryMessage(page: OperatingTab, toTry: MessageToTry): Promise<PassingMessage> {
  const first = await bring(page, toTry);
  const startedAt = Date.now();
  const goesByItself = await goesWithin(page, WATCHED_MS);
  const aloneMs = Date.now() - startedAt;
  const left = await page.call("leftOfMessage");
  if (!goesByItself) return { ...first, ...left, goesByItself, staysWhenHeld: null };
  await bring(page, toTry);
  const point = await page.call("messagePoint");
  if (point !== null) await page.movePointer(point);
  await page.call("focusIntoMessage");
  const staysWhenHeld = !(await goesWithin(page, aloneMs + LONGER_MS));
  return { ...first, ...left, goesByItself, staysWhenHeld };
}

type MessageAtFirst = Pick<PassingMessage, "element" | "text" | "opener">;

async function bring(page: OperatingTab, toTry: MessageToTry): Promise<MessageAtFirst> {
  const { selector, key, toFill, toAgree, way = [] } = toTry;
  await page.load();
  await leadThrough(page, way);
  await page.pointAside();
  if (toFill !== undefined && (await page.call("begin", toFill))) {
    await page.call("watchForm");
    await fillIn(page);
  }
  if (toAgree !== undefined && (await page.call("begin", toAgree))) {
    await page.call("watchForm");
    await page.call("agree");
  }
  if (!(await page.call("begin", selector))) throw new PageTrouble(NOT_AGAIN);
  await page.effectOf(() => operate(page, key));
  await page.pointAside();
  const isOfForm = toAgree !== undefined;
  const message = (await page.call("messageSince", isOfForm)) ?? (await messageLater(page, isOfForm));
  if (message === null) throw new PageTrouble(NOT_AGAIN);
  return message;
}

/** A form may hold its answer back for a moment. */
async function messageLater(page: OperatingTab, isOfForm: boolean): Promise<MessageAtFirst | null> {
  await page.effectAfter(COMES_MS);
  return await page.call("messageSince", isOfForm);
}

async function operate(page: OperatingTab, key: Key | null): Promise<void> {
  if (key !== null) {
    if (await page.focus()) await page.press(key);
    return;
  }
  const point = await page.call("pointOn");
  if (point !== null) await page.click(point);
}

import type { LongTimers } from "#gather/operating/long-timers.ts";
import type { OpenedDialog } from "#gather/operating/operating-facts.ts";
import type { OperatingTab } from "#gather/operating/operating-tab.ts";
import { tryDialog } from "#gather/operating/try-dialog.ts";
import type { LongTimer } from "#gather/page/in-page/timers/timer-hook.ts";

/** Time in which what comes has faded in. */
const COMES_MS = 600;

/**
 * Has something come that a page brings by itself after some seconds, such as an offer, and looks at it. What stands in it
 * is operated later. Null where no dialog comes. Spoils the page.
 */
export async function tryLateComer(
  page: OperatingTab,
  timers: LongTimers,
  timer: LongTimer,
): Promise<OpenedDialog | null> {
  await page.load();
  const isSet = (await timers.list()).soon.some(({ ms }) => ms === timer.ms);
  if (!isSet || !(await page.call("begin", "body"))) return null;
  const come = async (): Promise<void> => {
    await timers.run(timer);
  };
  const { shown, left } = await page.effectOf(come, COMES_MS);
  page.spoil();
  if (shown.length === 0 || left.length > 0) return null;
  return await lookAt(page, async () => {
    if (!(await page.call("begin", "body"))) return;
    await page.call("look");
    await come();
    await page.rest(COMES_MS);
  });
}

async function lookAt(page: OperatingTab, open: () => Promise<void>): Promise<OpenedDialog | null> {
  await open();
  await page.opened.examine(page, "waiting");
  const controls = await page.call("controlsInOpened");
  if (controls.length > 0) page.insideSteps.push({ open, controls });
  const dialog = await tryDialog(page, "none");
  page.spoil();
  return dialog;
}

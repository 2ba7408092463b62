import type { PageTimers } from "#gather/operating/timers/page-timers.ts";
import type { BoxOfField, OpenedDialog } from "#gather/operating/opened/dialog-facts.ts";
import type { SaidText } from "#gather/operating/messages/said-text.ts";
import { onceAnnounced } from "#gather/operating/messages/once-announced.ts";
import type { OperatingTab } from "#gather/operating/page/operating-tab.ts";
import { tryDialog } from "#gather/operating/opened/try-dialog.ts";
import type { SetTimer } from "#gather/page/in-page/timers/hooked-timers.ts";

/** Time in which what comes has faded in. */
const COMES_MS = 600;

/** What came by itself: a dialog, or short texts that lie over the page. */
export interface LateComer {
  dialog: OpenedDialog | null;
  notices: SaidText[];
  /** Null where what came covers no more than an edge, or the whole window. */
  box: BoxOfField | null;
}

/**
 * Has something come that a page brings by itself after some seconds, such as an offer, and looks at it. What stands in it
 * is operated later. Null where neither comes. Spoils the page.
 */
export async function tryLateComer(
  page: OperatingTab,
  timers: PageTimers,
  timer: SetTimer,
): Promise<LateComer | null> {
  await page.load();
  const isSet = (await timers.list()).soon.some(({ ms }) => ms === timer.ms);
  if (!isSet || !(await page.call("begin", "body"))) return null;
  const come = (): Promise<void> => timers.run(timer);
  const { shown, left } = await page.effectOf(come, COMES_MS);
  const comes = shown.length > 0 && left.length === 0;
  if (comes) {
    page.comers.push(...(await page.call("comersSince")));
    page.held.push(timer);
  }
  const notices = comes ? await onceAnnounced(page, () => page.call("noticesSince")) : [];
  const box = comes ? ((await page.call("boxInMiddle")) ?? (await page.call("formOverPage"))) : null;
  const dialog = comes ? await lookAt(page, come) : null;
  page.spoil();
  const isNothing = dialog === null && box === null && notices.length === 0;
  return isNothing ? null : { dialog, notices, box: dialog === null ? box : null };
}

async function lookAt(page: OperatingTab, come: () => Promise<void>): Promise<OpenedDialog | null> {
  await page.opened.examine(page, "waiting");
  const controls = await page.call("controlsInOpened");
  const open = async (): Promise<void> => {
    if (await page.call("begin", "body")) await page.effectOf(come, COMES_MS);
  };
  if (controls.length > 0) page.insideSteps.push({ open, controls });
  return await tryDialog(page, "none");
}

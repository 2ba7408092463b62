import type { PageTimers } from "#gather/operating/page-timers.ts";
import type { OperatingTab } from "#gather/operating/operating-tab.ts";
import type { EndedCountdown, TimedChange } from "#gather/operating/timer-facts.ts";
import type { Countdown } from "#gather/page/in-page/operating/countdowns.ts";
import type { SetTimer } from "#gather/page/in-page/timers/timer-hook.ts";

/** Time for what a timer begins. */
const COMES_MS = 600;
/** A page may wait until its clock stands below zero. */
const PAST_END_SECONDS = 5;

/** Has something that the page does later come at once. Null where it is no longer set. Spoils the page. */
export async function tryTimer(
  page: OperatingTab,
  timers: PageTimers,
  timer: SetTimer,
): Promise<TimedChange | null> {
  await page.load();
  const isSet = (await timers.list()).timers.some(({ ms }) => ms === timer.ms);
  if (!isSet) return null;
  const change = await changeAfter(page, () => timers.run(timer));
  return change === null ? null : { ms: timer.ms, ...change };
}

/** Lets a time that the page shows run down at once. Null where the page cannot be watched. Spoils the page. */
export async function tryCountdown(
  page: OperatingTab,
  timers: PageTimers,
  { seconds, text, element }: Countdown,
): Promise<EndedCountdown | null> {
  await page.load();
  const change = await changeAfter(page, () => timers.pass(seconds + PAST_END_SECONDS));
  return change === null ? null : { ms: seconds * 1000, text, element, ...change };
}

async function changeAfter(
  page: OperatingTab,
  run: () => Promise<void>,
): Promise<Omit<TimedChange, "ms"> | null> {
  if (!(await page.call("begin", "body"))) return null;
  const fields = await page.call("seenFields");
  const isFilledIn = await page.call("leaveEntry");
  const { left, asked, shown } = await page.effectOf(run, COMES_MS);
  const asks = asked > 0 || (await page.call("offersControls"));
  const fieldsLost = fields - Math.min(fields, await page.call("seenFields"));
  const losesEntry = isFilledIn && (await page.call("isEntryLost"));
  const [first] = left;
  page.spoil();
  return {
    left,
    reloads: first?.replace(/#.*$/, "") === page.url,
    asks,
    shows: shown.length > 0,
    fields,
    fieldsLost,
    ...(losesEntry ? { losesEntry } : {}),
  };
}

import type { LongTimers } from "#gather/operating/long-timers.ts";
import type { OperatingTab } from "#gather/operating/operating-tab.ts";
import type { TimedChange } from "#gather/operating/timer-facts.ts";
import type { LongTimer } from "#gather/page/in-page/timer-hook.ts";

/** Time for what a timer begins. */
const COMES_MS = 600;

/** Has something that the page does later come at once. Null where it is no longer set. Spoils the page. */
export async function tryTimer(
  page: OperatingTab,
  timers: LongTimers,
  timer: LongTimer,
): Promise<TimedChange | null> {
  await page.load();
  const isSet = (await timers.list()).timers.some(({ ms }) => ms === timer.ms);
  if (!isSet || !(await page.call("begin", "body"))) return null;
  const fields = await page.call("seenFields");
  const { left, asked, shown } = await page.effectOf(() => timers.run(timer), COMES_MS);
  const asks = asked > 0 || (await page.call("offersControls"));
  const fieldsLost = fields - Math.min(fields, await page.call("seenFields"));
  const [first] = left;
  page.spoil();
  return {
    ms: timer.ms,
    left,
    reloads: first?.replace(/#.*$/, "") === page.url,
    asks,
    shows: shown.length > 0,
    fields,
    fieldsLost,
  };
}

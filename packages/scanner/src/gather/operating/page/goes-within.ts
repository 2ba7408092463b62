import type { OperatingTab } from "#gather/operating/page/operating-tab.ts";

/** One wait: a page that hangs is told from one that keeps its message. */
const SLICE_MS = 500;

/** Whether the message that came last goes by itself within some time. Not waited for where the page has set nothing for then. */
export async function goesWithin(page: OperatingTab, ms: number): Promise<boolean> {
  const until = Date.now() + ms;
  while (await page.mayChangeWithin(until - Date.now()))
    if (await page.call("isMessageGone", SLICE_MS)) return true;
  return await page.call("isMessageGone", 0);
}

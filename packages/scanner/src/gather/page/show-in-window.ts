import type { PageTab } from "#gather/page/page-tab.ts";
import type { Viewport } from "#gather/page/viewport.ts";

/**
 * Makes the window of a tab so large; the page is told and may adapt.
 *
 * @throws OutOfTime where the browser takes longer than `limitMs`
 */
export async function showInWindow(tab: PageTab, window: Viewport, limitMs: number): Promise<void> {
  const sent = tab.session.send("Emulation.setDeviceMetricsOverride", {
    ...window,
    deviceScaleFactor: 1,
    mobile: false,
  });
  await tab.race(sent, limitMs, "The browser did not change the window in time.");
}

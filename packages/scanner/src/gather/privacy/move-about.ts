import { setTimeout as sleep } from "node:timers/promises";

import type { PageTab } from "#gather/page/page-tab.ts";

const STEP_MS = 40;
const ONE_INPUT_MS = 1500;
/** Tags wait ten to fifteen seconds so that they do not count in measurements of speed. */
const WAITING_MS = 16_000;
/** Until those seconds have passed for the page, and what they set off has been asked for. */
const PASSING_MS = 2500;
const AFTERWARDS_MS = 300;
const PATH = [
  { x: 200, y: 200 },
  { x: 420, y: 310 },
  { x: 640, y: 380 },
] as const;

/**
 * Does what sets off tags that wait for a visitor: moves the pointer, presses a key that means nothing by itself,
 * scrolls to the end, and lets 16 seconds pass. The seconds pass at once by the page's own clock, which stands still
 * afterwards: timers of the page no longer run.
 *
 * @throws PageTrouble when the page does not take it
 */
export async function moveAbout(tab: PageTab): Promise<void> {
  const session = await tab.inputSession();
  for (const point of PATH) {
    await input(tab, session.send("Input.dispatchMouseEvent", { type: "mouseMoved", ...point }));
  }
  const wheel = { type: "mouseWheel", x: 640, y: 380, deltaX: 0, deltaY: 400 } as const;
  await input(tab, session.send("Input.dispatchMouseEvent", wheel));
  const shift = { key: "Shift", code: "ShiftLeft", windowsVirtualKeyCode: 16 };
  await input(tab, session.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...shift }));
  await input(tab, session.send("Input.dispatchKeyEvent", { type: "keyUp", ...shift }));
  for (const share of [0.5, 1]) {
    const place = `scrollTo(0, (document.scrollingElement?.scrollHeight ?? 0) * ${share})`;
    await tab.evaluate(place, ONE_INPUT_MS);
    await tab.race(sleep(STEP_MS), ONE_INPUT_MS, WAIT);
  }
  await passTime(tab, WAITING_MS);
  await tab.race(sleep(AFTERWARDS_MS), ONE_INPUT_MS, WAIT);
}

const WAIT = "The page did not let us wait.";

/** Lets time pass for the page at once, as long as it keeps up; a page whose timers never rest is not waited for. */
export async function passTime(tab: PageTab, milliseconds: number): Promise<void> {
  const { session } = tab;
  const passed = new Promise<void>((resolve) => {
    session.once("Emulation.virtualTimeBudgetExpired", () => resolve());
  });
  const policy = { policy: "advance", budget: milliseconds } as const;
  await tab.race(session.send("Emulation.setVirtualTimePolicy", policy), ONE_INPUT_MS, WAIT);
  await tab.race(Promise.race([passed, sleep(PASSING_MS)]), PASSING_MS + ONE_INPUT_MS, WAIT);
}

/** A page that handles one event for longer than that is left alone: what it sends late is not seen. */
async function input(tab: PageTab, sent: Promise<unknown>): Promise<void> {
  await tab.race(sent, ONE_INPUT_MS, "The page did not react to the pointer.");
}

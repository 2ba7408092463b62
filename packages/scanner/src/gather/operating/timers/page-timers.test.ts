import { setTimeout as sleep } from "node:timers/promises";

import { describe, expect, it } from "vitest";

import { LONG, OperatedPages } from "#gather/operating/operated-pages.testing.ts";
import { askPage } from "#gather/page/ask-page.testing.ts";
import { PageTimers } from "#gather/operating/timers/page-timers.ts";

const SOON_MS = 60;
/** Time in which even a busy machine goes round some times. */
const ROUNDS_MS = 1000;
const LOOP = "<script>const round = () => { requestAnimationFrame(round); }; round()</script>";
const IDLE_LOOP = "<script>const round = () => { requestIdleCallback(round); }; round()</script>";

const pages = new OperatedPages();

/** Whether anything is due on a page when it has been loaded for a while, and after something was done on it. */
async function isAnythingDue(body: string, done: string): Promise<[boolean, boolean]> {
  return await pages.inTab(body, async (tab) => {
    const timers = new PageTimers(tab);
    const due = async (): Promise<boolean> =>
      await timers.isAnythingDue(await askPage<number>(tab, "performance.now()"), SOON_MS);
    await timers.watch();
    await tab.load(`${pages.site.origin}/`, LONG, "The page did not load.");
    await sleep(ROUNDS_MS);
    await timers.passOverClocks();
    const atRest = await due();
    await askPage(tab, `${done}; void 0`);
    const later = await due();
    await timers.end();
    return [atRest, later];
  });
}

describe("what a page has set for later", () => {
  it.each([
    ["frames", LOOP],
    ["idle moments", IDLE_LOOP],
    ["a clock", "<script>setInterval(() => {}, 1000)</script>"],
  ])("leaves out %s that go round by themselves", async (_, body) => {
    expect(await isAnythingDue(body, "")).toEqual([false, false]);
  });

  it.each([
    ["frames", "const more = () => { requestAnimationFrame(more); }; more()"],
    ["idle moments", "const more = () => { requestIdleCallback(more); }; more()"],
    ["a timer", "setInterval(() => {}, 30)"],
  ])("has %s that are asked for meanwhile", async (_, done) => {
    expect(await isAnythingDue(LOOP, done)).toEqual([false, true]);
  });
});

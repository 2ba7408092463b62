import { setTimeout as sleep } from "node:timers/promises";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { launchBrowser, type WarmBrowser } from "#browser/launch.ts";
import { openVisitor } from "#browser/visitor.ts";
import { createEgressPolicy } from "#egress/policy.ts";
import { startGuardingProxy, type GuardingProxy } from "#egress/proxy.ts";
import { PageTimers } from "#gather/operating/page-timers.ts";
import { PageTab } from "#gather/page/page-tab.ts";
import { aPageWith, serveSite, type SiteServer } from "#gather/page/site-server.testing.ts";

const SOON_MS = 60;
/** Time in which even a busy machine goes round some times. */
const ROUNDS_MS = 1000;
const LOOP = "<script>const round = () => { requestAnimationFrame(round); }; round()</script>";
const IDLE_LOOP = "<script>const round = () => { requestIdleCallback(round); }; round()</script>";

let browser: WarmBrowser;
let proxy: GuardingProxy;
let site: SiteServer;

beforeAll(async () => {
  site = await serveSite();
  browser = await launchBrowser();
  proxy = await startGuardingProxy(createEgressPolicy([`127.0.0.1:${site.port}`]));
});
afterAll(async () => {
  await browser.close();
  await proxy.close();
  await site.close();
});

/** Whether anything is due on a page when it has been loaded for a while, and after something was done on it. */
async function isAnythingDue(body: string, done: string): Promise<[boolean, boolean]> {
  site.routes["/"] = aPageWith(body);
  const visitor = await openVisitor(browser.puppeteer, proxy.url);
  const tab = await PageTab.open(visitor.context, { width: 1280, height: 800 });
  const timers = new PageTimers(tab);
  const page = async <Value>(expression: string): Promise<Value> => {
    const asked = { expression, returnByValue: true, awaitPromise: true };
    return (await tab.session.send("Runtime.evaluate", asked)).result.value as Value;
  };
  const due = async (): Promise<boolean> =>
    await timers.isAnythingDue(await page("performance.now()"), SOON_MS);
  try {
    await timers.watch();
    await tab.load(`${site.origin}/`, 60_000, "The page did not load.");
    await sleep(ROUNDS_MS);
    await timers.passOverClocks();
    const atRest = await due();
    await page(`${done}; void 0`);
    return [atRest, await due()];
  } finally {
    await timers.end();
    await tab.leave();
    await visitor.close();
  }
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

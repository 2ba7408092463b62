import { afterAll, beforeAll, expect, it } from "vitest";

import { launchBrowser, type WarmBrowser } from "#browser/launch.ts";
import { openVisitor } from "#browser/visitor.ts";
import { createEgressPolicy } from "#egress/policy.ts";
import { startGuardingProxy, type GuardingProxy } from "#egress/proxy.ts";
import { ENTER } from "#gather/examining/key-presses.ts";
import { PageTimers } from "#gather/operating/page-timers.ts";
import { OperatingTab } from "#gather/operating/operating-tab.ts";
import { LATE } from "#gather/operating/try-each.ts";
import { tryInside } from "#gather/operating/try-inside.ts";
import { PageTab } from "#gather/page/page-tab.ts";
import { aPageWith, serveSite, type SiteServer } from "#gather/page/site-server.testing.ts";
import { VISIT_LIMITS } from "#gather/page/visit-limits.ts";

const LONG = 120_000;
const PATIENT = { ...VISIT_LIMITS, loadMs: 60_000, readMs: 60_000 };
const MENU = `<button id="open" onclick="more.hidden = !more.hidden">More</button><div id="more" hidden><button onclick="told.textContent += 'Rye '">Rye</button></div><p id="told"></p>`;

let browser: WarmBrowser;
let proxy: GuardingProxy;
let site: SiteServer;

beforeAll(async () => {
  site = await serveSite();
  site.routes["/"] = aPageWith(MENU);
  browser = await launchBrowser();
  proxy = await startGuardingProxy(createEgressPolicy([`127.0.0.1:${site.port}`]));
});
afterAll(async () => {
  await browser.close();
  await proxy.close();
  await site.close();
});

async function inside(timeLeftMs: number): ReturnType<typeof tryInside> {
  const visitor = await openVisitor(browser.puppeteer, proxy.url);
  const tab = await PageTab.open(visitor.context, { width: 1280, height: 800 });
  try {
    const until = Date.now() + timeLeftMs;
    const page = new OperatingTab(tab, `${site.origin}/`, {
      limits: PATIENT,
      gate: visitor.gate,
      timers: new PageTimers(tab),
      until,
    });
    await page.load();
    const controls = await page.call("controls");
    const open = async (): Promise<void> => {
      if ((await page.call("begin", "#open")) && (await page.focus())) await page.press(ENTER);
    };
    return await tryInside(page, { open, controls });
  } finally {
    await tab.leave();
    await visitor.close();
  }
}

it("operates what a control opened", { timeout: LONG }, async () => {
  const { tried, left } = await inside(LONG);
  expect([tried.length, left]).toEqual([1, []]);
});

it("says what there was no time for", { timeout: LONG }, async () => {
  expect(await inside(-1)).toEqual({ tried: [], left: [{ count: 1, reason: LATE }] });
});

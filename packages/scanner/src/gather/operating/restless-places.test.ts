import { afterAll, beforeAll, expect, it } from "vitest";

import { launchBrowser, type WarmBrowser } from "#browser/launch.ts";
import { openVisitor } from "#browser/visitor.ts";
import { createEgressPolicy } from "#egress/policy.ts";
import { startGuardingProxy, type GuardingProxy } from "#egress/proxy.ts";
import { OperatingTab } from "#gather/operating/operating-tab.ts";
import { PATIENT } from "#gather/operating/operated-pages.testing.ts";
import { PageTimers } from "#gather/operating/page-timers.ts";
import { PageTab } from "#gather/page/page-tab.ts";
import { aPageWith, serveSite, type SiteServer } from "#gather/page/site-server.testing.ts";

const LONG = 120_000;
/** A text that takes turns, and a banner that comes once, about when it is learned what moves. */
const PAGE = `<p id="turns">Rye</p><div id="banner" hidden>We use cookies. <button>Fine</button></div><p id="still">Oat</p>
  <script>setInterval(() => { turns.textContent = turns.textContent === "Rye" ? "Spelt" : "Rye"; }, 130); setTimeout(() => { banner.hidden = false; }, 1100);</script>`;

let browser: WarmBrowser;
let proxy: GuardingProxy;
let site: SiteServer;

beforeAll(async () => {
  site = await serveSite();
  site.routes["/"] = aPageWith(PAGE);
  browser = await launchBrowser();
  proxy = await startGuardingProxy(createEgressPolicy([`127.0.0.1:${site.port}`]));
});
afterAll(async () => {
  await browser.close();
  await proxy.close();
  await site.close();
});

it("are where things change again and again, and not where one came once", { timeout: LONG }, async () => {
  const visitor = await openVisitor(browser.puppeteer, proxy.url);
  const tab = await PageTab.open(visitor.context, { width: 1280, height: 800 });
  try {
    const page = new OperatingTab(tab, `${site.origin}/`, {
      limits: PATIENT,
      gate: visitor.gate,
      timers: new PageTimers(tab),
      until: Date.now() + LONG,
    });
    await page.load();
    expect((await page.call("restlessPlaces"))?.changing).toEqual(["#turns"]);
  } finally {
    await tab.leave();
    await visitor.close();
  }
});

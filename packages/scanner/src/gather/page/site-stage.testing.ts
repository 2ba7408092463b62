import type { BrowserContext } from "puppeteer-core";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";

import { launchBrowser, type WarmBrowser } from "#browser/launch.ts";
import { serveSite, type SiteServer } from "#gather/page/site-server.testing.ts";

/** What the tests of a file visit pages with: one browser and one site, and a context of its own for each test. */
export let browser: WarmBrowser;
export let context: BrowserContext;
export let site: SiteServer;

/** Starts them for the file that calls it. */
export function stageSite(): void {
  beforeAll(async () => {
    [browser, site] = await Promise.all([launchBrowser(), serveSite()]);
  });
  beforeEach(async () => {
    context = await browser.puppeteer.createBrowserContext();
  });
  afterEach(() => context.close());
  afterAll(async () => {
    await browser.close();
    await site.close();
  });
}

import type { BrowserContext } from "puppeteer-core";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";

import { launchBrowser, type WarmBrowser } from "#browser/launch.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";
import { aPageWith, serveSite, type SiteServer } from "#gather/page/site-server.testing.ts";
import { visitPage } from "#gather/page/visit-page.ts";

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

/** What is read of a page with this in its main area. */
export async function documentWith(body: string): Promise<DocumentSnapshot> {
  site.routes["/"] = aPageWith(body);
  const { document } = await visitPage(context, {
    url: `${site.origin}/`,
    isKeyPage: false,
    accessibility: false,
    // A busy machine must not keep a page from being read.
    limits: { readMs: 30_000 },
  });
  if (!document.gathered) throw new Error(document.reason);
  return document.value;
}

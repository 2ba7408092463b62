import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import type { BannerDismissal } from "#evidence/page.ts";
import { PageTab } from "#gather/page/page-tab.ts";
import { settle } from "#gather/page/settle.ts";
import { VISIT_LIMITS } from "#gather/page/visit-limits.ts";
import { CONSENT_MANAGERS } from "#gather/privacy/consent-managers.testing.ts";
import { dismissBanner } from "#gather/privacy/dismiss-banner.ts";
import { findBanner } from "#gather/privacy/find-banner.ts";
import { type LoopbackWeb, startLoopbackWeb } from "#gather/privacy/loopback-web.testing.ts";

let web: LoopbackWeb;

beforeAll(async () => {
  web = await startLoopbackWeb();
});
afterAll(async () => {
  await web.close();
});

/** Opens a page as a new visitor, waits until its banner may be up, dismisses it and tells what is left. */
async function dismissOn(html: string): Promise<BannerDismissal & { before: boolean; after: boolean }> {
  web.serve({ "shop.test/": { body: html } });
  const context = await web.browser.createBrowserContext();
  try {
    const tab = await PageTab.open(context, { width: 1280, height: 800 });
    await tab.session.send("Page.navigate", { url: "http://shop.test/" });
    await settle(tab, VISIT_LIMITS, Date.now());
    const before = await findBanner(tab);
    const dismissal = await dismissBanner(tab, 40_000);
    await settle(tab, VISIT_LIMITS, Date.now());
    return { ...dismissal, before: before !== null, after: (await findBanner(tab)) !== null };
  } finally {
    await context.close();
  }
}

vi.setConfig({ testTimeout: 120_000 });

describe("dismissing a banner", () => {
  it.each(CONSENT_MANAGERS)("rejects the one of $name, which is gone then", async ({ html }) => {
    expect(await dismissOn(html)).toMatchObject({ before: true, outcome: "rejected", after: false });
    expect(web.visits.some(({ address }) => address.includes("google-analytics"))).toBe(false);
  });

  it("leaves one that only accepts", async () => {
    const html = `<title>Shop</title><div id="b" style="position:fixed;bottom:0;left:0;right:0;background:#fff">
      This site uses cookies. <button onclick="document.getElementById('b').remove()">Accept</button></div>`;
    expect(await dismissOn(html)).toMatchObject({ before: true, outcome: "none", after: true });
  });

  it("does nothing on a page without one", async () => {
    const html = "<title>Shop</title><h1>Bread</h1><button onclick='this.remove()'>Reject all bread</button>";
    expect(await dismissOn(html)).toMatchObject({ before: false, outcome: "none", after: false, clicks: 0 });
  });
});

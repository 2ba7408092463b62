import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { prvIdPreconsent } from "#checks/privacy/prv-id-preconsent.ts";
import { prvTrackerPreconsent } from "#checks/privacy/prv-tracker-preconsent.ts";
import { messagesOf } from "#checks/privacy/reading/passes.testing.ts";
import { anEvidence, aSite } from "#evidence-builders.testing.ts";
import type { PrivacyPasses } from "#evidence/privacy.ts";
import { type LoopbackWeb, startLoopbackWeb } from "#gather/privacy/loopback-web.testing.ts";
import { runPrivacyPasses } from "#gather/privacy/run-passes.ts";

const SITE = "http://shop.test/";
/** A machine busy with other tests is slow, which says nothing about the passes. */
const PATIENT = { limits: { loadMs: 40_000, bannerMs: 20_000, rejectMs: 40_000, totalMs: 110_000 } };
let web: LoopbackWeb;

beforeAll(async () => {
  web = await startLoopbackWeb();
});
afterAll(async () => {
  await web.close();
});
vi.setConfig({ testTimeout: 120_000 });

async function passesOf(body: string): Promise<PrivacyPasses> {
  web.serve({ "shop.test/": { body: `<!doctype html><title>Shop</title><h1>Shop</h1>${body}` } });
  const passes = await runPrivacyPasses(web.browser, SITE, PATIENT);
  if (!passes.gathered) throw new Error(passes.reason);
  return passes.value;
}

describe("a banner that has its own word for cookies", () => {
  const floating = (text: string, ...buttons: string[]) =>
    `<div style="position:fixed;bottom:0;background:#fff">${text} ${buttons.map((one) => `<button>${one}</button>`).join(" ")}</div>`;

  it.each([
    ["Swedish", floating("Vi använder kakor för marknadsföring.", "Acceptera alla", "Inställningar")],
    ["Norwegian", floating("Vi bruker informasjonskapsler.", "Godta alle", "Innstillinger")],
  ])("is found in %s", async (_language, html) => {
    const { banner } = await passesOf(html);
    expect(banner.gathered && banner.value?.buttons.map(({ kind }) => kind)).toEqual(["accept", "settings"]);
  });

  it("is no notice about what a bakery bakes", async () => {
    const { banner } = await passesOf(floating("Våra kakor bakas på lördag.", "Beställ", "Läs mer"));
    expect(banner).toEqual({ gathered: true, value: null });
  });
});

describe("what a page sends as its visitor leaves", () => {
  const asJudged = (passes: PrivacyPasses) =>
    anEvidence({
      profiles: ["EU"],
      site: aSite({ startUrl: SITE, privacy: { gathered: true, value: passes } }),
    });

  it("is told of a tracker and of a visitor's ID that goes to an unknown host", async () => {
    const passes = await passesOf(`<script>
      localStorage.visit ??= Array.from({ length: 4 }, () => Math.random().toString(36).slice(2, 8)).join("x");
      addEventListener("pagehide", () => {
        navigator.sendBeacon("http://in.unknown.test/e", localStorage.visit);
        navigator.sendBeacon("http://bat.bing.com/actionp/0?evt=pageHide", "left");
      });</script>`);
    expect(messagesOf(prvTrackerPreconsent.evaluate(asJudged(passes)))).toEqual([
      expect.stringMatching(
        /^Microsoft Ad.* before the visitor made a choice, as the visitor left the page\.$/,
      ),
    ]);
    expect(messagesOf(prvIdPreconsent.evaluate(asJudged(passes)))).toEqual([
      expect.stringMatching(/^“visit” \(browser storage\), which differs .* went to in\.unknown\.test/),
    ]);
  });

  it("is nothing to tell where the site alone hears of it", async () => {
    const passes = await passesOf(`<script>
      localStorage.visit ??= Array.from({ length: 4 }, () => Math.random().toString(36).slice(2, 8)).join("x");
      addEventListener("pagehide", () => navigator.sendBeacon("/left", localStorage.visit));</script>`);
    expect(passes.fresh.onLeaving?.map(({ url }) => url)).toEqual([`${SITE}left`]);
    expect(prvTrackerPreconsent.evaluate(asJudged(passes)).outcome).toBe("passed");
    expect(prvIdPreconsent.evaluate(asJudged(passes)).outcome).toBe("passed");
  });
});

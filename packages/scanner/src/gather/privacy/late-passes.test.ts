import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import type { Gathered } from "#evidence/gathered.ts";
import { type LoopbackWeb, startLoopbackWeb } from "#gather/privacy/loopback-web.testing.ts";
import { hasLatePass, makeLatePasses, runPrivacyPasses } from "#gather/privacy/run-passes.ts";

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

function valueOf<T>(gathered: Gathered<T>): T {
  if (!gathered.gathered) throw new Error(gathered.reason);
  return gathered.value;
}

vi.setConfig({ testTimeout: 120_000 });

describe("visits that ran out of time", () => {
  const late = { gathered: false, reason: "Too late.", isLate: true } as const;
  const html = `<!doctype html><title>Shop</title><h1>Shop</h1>
    <div id="cookie-banner" style="position:fixed;bottom:0;left:0;right:0;padding:20px">We use cookies for analytics.
    <button onclick="answer('yes')">Accept all</button> <button onclick="answer('no')">Reject all</button></div>
    <script>
      function answer(value) { localStorage.setItem("answer", value); document.getElementById("cookie-banner").remove(); }
      if (localStorage.getItem("answer")) document.getElementById("cookie-banner").remove();
    </script>`;

  const passesOf = async () => {
    web.serve({ "shop.test/": { body: html } });
    return valueOf(await runPrivacyPasses(web.browser, SITE, PATIENT));
  };

  it("are made again, and the others stay as they are", async () => {
    const passes = await passesOf();
    expect(hasLatePass(passes)).toBe(false);
    const short = { ...passes, afterReject: late, withGpc: late };
    expect(hasLatePass(short)).toBe(true);
    const again = await makeLatePasses(web.browser, SITE, short, PATIENT);
    expect(again.fresh).toBe(passes.fresh);
    expect(valueOf(again.withGpc).text).toContain("Shop");
    expect(valueOf(again.afterReject)).toMatchObject({ clicks: 1, answer: { cameBack: false } });
  });

  it("are not made again where the page itself is in the way", async () => {
    const passes = { ...(await passesOf()), afterReject: { gathered: false, reason: "No." } as const };
    expect(hasLatePass(passes)).toBe(false);
    expect(await makeLatePasses(web.browser, SITE, passes, PATIENT)).toEqual(passes);
  });

  it("say that they did", async () => {
    web.serve({ "shop.test/": { body: html } });
    const passes = await runPrivacyPasses(web.browser, SITE, {
      limits: { ...PATIENT.limits, lingerMs: 60_000, totalMs: 3000 },
    });
    expect(passes).toMatchObject({ gathered: false, isLate: true });
  });
});

import { afterAll, beforeAll, expect, it, vi } from "vitest";

import { prvConsentWithdraw } from "#checks/privacy/prv-consent-withdraw.ts";
import { prvRejectHard } from "#checks/privacy/prv-reject-hard.ts";
import { prvRejectIgnored } from "#checks/privacy/prv-reject-ignored.ts";
import { aBanner } from "#checks/privacy/reading/passes.testing.ts";
import { anEvidence, aSite, notGathered } from "#evidence-builders.testing.ts";
import { acceptedToTell } from "#gather/privacy/accepting-visit.ts";
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

const TOOLS = `<div id="tools" hidden><button onclick="panel.hidden = false">Cookie settings</button>
  <div id="panel" role="dialog" aria-label="Cookie settings" hidden style="position:fixed;top:9px;left:9px">
    <label><input type="checkbox" id="ads" checked> Advertising</label>
    <label><input type="checkbox" checked> Statistics</label>
    <button onclick="store.ads = ads.checked; panel.hidden = true">Save settings</button></div></div>`;

/** A page whose banner keeps what `answers` write, and that loads a pixel where `tracks` says so. */
const page = (answers: string, tracks: string, tools = TOOLS) => `<!doctype html>
  <title>Shop</title><h1>Shop</h1>
  <div id="cookie-note" style="position:fixed;bottom:0;background:#fff;padding:20px">
    <p>We use cookies to measure ads.</p>${answers}</div>${tools}
  <script>
    const store = localStorage, note = document.getElementById("cookie-note"), tools = document.getElementById("tools");
    function gone() { note.remove(); if (tools) tools.hidden = false; }
    if (store.ok) gone();
    if (${tracks}) new Image().src = "http://www.facebook.com/tr?id=1&ev=PageView";
  </script>`;
const OK = `<button onclick="store.ok = 1; gone()">Got it</button>`;
const NO = `<button onclick="gone()">Reject</button>`;

async function seen(html: string) {
  web.serve({ "shop.test/": { body: html } });
  const privacy = await runPrivacyPasses(web.browser, SITE, PATIENT);
  const evidence = anEvidence({ profiles: ["EU"], site: aSite({ startUrl: SITE, privacy }) });
  const accepted = privacy.gathered ? privacy.value.accepted : undefined;
  const [ignored, withdraw, hard] = [prvRejectIgnored, prvConsentWithdraw, prvRejectHard].map((check) =>
    JSON.stringify(check.evaluate(evidence)),
  );
  return { accepted, ignored, withdraw, hard };
}

it("tries the settings that come after a banner that can only be accepted", async () => {
  const vain = await seen(page(OK, "true"));
  expect(vain.accepted).toMatchObject({
    gathered: true,
    value: {
      label: "Got it",
      cameBack: false,
      settings: { opened: "Cookie settings", saved: "Save settings" },
    },
  });
  expect(vain.ignored).toContain("every box under “Cookie settings” unchecked and “Save settings” pressed");
  expect(vain.withdraw).toContain('"passed"');
  const kept = await seen(page(OK, `store.ok && store.ads !== "false"`));
  expect(kept.ignored).toContain('"passed"');
});

it("tells of a page without such settings", async () => {
  const { accepted, ignored } = await seen(page(OK, "true", ""));
  expect(accepted).toMatchObject({ value: { cameBack: false, settings: null } });
  expect(ignored).toContain('"could-not-run"');
});

it("tells a site that keeps only one answer from one that asks at each visit", async () => {
  const kept = await seen(page(OK + NO, "false"));
  expect(kept.withdraw).toContain('"passed"');
  expect(kept.hard).toContain("Another visitor pressed “Got it” and was not asked again.");
  const never = await seen(page(`<button onclick="gone()">Got it</button>${NO}`, "false"));
  expect(never.accepted).toMatchObject({ value: { cameBack: true, settings: null } });
  expect(never.hard).toContain("Does the site keep the answer?");
});

it("accepts where we could not refuse, unless the banner can be refused or there was no time", () => {
  const withOnly = (kind: "accept" | "reject") =>
    aBanner({
      buttons: [
        { text: "OK", kind: "accept", area: 1 },
        { text: "More", kind, area: 1 },
      ],
    });
  const failed = notGathered("We could not reject the banner automatically.");
  expect(acceptedToTell(withOnly("accept"), failed)).toBe("OK");
  expect(acceptedToTell(withOnly("reject"), failed)).toBeNull();
  expect(acceptedToTell(withOnly("accept"), { ...failed, isLate: true })).toBeNull();
});

it("accepts no banner that stays refused", async () => {
  const no = `<button onclick="store.ok = 1; gone()">Reject</button>`;
  expect((await seen(page(OK + no, "false"))).accepted).toBeUndefined();
});

import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { prvBannerLeaves } from "#checks/privacy/prv-banner-leaves.ts";
import { anEvidence, aSite } from "#evidence-builders.testing.ts";
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

const page = (onClose: string, control = '<button aria-label="Close">×</button>') => `<!doctype html>
  <title>Shop</title><h1>Shop</h1>
  <div id="cookie-note" style="position:fixed;bottom:0;background:#fff;padding:20px">${control}
    <p>We use cookies to measure ads.</p><button onclick="answer('all')">Accept all</button></div>
  <script>
    const note = document.getElementById("cookie-note");
    function answer(value) { localStorage.setItem("choice", value); note.hidden = true; run(); }
    function run() { if (localStorage.getItem("choice") === "all") new Image().src = "http://www.facebook.com/tr?id=1&ev=PageView"; }
    note.querySelector("button").addEventListener("click", () => { ${onClose} });
    note.hidden = localStorage.getItem("choice") !== null;
    if (note.hidden) note.style.display = "none";
    run();
  </script>`;

async function seen(html: string) {
  web.serve({ "shop.test/": { body: html } });
  const privacy = await runPrivacyPasses(web.browser, SITE, PATIENT);
  const { outcome } = prvBannerLeaves.evaluate(
    anEvidence({ profiles: ["EU"], site: aSite({ startUrl: SITE, privacy }) }),
  );
  return { closed: privacy.gathered ? privacy.value.closed : null, outcome };
}

describe("a banner that is closed without an answer", () => {
  it("is told where that counts as consent when the visitor comes back", async () => {
    const { closed, outcome } = await seen(page("answer('all')"));
    expect(closed).toMatchObject({ gathered: true, value: { label: "×", cameBack: false } });
    expect(outcome).toBe("failed");
  });

  it("is fine where closing refuses", async () => {
    const { closed, outcome } = await seen(page("answer('none')"));
    expect(closed).toMatchObject({ gathered: true, value: { cameBack: false } });
    expect(outcome).toBe("passed");
  });

  it("is not tried where nothing only closes it", async () => {
    const { closed } = await seen(page("", "<button>Cookie policy</button>"));
    expect(closed).toBeUndefined();
  });
});

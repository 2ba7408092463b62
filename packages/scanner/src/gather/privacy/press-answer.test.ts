import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { prvRejectIgnored } from "#checks/privacy/prv-reject-ignored.ts";
import { anEvidence, aSite } from "#evidence-builders.testing.ts";
import type { Gathered } from "#evidence/gathered.ts";
import { NO_REJECT, type PrivacyPass, type PrivacyPasses } from "#evidence/privacy.ts";
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

function valueOf<T>(gathered: Gathered<T>): T {
  if (!gathered.gathered) throw new Error(gathered.reason);
  return gathered.value;
}

async function passesOf(html: string): Promise<PrivacyPasses> {
  web.serve({ "shop.test/": { body: html } });
  return valueOf(await runPrivacyPasses(web.browser, SITE, PATIENT));
}

function hostsOf(pass: PrivacyPass): string[] {
  const remote = pass.requests.filter(({ url }) => url.startsWith("http"));
  return [...new Set(remote.map(({ url }) => new URL(url).hostname))];
}

describe("a banner that no rule knows", () => {
  const AD = "new Image().src = 'http://www.facebook.com/tr?id=1&ev=PageView';";
  const bannerOf = (controls: string, onLoad = "") => `<!doctype html><title>Shop</title><h1>Shop</h1>
    <section id="note" style="position:fixed;bottom:0;background:#fff;padding:20px">Cookies. ${controls}</section>
    <script>
      const note = document.getElementById("note");
      const keep = (value) => { localStorage.setItem("answer", value); note.remove(); };
      const kept = localStorage.getItem("answer");
      if (kept) note.remove();
      ${onLoad}
    </script>`;

  it.each([
    ["Rifiuta", "Accetta"],
    ["Weigeren", "Akkoord"],
    ["Odmítnout", "Souhlasím"],
  ])("is rejected by “%s”", async (no, yes) => {
    const { afterReject } = await passesOf(
      bannerOf(`<span role=button tabindex=0 onclick="keep('yes')">${yes}</span>
        <span role=button tabindex=0 onclick="keep('no')">${no}</span>`),
    );
    expect(valueOf(afterReject)).toMatchObject({
      answer: { leftPage: false, cameBack: false },
    });
    expect(web.visits.some(({ headers }) => headers.cookie?.includes("yes"))).toBe(false);
  });

  it("is seen in a narrow window, too, where a part of it may be hidden", async () => {
    const hiding = "<style>@media (max-width: 600px) { .no { display: none } }</style>";
    const { banner } = await passesOf(
      bannerOf(`${hiding}<button onclick="keep('yes')">Accetta</button>
        <button class=no onclick="keep('no')">Rifiuta</button>`),
    );
    expect(valueOf(banner)).toMatchObject({
      buttons: [{ text: "Accetta" }, { text: "Rifiuta" }],
      buttonsOnPhone: [{ text: "Accetta" }],
    });
  });

  it.each([
    ["a scroll", "addEventListener('scroll', () => keep('yes'))"],
    ["time", "setTimeout(() => keep('yes'), 6000)"],
  ])("is told to go away after %s", async (_what, script) => {
    const words = `<p style="font-size:40px">${"Fresh bread every morning. ".repeat(120)}</p>`;
    const { banner } = await passesOf(
      bannerOf("<button>Accept</button> <button>Reject</button>", script) + words,
    );
    expect(valueOf(banner)).toMatchObject({ wentAway: true });
  });

  it("is told to stay where nothing takes it away", async () => {
    const { banner } = await passesOf(bannerOf("<button>Accept</button> <button>Reject</button>"));
    expect(valueOf(banner)).toMatchObject({ wentAway: false });
  });

  it("is told to come back where “Weigeren” only leads to a page", async () => {
    const html = bannerOf(
      `<button onclick="keep('yes')">Akkoord</button> <a href="/privacy#cookies">Weigeren</a>`,
    );
    web.serve({
      "shop.test/": { body: html },
      "shop.test/privacy": { body: "<title>P</title><p>You can refuse in your browser." },
    });
    const { afterReject } = valueOf(await runPrivacyPasses(web.browser, SITE, PATIENT));
    expect(valueOf(afterReject)?.answer).toMatchObject({ leftPage: true, cameBack: true });
  });

  const settings = (save: string) => `<div id="one"><button onclick="keep('yes')">Alle akzeptieren</button>
    <a href="#" onclick="one.hidden = true; two.hidden = false; return false">Einstellungen</a></div>
    <div id="two" hidden><label><input type=checkbox checked disabled> Notwendig</label>
    <label><input type=checkbox class=c checked> Statistik</label> <label><input type=checkbox class=c> Marketing</label>
    <button onclick="${save}">Auswahl speichern</button></div>`;

  it("is rejected in its settings, which are not asked for more than that", async () => {
    const save = "keep([...document.querySelectorAll('.c')].some((box) => box.checked) ? 'some' : 'no')";
    const { afterReject } = await passesOf(bannerOf(settings(save), `if (kept === "some") ${AD}`));
    const rejected = valueOf(afterReject);
    expect(rejected?.answer).toMatchObject({ label: "Auswahl speichern", by: "settings", cameBack: false });
    expect(rejected && hostsOf(rejected)).toEqual(["shop.test"]);
  });

  it("is none that can be rejected where its settings save nothing", async () => {
    const { afterReject } = await passesOf(bannerOf(settings("").replace("Auswahl speichern", "Mehr")));
    expect(afterReject).toEqual({ gathered: false, reason: NO_REJECT });
  });

  it("shows what runs although every box was unchecked", async () => {
    const save = "keep(document.querySelector('.c[checked]') ? 'some' : 'no')";
    const passes = await passesOf(bannerOf(settings(save), `if (kept === "some") ${AD}`));
    const site = aSite({ startUrl: SITE, privacy: { gathered: true, value: passes } });
    expect(prvRejectIgnored.evaluate(anEvidence({ profiles: ["EU"], site }))).toMatchObject({
      outcome: "failed",
      findings: [{ message: expect.stringContaining("every optional box") }],
    });
  });
});

describe("a banner that mocks those who refuse", () => {
  const mocking = `<!doctype html><title>Gym</title><h1>Gym</h1>
    <div id="b" role="dialog" style="position:fixed;bottom:0;background:#fff;padding:20px">
    <p>Cookies help us help you.</p><button>Yes, I want to get fit</button>
    <button onclick="b.hidden=true">No, I don't care about my health</button></div>`;

  it("is refused all the same, and seen to come back", async () => {
    const { banner, afterReject } = await passesOf(mocking);
    expect(valueOf(banner)).toMatchObject({
      text: expect.stringContaining("Cookies help us help you."),
      buttons: [{ kind: "accept" }, { kind: "reject" }],
    });
    expect(valueOf(afterReject)?.answer).toEqual({
      label: "No, I don't care about my health",
      by: "button",
      leftPage: false,
      cameBack: true,
    });
  });

  it("is none where an offer asks for an address", async () => {
    const field = "<label>E-mail <input type=email></label><a href=/p>Privacy and cookies</a>";
    const { banner } = await passesOf(mocking.replace("<p>Cookies help us help you.</p>", field));
    expect(valueOf(banner)).toBeNull();
  });
});

describe("a banner that hides its choices behind more to read", () => {
  it("is saved with all of them off", async () => {
    const { secondLayer, afterReject } = await passesOf(`<!doctype html><title>Shop</title><h1>Shop</h1>
      <div id="b" role="dialog" style="position:fixed;bottom:0;background:#fff;padding:20px">
      <p>We use cookies.</p><button>Accept all</button>
      <button onclick="o.hidden=false">more information</button><div id="o" hidden>
      <label><input type="checkbox" checked disabled> Necessary</label>
      <label><input type="checkbox" checked> Analytics</label><label><input type="checkbox" checked> Ads</label>
      <button onclick="document.cookie='answer=1; Max-Age=999999999';b.hidden=true">Save choices</button></div></div>
      <script>if (document.cookie.includes("answer")) document.getElementById("b").hidden = true;
      new Image().src = "http://www.facebook.com/tr?id=1&ev=PageView";</script>`);
    expect(secondLayer).toEqual({ gathered: true, value: { prechecked: ["Analytics", "Ads"] } });
    const rejected = valueOf(afterReject);
    expect(rejected?.answer).toMatchObject({ label: "Save choices", by: "settings", cameBack: false });
    expect(rejected && hostsOf(rejected)).toContain("www.facebook.com");
    const stored = rejected?.rejecting?.cookieWrites?.map(({ raw }) => raw);
    expect(stored).toContain("answer=1; Max-Age=999999999");
  });
});

import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { prvBannerPreticked } from "#checks/privacy/prv-banner-preticked.ts";
import { prvCookiePreconsent } from "#checks/privacy/prv-cookie-preconsent.ts";
import { prvGpcIgnored } from "#checks/privacy/prv-gpc-ignored.ts";
import { prvRejectIgnored } from "#checks/privacy/prv-reject-ignored.ts";
import { prvTrackerPreconsent } from "#checks/privacy/prv-tracker-preconsent.ts";
import { anEvidence, aSite } from "#evidence-builders.testing.ts";
import type { Gathered } from "#evidence/gathered.ts";
import type { PrivacyPass, PrivacyPasses } from "#evidence/privacy.ts";
import { CONSENT_MANAGERS } from "#gather/privacy/consent-managers.testing.ts";
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

function signalsSentTo(address: string): unknown[] {
  const visits = web.visits.filter((visit) => visit.address === address);
  return visits
    .map(({ headers }) => headers["sec-gpc"] ?? "none")
    .toSorted((a, b) => String(a).localeCompare(String(b)));
}

vi.setConfig({ testTimeout: 120_000 });

describe.each(CONSENT_MANAGERS)("a site with $name", ({ html, recognizedAs }) => {
  it("is seen with its banner, which is rejected and stays away", async () => {
    const { fresh, banner, afterReject } = await passesOf(html);
    const shown = valueOf(banner);
    expect(shown).toMatchObject({ visible: true, cmp: expect.stringMatching(recognizedAs) });
    expect(shown?.buttons.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["accept", "reject"]));
    const rejected = valueOf(afterReject);
    expect(rejected).not.toBeNull();
    expect(hostsOf(fresh)).toEqual(["shop.test"]);
    expect(rejected && hostsOf(rejected)).toEqual(["shop.test"]);
    const bannerWords = shown?.buttons.find(({ kind }) => kind === "accept")?.text ?? "none";
    expect(fresh.controlNames).toContain(bannerWords);
    expect(rejected?.controlNames).not.toContain(bannerWords);
  });
});

const BANNER = `<div id="cookie-banner" style="position:fixed;bottom:0;left:0;right:0;background:#fff;padding:20px">
  We use cookies for analytics. <label><input type="checkbox" checked> Statistics</label>
  <button onclick="answer('yes')">Accept all</button> <button onclick="answer('no')">Reject all</button></div>
  <script>
    function answer(value) { localStorage.setItem("answer", value); document.getElementById("cookie-banner").remove(); }
    if (localStorage.getItem("answer")) document.getElementById("cookie-banner").remove();
  </script>`;

describe("a site that tracks whatever the visitor says", () => {
  const html = `<!doctype html><title>Shop</title><h1>Shop</h1>${BANNER}
    <script>document.cookie = "_fbp=fb.1; Max-Age=7776000"; localStorage.setItem("_gcl_ls", "1");</script>
    <img src="http://www.facebook.com/tr?id=1&ev=PageView"><img src="http://ads.other.test/p">
    <script src="http://cdn.recorder.test/record.js"></script>`;

  it("shows in each of the three passes", async () => {
    web.serve({
      "shop.test/": { body: html, headers: { "set-cookie": "sid=1; Path=/" } },
      "ads.other.test/p": { type: "image/gif", headers: { "set-cookie": "uid=1; Max-Age=7776000" } },
      "cdn.recorder.test/record.js": {
        type: "text/javascript",
        body: `document.addEventListener("keydown", () => {});
          const canvas = document.createElement("canvas"); canvas.width = 200; canvas.height = 50;
          canvas.getContext("2d").fillText("hello", 2, 20); canvas.toDataURL();
          new RTCPeerConnection();`,
      },
    });
    const { fresh, banner, afterReject, withGpc } = valueOf(
      await runPrivacyPasses(web.browser, SITE, PATIENT),
    );
    const evidence = anEvidence({
      profiles: ["EU", "CA"],
      site: aSite({
        startUrl: SITE,
        privacy: { gathered: true, value: { fresh, banner, afterReject, withGpc } },
      }),
    });
    for (const check of [
      prvTrackerPreconsent,
      prvCookiePreconsent,
      prvRejectIgnored,
      prvGpcIgnored,
      prvBannerPreticked,
    ]) {
      expect([check.id, check.evaluate(evidence).outcome]).toEqual([check.id, "failed"]);
    }
    for (const pass of [fresh, valueOf(withGpc), valueOf(afterReject)]) {
      expect(pass && hostsOf(pass)).toContain("www.facebook.com");
    }
    const raw = fresh.cookieWrites.map((write) => `${write.via} ${write.raw.split("=")[0]}`);
    expect(raw).toEqual(expect.arrayContaining(["header sid", "header uid", "script _fbp"]));
    expect(fresh.storage.map(({ key }) => key)).toContain("_gcl_ls");
    expect(valueOf(banner)).toMatchObject({
      prechecked: ["Statistics"],
      scrollLocked: false,
      buttons: [
        { text: "Accept all", kind: "accept" },
        { text: "Reject all", kind: "reject" },
      ],
    });
    expect(fresh.inputListeners).toContainEqual({
      event: "keydown",
      target: "document",
      scriptUrl: "http://cdn.recorder.test/record.js",
    });
    expect(fresh.fingerprintCalls?.map(({ api }) => api).toSorted()).toEqual(["canvas", "webrtc"]);
  });

  it("shows what pressing 'Reject' sets off once, and the next visit doesn't", async () => {
    const once = BANNER.replace(
      "function answer(value) {",
      `function answer(value) { if (value === "no") new Image().src = "http://www.facebook.com/tr?id=1&ev=PageView";`,
    );
    const passes = await passesOf(`<!doctype html><title>Shop</title><h1>Shop</h1>${once}`);
    const rejected = valueOf(passes.afterReject);
    expect(rejected && hostsOf(rejected)).toEqual(["shop.test"]);
    const site = aSite({ startUrl: SITE, privacy: { gathered: true, value: passes } });
    expect(prvRejectIgnored.evaluate(anEvidence({ profiles: ["EU"], site })).outcome).toBe("failed");
  });

  it("receives Global Privacy Control as header and property in the third pass alone", async () => {
    const asking = `<!doctype html><title>Shop</title><p id="p"></p>
      <script>document.getElementById("p").textContent = "signal " + navigator.globalPrivacyControl;</script>
      <iframe src="http://widget.test/"></iframe>`;
    web.serve({ "shop.test/": { body: asking }, "widget.test/": { body: "<p>Widget</p>" } });
    const { fresh, withGpc } = valueOf(await runPrivacyPasses(web.browser, SITE, PATIENT));
    expect(fresh.text).toContain("signal undefined");
    expect(valueOf(withGpc).text).toContain("signal true");
    expect(signalsSentTo("shop.test/")).toEqual(["1", "none"]);
    expect(signalsSentTo("widget.test/")).toEqual(["1", "none"]);
  });
});

describe("a site without a banner", () => {
  it("is visited twice, and there is nothing to reject", async () => {
    const { banner, afterReject } = await passesOf(
      "<!doctype html><title>Plain</title><p>Hello, we sell bread.</p>",
    );
    expect([valueOf(banner), valueOf(afterReject)]).toEqual([null, null]);
    expect(web.visits.filter(({ address }) => address === "shop.test/")).toHaveLength(2);
  });

  it("is not taken to have one for a footer that links to its policies", async () => {
    const footer = `<div style="position:fixed;bottom:0" class="privacy-footer">© Shop
      <a href="/privacy">Privacy and cookie policy</a> <a href="/terms">Terms</a></div>`;
    const { banner } = await passesOf(`<!doctype html><title>Plain</title><p>Hello.</p>${footer}`);
    expect(valueOf(banner)).toBeNull();
  });
});

describe("a banner that only accepts", () => {
  it("is described, could not be rejected, and is accepted by one visitor alone", async () => {
    const html = `<!doctype html><title>Wall</title><body style="overflow:hidden"><h1>Shop</h1>
      <div role="dialog" style="position:fixed;inset:0;background:#fff">This site uses cookies to follow you.
      <button onclick="document.cookie='accepted=1'">Accept</button></div>`;
    const { banner, afterReject } = await passesOf(html);
    expect(valueOf(banner)).toMatchObject({ coversShare: 1, scrollLocked: true, cmp: null });
    expect(afterReject).toMatchObject({ gathered: false, reason: expect.stringContaining("no button") });
    const accepted = web.visits.filter(({ headers }) => headers.cookie?.includes("accepted"));
    expect(accepted.filter(({ address }) => address === "shop.test/")).toHaveLength(1);
  });
});

describe("a banner that agrees in words of its own", () => {
  const notice = (controls: string): string => `<!doctype html><title>Shop</title><h1>Shop</h1>
    <div role="dialog" aria-label="Cookies" style="position:fixed;bottom:0;background:#fff;padding:20px">
    <button aria-label="Close">×</button><p>We use cookies. <a href="/terms">Our small print</a></p>${controls}</div>`;

  it("is one, and its largest button agrees", async () => {
    const large = '<button style="font-size:24px;padding:20px">Yes, spoil my pet!</button>';
    const { banner } = await passesOf(notice(`${large} <a href="#set">Customize</a>`));
    expect(valueOf(banner)?.buttons.map(({ text, kind }) => [text, kind])).toEqual([
      ["×", "other"],
      ["Our small print", "other"],
      ["Yes, spoil my pet!", "accept"],
      ["Customize", "settings"],
    ]);
  });

  it("has letters of a size and contrast", async () => {
    const faint = '<button style="background:#fff;color:#efefef;font-size:9px">Reject all</button>';
    const clear = '<button style="background:#fff;color:#000;font-size:20px">Accept all</button>';
    const { banner } = await passesOf(notice(clear + faint));
    const letters = valueOf(banner)?.buttons.flatMap((button) =>
      button.kind === "other" ? [] : [[button.text, button.letters]],
    );
    expect(letters).toEqual([
      ["Accept all", { size: 20, contrast: 21 }],
      ["Reject all", { size: 9, contrast: expect.closeTo(1.15, 1) }],
    ]);
  });

  it("is found by its name for screen readers, and by any form of its word", async () => {
    const choice = "<button>Tout refuser</button> <button>Tout accepter</button>";
    const words = "Avec votre accord, nous mesurons l'audience du site.";
    const named = notice(choice).replace(/<p>.*<\/p>/, `<p>${words}</p>`);
    const ask = '<div style="position:fixed;bottom:0">Zarządzaj zgodą na użycie ciasteczek';
    const polish = `<!doctype html><h1>Sklep</h1>${ask} <button>Odmów</button> <button>Zaakceptuj</button></div>`;
    for (const html of [named, polish]) {
      const kinds = valueOf((await passesOf(html)).banner)?.buttons.map(({ kind }) => kind);
      expect(kinds?.slice(-2)).toEqual(["reject", "accept"]);
    }
  });

  it("is none where there is nothing to choose", async () => {
    for (const controls of ["", "<button>Hurray</button>", '<a href="#set">Cookie settings</a>']) {
      const { banner } = await passesOf(notice(controls));
      expect([controls, valueOf(banner)]).toEqual([controls, null]);
    }
  });
});

describe("a banner with settings", () => {
  const bannerWith = (layer: string) => `<!doctype html><title>Shop</title><h1>Shop</h1>
    <div id="note" style="position:fixed;bottom:0;background:#fff;padding:20px">
    <div id="one">We use cookies. <button>Accept all</button> <button onclick="one.hidden = true; two.hidden = false">Settings</button></div>
    <div id="two" hidden>${layer} <button onclick="document.cookie='saved=1'">Save</button></div></div>`;

  it.each([
    [
      `<label><input type=checkbox checked disabled> Necessary</label>
       <label><input type=checkbox checked> Statistics</label> <label><input type=checkbox> Marketing</label>`,
      ["Statistics"],
    ],
    [
      `<ul><li>Required <button role=switch aria-checked=true disabled>On</button></li>
       <li>Advertising partners <button role=switch aria-checked=true>On</button></li></ul>`,
      ["Advertising partners On"],
    ],
    [
      `<label for=a>Analytics</label><input id=a type=checkbox checked style="display:none">
       <label><input type=checkbox checked> Legitimate interest</label>`,
      ["Analytics", "Legitimate interest"],
    ],
    [
      `<label><input type=checkbox checked> Strictly necessary</label> <label><input type=checkbox> Audience</label>`,
      [],
    ],
    [`<p>Nothing but cookies we need.</p>`, []],
  ])("shows what is checked there, and is neither accepted nor saved: %s", async (layer, prechecked) => {
    const { banner, secondLayer } = await passesOf(bannerWith(layer));
    expect(valueOf(banner)?.prechecked).toEqual([]);
    expect(secondLayer).toEqual({ gathered: true, value: { prechecked } });
    expect(web.visits.some(({ headers }) => headers.cookie?.includes("saved"))).toBe(false);
  });
});

describe("a banner in a frame of another site", () => {
  it("is found there, though not rejected by its words alone", async () => {
    const frame = `<!doctype html><body>We value your privacy and use cookies.
      <button>Accept all</button><button onclick="parent.postMessage('no','*')">Reject all</button>`;
    const html = `<!doctype html><title>Paper</title><h1>News</h1>
      <iframe id="f" src="http://consent.test/" style="position:fixed;bottom:0;width:100%;height:200px"></iframe>`;
    web.serve({ "shop.test/": { body: html }, "consent.test/": { body: frame } });
    const { banner, afterReject } = valueOf(await runPrivacyPasses(web.browser, SITE, PATIENT));
    expect(valueOf(banner)?.buttons.map(({ text }) => text)).toEqual(["Accept all", "Reject all"]);
    expect(afterReject).toMatchObject({ gathered: false, reason: expect.stringContaining("automatically") });
  });
});

describe("a page that cannot be visited", () => {
  it.each([
    ["answers 500", { "shop.test/": { status: 500, body: "broken" } }, /500/],
    ["is a PDF", { "shop.test/": { type: "application/pdf", body: "%PDF-1.4" } }, /PDF/],
  ])("says so when it %s", async (_name, pages, reason) => {
    web.serve(pages);
    expect(await runPrivacyPasses(web.browser, SITE, PATIENT)).toMatchObject({
      gathered: false,
      reason: expect.stringMatching(reason),
    });
  });

  it("ends in time when a script never stops", async () => {
    web.serve({ "shop.test/": { body: "<title>Busy</title><script>for (;;);</script>" } });
    const passes = await runPrivacyPasses(web.browser, SITE, { limits: { loadMs: 1500, totalMs: 6000 } });
    expect(passes).toMatchObject({ gathered: false });
  });

  it("ends at once when the scan is stopped", async () => {
    web.serve({ "shop.test/": { body: "<title>Shop</title>" } });
    const passes = await runPrivacyPasses(web.browser, SITE, { signal: AbortSignal.abort() });
    expect(passes).toMatchObject({ gathered: false, reason: expect.stringContaining("stopped") });
  });
});

describe("a tag that waits for its visitor", () => {
  const ask = (host: string) => `new Image().src = "http://${host}/t.gif"`;
  const page = (script: string) =>
    `<!doctype html><title>Shop</title><h1>Shop</h1><p style="height:3000px">Bread.</p><script>${script}</script>`;

  it.each([
    ["scrolling", `addEventListener("scroll", () => { ${ask("late.test")} }, { once: true })`],
    ["the pointer", `addEventListener("mousemove", () => { ${ask("late.test")} }, { once: true })`],
    ["a key", `addEventListener("keydown", () => { ${ask("late.test")} }, { once: true })`],
    ["fifteen seconds", `setTimeout(() => { ${ask("late.test")} }, 15000)`],
    [
      "one timer after another",
      `let left = 15; const tick = () => { if (--left === 0) { ${ask("late.test")} } else setTimeout(tick, 1000); }; tick()`,
    ],
  ])("is seen when it waits for %s", async (_what, script) => {
    const { fresh, withGpc } = await passesOf(page(script));
    expect(hostsOf(fresh)).toContain("late.test");
    expect(hostsOf(valueOf(withGpc))).toContain("late.test");
    const late = fresh.requests.find(({ url }) => url.includes("late.test"));
    expect(late?.startedAtMs).toBeGreaterThanOrEqual(fresh.movedAtMs ?? Number.POSITIVE_INFINITY);
  });

  it.each([
    ["a click", `addEventListener("click", () => { ${ask("late.test")} })`],
    ["a minute", `setTimeout(() => { ${ask("late.test")} }, 60000)`],
  ])("is not set off where it waits for %s", async (_what, script) => {
    const { fresh } = await passesOf(page(script));
    expect(hostsOf(fresh)).toEqual(["shop.test"]);
  });
});

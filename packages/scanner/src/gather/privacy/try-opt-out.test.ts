import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import type { TriedOptOut } from "#evidence/privacy.ts";
import { type LoopbackWeb, startLoopbackWeb } from "#gather/privacy/loopback-web.testing.ts";
import { PRIVACY_LIMITS } from "#gather/privacy/privacy-limits.ts";
import { runPrivacyPasses } from "#gather/privacy/run-passes.ts";
import { tryOptOut } from "#gather/privacy/try-opt-out.ts";

let web: LoopbackWeb;

beforeAll(async () => {
  web = await startLoopbackWeb();
});
afterAll(async () => {
  await web.close();
});
vi.setConfig({ testTimeout: 120_000 });

const PIXEL = `new Image().src = "http://www.facebook.com/tr/?id=1&ev=PageView"`;
const ALWAYS = `<script>${PIXEL}</script>`;
const limits = { ...PRIVACY_LIMITS, loadMs: 40_000 };

function serve(home: string, choices: string): void {
  web.serve({
    "shop.test/": {
      body: `<!doctype html><title>Shop</title>${home}<a href="/choices">Your Privacy Choices</a>`,
    },
    "shop.test/choices": { body: `<!doctype html><title>Choices</title><main>${choices}</main>` },
  });
}

async function tried(home: string, choices: string): Promise<TriedOptOut | null> {
  serve(home, choices);
  const setting = {
    url: "http://shop.test/",
    limits,
    userAgent: null,
    signal: AbortSignal.timeout(110_000),
  };
  return await tryOptOut(web.browser, setting, "http://shop.test/choices");
}

const FORM = `<form id="f"><label><input type="checkbox" id="o"> Do not sell or share my data</label><button>Save my choice</button></form>`;
const keeps = (what: string): string =>
  `<script>f.onsubmit = (e) => { e.preventDefault(); ${what} }</script>`;
const trackers = (seen: TriedOptOut | null) =>
  seen?.requests.filter(({ url }) => url.includes("facebook")).length;

describe("opting out on the page for it", () => {
  it("shows that nothing reads the choice", async () => {
    const seen = await tried(ALWAYS, FORM + keeps(`localStorage.setItem("optOut", o.checked)`));
    expect(seen).toMatchObject({
      page: "http://shop.test/choices",
      chosen: ["Do not sell or share my data"],
      pressed: "Save my choice",
    });
    expect(trackers(seen)).toBeGreaterThan(0);
  });

  it.each([
    [
      "a choice in the browser's storage",
      `<script>if (localStorage.getItem("optOut") !== "true") ${PIXEL}</script>`,
      FORM + keeps(`localStorage.setItem("optOut", o.checked)`),
    ],
    [
      "a cookie that a switch sets by itself",
      `<script>if (!document.cookie.includes("out=1")) ${PIXEL}</script>`,
      `<button role="switch" aria-checked="false" onclick="this.setAttribute('aria-checked','true');document.cookie='out=1;path=/'">Opt out of sale</button>`,
    ],
    [
      "boxes that are taken off",
      `<script>if (localStorage.ads !== "0") ${PIXEL}</script>`,
      `<form id="f"><label><input type="checkbox" id="o" checked> Targeted advertising</label><button>Update preferences</button></form>` +
        keeps(`localStorage.ads = o.checked ? "1" : "0"`),
    ],
    [
      "a button alone",
      `<script>if (!localStorage.out) ${PIXEL}</script>`,
      `<button onclick="localStorage.out = 1">Opt me out</button>`,
    ],
  ])("sees that it is kept: %s", async (_what, home, choices) => {
    const seen = await tried(home, choices);
    expect(seen).not.toBeNull();
    expect(trackers(seen)).toBe(0);
  });

  it.each([
    [
      "who they are",
      `<form action="/out"><label>Email <input type="email" name="e"></label><button>Submit</button></form>`,
    ],
    [
      "a script's server",
      `<form id="f"><label>Name <input></label><button>Submit</button></form>${keeps(`fetch("/out", { method: "POST" })`)}`,
    ],
    [
      "another company",
      `<form id="f"><label>Name <input></label><button>Submit</button></form>${keeps(`fetch("http://forms.example/f/1", { method: "POST" })`)}`,
    ],
    ["a password", `<form><label>Password <input type="password"></label><button>Submit</button></form>`],
    ["a server", `<form id="f" method="post" action="/out">${FORM.replace(/<\/?form[^>]*>/g, "")}</form>`],
    ["a server, after a while", FORM + keeps(`setTimeout(() => fetch("/out", { method: "POST" }), 1900)`)],
    [
      "a server, as the page is left",
      FORM + keeps(`addEventListener("pagehide", () => navigator.sendBeacon("/out", "yes"))`),
    ],
    ["a letter", "<p>Write to us to opt out.</p>"],
  ])("makes no attempt that would have to tell %s", async (_what, choices) => {
    expect(await tried(ALWAYS, choices)).toBeNull();
    expect(web.visits.filter(({ address }) => address === "shop.test/out")).toEqual([]);
  });

  it("fills in a form that no server gets, and none beside it", async () => {
    const newsletter = `<form><label>Your email <input type="email"></label><button>Subscribe</button></form>`;
    const form = `<form id="f"><p>Do not sell my data</p><label>Email <input type="email" required></label><button>Submit request</button></form>`;
    const seen = await tried(
      ALWAYS,
      newsletter + form + keeps("f.replaceWith('Thank you. Your request was received.')"),
    );
    expect(seen).toMatchObject({ chosen: [], pressed: "Submit request", filled: 1 });
    expect(trackers(seen)).toBeGreaterThan(0);
  });

  it("is a visit of its own among the others", async () => {
    serve(ALWAYS, FORM + keeps(""));
    const seen = await runPrivacyPasses(web.browser, "http://shop.test/", {
      limits: { ...limits, totalMs: 100_000 },
    });
    expect(seen).toMatchObject({ value: { triedOptOut: { value: { pressed: "Save my choice" } } } });
  });
});

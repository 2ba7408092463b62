import { afterAll, beforeAll, expect, it, vi } from "vitest";

import { type LoopbackWeb, startLoopbackWeb } from "#gather/privacy/loopback-web.testing.ts";
import { rejectAndGoOn } from "#gather/privacy/reject-and-go-on.ts";

const SITE = "http://shop.test/";
const PATIENT = { limits: { loadMs: 40_000, rejectMs: 40_000, totalMs: 110_000 }, userAgent: null };
let web: LoopbackWeb;

beforeAll(async () => {
  web = await startLoopbackWeb();
});
afterAll(async () => {
  await web.close();
});
vi.setConfig({ testTimeout: 120_000 });

const BANNER = `<div id="cookie-banner" style="position:fixed;bottom:0;left:0;right:0;background:#fff;padding:20px">
  We use cookies for analytics.
  <button onclick="answer('yes')">Accept all</button> <button onclick="answer('no')">Reject all</button></div>
  <script>
    function answer(value) { localStorage.setItem("answer", value); document.getElementById("cookie-banner").remove(); }
    if (localStorage.getItem("answer")) document.getElementById("cookie-banner").remove();
  </script>`;
const AD = `<img src="http://www.facebook.com/tr?id=1&ev=PageView">`;
/** Asks the visitor's choice before it loads anything. */
const GATED = `<script>if (localStorage.getItem("answer") === "yes") new Image().src = "http://www.facebook.com/tr?id=1";</script>`;
const page = (words: string) => ({
  body: `<!doctype html><title>Shop</title><h1>Shop</h1>${words}${BANNER}`,
});

it("sees what other pages send after the start page's banner was rejected, each page by itself", async () => {
  web.serve({
    "shop.test/": page("Home"),
    "shop.test/cart": page(`Cart ${AD}`),
    "shop.test/about": page(`About ${GATED}`),
    "shop.test/gone": { status: 500, body: "broken" },
  });
  const urls = ["cart", "gone", "about"].map((path) => `${SITE}${path}`);
  const walk = await rejectAndGoOn(web.browser, { startUrl: SITE, urls }, PATIENT);
  if (!walk.gathered) throw new Error(walk.reason);
  const hosts = walk.value.map(({ seen }) =>
    seen.gathered ? [...new Set(seen.value.requests.map(({ url }) => new URL(url).hostname))] : seen.reason,
  );
  expect(hosts).toEqual([["shop.test", "www.facebook.com"], expect.stringContaining("500"), ["shop.test"]]);
});

it("goes on from a page that loads itself again before the recognizer can tell of its click", async () => {
  const busy = `const end = Date.now() + 1500; while (Date.now() < end);`;
  const reload = BANNER.replace(
    'cookie-banner").remove(); }',
    `cookie-banner"); location.reload(); ${busy} }`,
  );
  expect(reload).toContain(busy);
  web.serve({
    "shop.test/": { body: `<!doctype html><title>Shop</title><h1>Shop</h1>${reload}` },
    "shop.test/cart": page(`Cart ${AD}`),
  });
  const walk = await rejectAndGoOn(
    web.browser,
    { startUrl: SITE, urls: [`${SITE}cart`] },
    { ...PATIENT, limits: { ...PATIENT.limits, rejectMs: 6000 } },
  );
  expect(walk).toMatchObject({ gathered: true, value: [{ seen: { gathered: true } }] });
});

it("says why where the banner could not be rejected", async () => {
  const body = `<!doctype html><title>Wall</title><div role="dialog" style="position:fixed;inset:0">
    This site uses cookies to follow you. <button>Accept</button></div>`;
  web.serve({ "shop.test/": { body } });
  const limits = { ...PATIENT.limits, rejectMs: 3000 };
  const walk = await rejectAndGoOn(
    web.browser,
    { startUrl: SITE, urls: [`${SITE}cart`] },
    { ...PATIENT, limits },
  );
  expect(walk).toMatchObject({ gathered: false, reason: expect.stringContaining("no button") });
  expect(web.visits.some(({ address }) => address === "shop.test/cart")).toBe(false);
});

it("says that there was no banner to reject where there was none", async () => {
  web.serve({ "shop.test/": { body: "<!doctype html><title>Shop</title><h1>Shop</h1><p>Fresh bread</p>" } });
  const limits = { ...PATIENT.limits, rejectMs: 3000 };
  const walk = await rejectAndGoOn(
    web.browser,
    { startUrl: SITE, urls: [`${SITE}cart`] },
    { ...PATIENT, limits },
  );
  expect(walk).toMatchObject({ gathered: false, reason: "We saw no banner when we came back to reject it." });
});

import { afterAll, beforeAll, expect, it, vi } from "vitest";

import { goOnWithGpc } from "#gather/privacy/go-on-with-gpc.ts";
import { type LoopbackWeb, startLoopbackWeb } from "#gather/privacy/loopback-web.testing.ts";

const SITE = "http://shop.test/";
const PATIENT = { limits: { loadMs: 40_000, totalMs: 110_000 }, userAgent: null };
let web: LoopbackWeb;

beforeAll(async () => {
  web = await startLoopbackWeb();
});
afterAll(async () => {
  await web.close();
});
vi.setConfig({ testTimeout: 120_000 });

const AD = `new Image().src = "http://www.facebook.com/tr?id=1&ev=PageView";`;
const page = (script: string) => ({
  body: `<!doctype html><title>Shop</title><h1>Shop</h1><script>${script}</script>`,
});

it("sees what pages send to a browser that sends the signal, each by itself", async () => {
  web.serve({
    "shop.test/heeds": page(`if (!navigator.globalPrivacyControl) ${AD}`),
    "shop.test/ignores": page(AD),
    "shop.test/gone": { status: 500, body: "broken" },
  });
  const walk = await goOnWithGpc(
    web.browser,
    ["heeds", "gone", "ignores"].map((path) => `${SITE}${path}`),
    PATIENT,
  );
  if (!walk.gathered) throw new Error(walk.reason);
  const hosts = walk.value.map(({ seen }) =>
    seen.gathered ? [...new Set(seen.value.requests.map(({ url }) => new URL(url).hostname))] : seen.reason,
  );
  expect(hosts).toEqual([["shop.test"], expect.stringContaining("500"), ["shop.test", "www.facebook.com"]]);
});

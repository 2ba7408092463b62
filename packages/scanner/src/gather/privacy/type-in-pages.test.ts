import { afterAll, beforeAll, expect, it, vi } from "vitest";

import { type LoopbackWeb, startLoopbackWeb } from "#gather/privacy/loopback-web.testing.ts";
import { typeInPages } from "#gather/privacy/type-in-pages.ts";

let web: LoopbackWeb;

beforeAll(async () => {
  web = await startLoopbackWeb();
});
afterAll(async () => {
  await web.close();
});
vi.setConfig({ testTimeout: 120_000 });

/** A page with a field that can be opened from the given visit on. */
function openFrom(visit: number): void {
  let visits = 0;
  web.serve({
    "shop.test/": () => {
      visits += 1;
      return visits < visit
        ? { status: 302, headers: { location: "shop:closed" } }
        : { body: `<!doctype html><title>Shop</title><label>Email <input type="email"></label>` };
    },
  });
}

it("tries a page again that failed in a busy moment", async () => {
  openFrom(2);
  expect(
    await typeInPages(web.browser, { asking: ["http://shop.test/"] }, { userAgent: null }),
  ).toMatchObject({
    gathered: true,
    value: [{ fields: [{ kind: "email" }], sent: [] }],
  });
});

it("says why another page was not seen, and keeps what the others told", async () => {
  openFrom(1);
  const pages = { asking: ["http://shop.test/"], others: ["http://gone.test/a.pdf"] };
  expect(await typeInPages(web.browser, pages, { userAgent: null })).toMatchObject({
    gathered: true,
    value: [
      { fields: [{ kind: "email" }], fingerprintCalls: [], positionAskedBy: [] },
      { fields: [], notSeen: expect.stringContaining("") },
    ],
  });
});

it("says why a page could not be typed into that fails twice", async () => {
  openFrom(9);
  expect(
    await typeInPages(web.browser, { asking: ["http://shop.test/"] }, { userAgent: null }),
  ).toMatchObject({
    gathered: false,
    reason: expect.any(String),
  });
});

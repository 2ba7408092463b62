import { setTimeout as sleep } from "node:timers/promises";

import { expect, it } from "vitest";

import { aPageWith } from "#gather/page/site-server.testing.ts";
import { serveLoopback } from "#loopback-site.testing.ts";
import { scanSite } from "#scan.ts";

/** The host answers a page the first time only after the page's limit, as a machine with too much to do would. */
async function scanWith(slow: { path: string; times: number }) {
  const asked = new Map<string, number>();
  const paths = ["/", "/bread", "/cake"];
  const menu = paths.map((path) => `<a href="${path}">${path}</a> `).join("");
  const site = await serveLoopback((request, response) => {
    const path = request.url ?? "";
    const isDocument = request.headers["sec-fetch-dest"] === "document";
    const times = (asked.get(path) ?? 0) + (isDocument ? 1 : 0);
    asked.set(path, times);
    const isSlow = path === slow.path && isDocument && times <= slow.times;
    void sleep(isSlow ? 12_000 : 0).then(() => {
      response.writeHead(paths.includes(path) ? 200 : 404, { "content-type": "text/html" });
      response.end(aPageWith(menu));
    });
  });
  try {
    const { result, close } = await scanSite({
      startUrl: site.origin,
      areas: ["accessibility"],
      maxPages: 10,
      crawl: true,
      allowedHosts: [site.host],
      pageLimitMs: 16_000,
    });
    close();
    return { result, asked };
  } finally {
    await site.close();
  }
}

it("measures a page that ran out of time once when it is tried again alone", async () => {
  // Crowded visits try once more at once; so the page is slow twice.
  const { result, asked } = await scanWith({ path: "/cake", times: 2 });
  expect(result.pages.map(({ url, state }) => [new URL(url).pathname, state])).toEqual([
    ["/", "measured"],
    ["/bread", "measured"],
    ["/cake", "measured"],
  ]);
  expect(asked.get("/cake")).toBeGreaterThan(2);
  expect(result.areas.accessibility?.state).toBe("measured");
}, 240_000);

it("says of a page that is slow whenever it is asked that it could not be measured", async () => {
  const { result } = await scanWith({ path: "/cake", times: 99 });
  const cake = result.pages.find(({ url }) => url.endsWith("/cake"));
  expect(cake).toMatchObject({ state: "not-measured", reason: expect.stringMatching(/within|longer/) });
  expect(result.areas.accessibility).toMatchObject({ state: "provisional" });
}, 240_000);

import { scanResult } from "@plumbline/contract/scan-result";
import { expect, it } from "vitest";

import { serveLoopback } from "#loopback-site.testing.ts";
import { scanSite } from "#scan.ts";

const HOME =
  '<html lang="en"><title>Shop</title><a href="/a">A</a> <a href="/b">B</a> <a href="/c">C</a></html>';

/** What a scan of at most so many pages tells of a site of four. */
async function scanOf(maxPages: number) {
  const site = await serveLoopback((_, response) =>
    response.writeHead(200, { "content-type": "text/html" }).end(HOME),
  );
  try {
    const allowedHosts = [site.host];
    const scan = await scanSite({
      startUrl: site.origin,
      areas: ["seo"],
      maxPages,
      crawl: true,
      allowedHosts,
    });
    scan.close();
    return scanResult.parse(scan.result);
  } finally {
    await site.close();
  }
}

it("a scan tells how many pages it found and did not visit", async () => {
  const { pages, pagesNotVisited } = await scanOf(2);
  expect([pages.length, pagesNotVisited]).toEqual([2, 2]);
});

it("a scan that visited all it found tells of none", async () => {
  const { pages, pagesNotVisited } = await scanOf(25);
  expect([pages.length, pagesNotVisited]).toEqual([4, undefined]);
});

import { expect, it } from "vitest";

import type { PageEvidence } from "#evidence/page.ts";
import { aPageWith } from "#gather/page/site-server.testing.ts";
import { serveLoopback } from "#loopback-site.testing.ts";
import { scanSite } from "#scan.ts";

/** Scans three pages under one banner, one after the other, and tells what came of it on each. */
async function dismissalsOn(onReject: string): Promise<PageEvidence["bannerDismissal"][]> {
  const markup = aPageWith(
    `<a href="/bread">Bread</a> <a href="/cake">Cake</a>
    <div id="notice" style="position:fixed;bottom:0;left:0;right:0;background:#fff">
    We use cookies to analyse traffic and to show you fitting advertising.
    <button>Accept all</button><button onclick="${onReject}">Reject all</button></div>`,
  );
  const site = await serveLoopback((_request, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(markup);
  });
  try {
    const { evidence } = await scanSite({
      startUrl: site.origin,
      areas: ["accessibility"],
      maxPages: 3,
      crawl: true,
      concurrency: 1,
      allowedHosts: [site.host],
    });
    return evidence.pages.map(({ bannerDismissal }) => bannerDismissal);
  } finally {
    await site.close();
  }
}

const cameOf = (outcome: string): unknown =>
  expect.objectContaining({ value: expect.objectContaining({ outcome }) });

it("leaves the banner of the start page as it is and rejects that of the others", async () => {
  const dismissals = await dismissalsOn("document.getElementById('notice').remove()");
  expect(dismissals).toEqual([undefined, cameOf("rejected"), cameOf("rejected")]);
});

it("does not try again on a site whose banner does not go", async () => {
  expect(await dismissalsOn("")).toEqual([undefined, cameOf("stayed"), undefined]);
});

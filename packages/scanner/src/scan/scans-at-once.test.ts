import { expect, it } from "vitest";

import { aPageWith } from "#gather/page/site-server.testing.ts";
import { serveLoopback } from "#loopback-site.testing.ts";
import { scanSite } from "#scan.ts";

it("gives four sites that are scanned in one process their scores of SEO and speed", async () => {
  const scanOne = async () => {
    const site = await serveLoopback((request, response) => {
      response.writeHead(request.url === "/" ? 200 : 404, { "content-type": "text/html; charset=utf-8" });
      response.end(aPageWith("<p>Fresh bread every morning</p>"));
    });
    try {
      const { result, close } = await scanSite({
        startUrl: site.origin,
        areas: ["seo", "performance"],
        maxPages: 1,
        crawl: false,
        allowedHosts: [site.host],
      });
      close();
      return result;
    } finally {
      await site.close();
    }
  };
  const results = await Promise.all(Array.from({ length: 4 }, scanOne));
  for (const { areas } of results) {
    expect([areas.seo?.reason ?? "", areas.performance?.reason ?? ""].join(" ")).not.toMatch(/Lighthouse/);
    expect(areas.seo?.score).toBeGreaterThan(50);
    expect(areas.performance?.score).toBeGreaterThan(0);
  }
}, 400_000);

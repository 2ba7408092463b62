import { expect, it } from "vitest";

import { aPageWith } from "#gather/page/site-server.testing.ts";
import { serveLoopback } from "#loopback-site.testing.ts";
import { scanSite } from "#scan.ts";

const MANY = "<p>Bread</p>".repeat(400);
const CARDS = "<article><h2>Roll</h2><p>Soft</p></article>".repeat(150);

/** Large pages of two templates, and a menu that leads to each. */
const PAGES: Record<string, string> = {
  "/": "<p>Home</p>",
  "/bread": MANY,
  "/cake": MANY,
  "/rolls": CARDS,
};

it("examines a page of each template by all engines, and large pages like it by those that cost little", async () => {
  const menu = Object.keys(PAGES).map((path) => `<a href="${path}">${path}</a>`);
  const site = await serveLoopback((request, response) => {
    const inside = PAGES[request.url ?? ""];
    response.writeHead(inside === undefined ? 404 : 200, { "content-type": "text/html; charset=utf-8" });
    response.end(aPageWith(`${menu.join(" ")}${inside ?? ""}`));
  });
  try {
    const scan = await scanSite({
      startUrl: site.origin,
      areas: ["accessibility"],
      maxPages: 25,
      crawl: true,
      allowedHosts: [site.host],
    });
    const examined = scan.evidence.pages.map(({ finalUrl, isKeyPage, engines }) => [
      new URL(finalUrl).pathname,
      isKeyPage,
      engines.some(({ engine }) => engine === "Alfa"),
    ]);
    scan.close();
    expect(Object.fromEntries(examined.map(([path, ...facts]) => [path, facts]))).toEqual({
      "/": [true, true],
      // Made from the template of the start page.
      "/bread": [false, false],
      "/cake": [false, false],
      "/rolls": [true, true],
    });
  } finally {
    await site.close();
  }
}, 180_000);

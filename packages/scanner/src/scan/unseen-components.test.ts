import type { ScanResult } from "@plumbline/contract/scan-result";
import { afterAll, beforeAll, expect, it } from "vitest";

import { aPageWith } from "#gather/page/site-server.testing.ts";
import { serveLoopback, type LoopbackSite } from "#loopback-site.testing.ts";
import { scanSite } from "#scan.ts";

/** Too much for a page to be looked at closely because it is small. */
const MANY = "<p>Bread and cake every day.</p>".repeat(120);
const SLIDES = `<div id="show" class="rotator" style="position:relative;width:600px;height:200px;overflow:hidden">${[
  "Bread",
  "Cake",
  "Rolls",
]
  .map((what) => `<div style="position:absolute;width:600px;height:200px;opacity:0">${what} of today</div>`)
  .join("")}</div>
  <script>let at = 0; const slides = [...show.children];
  const next = () => { for (const one of slides) one.style.opacity = 0; slides[at++ % 3].style.opacity = 1 };
  next(); setInterval(next, 1500)</script>`;

/** Pages of one template; slides that move stand on the last of them alone. */
const PATHS = ["/", "/1", "/2", "/3", "/4", "/5", "/6", "/7", "/8", "/9"];
let hasSlides = true;
let site: LoopbackSite;

beforeAll(async () => {
  const menu = PATHS.map((path) => `<a href="${path}">Page ${path}</a> `).join("");
  site = await serveLoopback((request, response) => {
    const isPage = PATHS.includes(request.url ?? "");
    const inside = hasSlides && request.url === "/9" ? SLIDES : "";
    response.writeHead(isPage ? 200 : 404, { "content-type": "text/html; charset=utf-8" });
    response.end(aPageWith(menu + inside + MANY));
  });
});
afterAll(() => site.close());

async function scan(): Promise<ScanResult> {
  const { result, close } = await scanSite({
    startUrl: site.origin,
    areas: ["accessibility"],
    maxPages: 25,
    crawl: true,
    allowedHosts: [site.host],
  });
  close();
  return result;
}

it("finds slides on the one page that has them, in each of two scans", async () => {
  hasSlides = true;
  for (const result of [await scan(), await scan()]) {
    const moving = result.findings.filter(({ check }) => check === "a11y-moving-content");
    expect(moving.map(({ page }) => new URL(page).pathname)).toEqual(["/9"]);
  }
}, 240_000);

it("says that it did not look at every page where it found nothing to look at", async () => {
  hasSlides = false;
  const result = await scan();
  const moving = result.checks.find(({ id }) => id === "a11y-moving-content");
  expect(moving).toMatchObject({
    outcome: "not-looked-at",
    lookedAt: [`${site.origin}/`, `${site.origin}/1`],
  });
  expect(moving?.reason).toBe(
    "The 2 pages we looked at for this had nothing to check. We did not look at the other 8.",
  );
  expect(result.criteria?.find(({ criterion }) => criterion === "2.2.2")).toMatchObject({
    reason: expect.stringMatching(/2 of 10 pages|other 8/),
  });
}, 240_000);

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { launchBrowser, type WarmBrowser } from "#browser/launch.ts";
import type { LighthouseReport } from "#evidence/engines.ts";
import { runLighthouse, type LighthouseOptions } from "#gather/lighthouse.ts";
import { aPageWith, answering, serveSite, type SiteServer } from "#gather/page/site-server.testing.ts";

let browser: WarmBrowser;
let site: SiteServer;

beforeAll(async () => {
  browser = await launchBrowser();
  site = await serveSite();
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

const once: LighthouseOptions = { categories: ["seo"], runs: 1 };

async function report(path: string, options: LighthouseOptions): Promise<LighthouseReport> {
  const answer = await runLighthouse(browser.puppeteer, site.origin + path, options);
  if (!answer.gathered) throw new Error(answer.reason);
  return answer.value;
}

describe("running Lighthouse", () => {
  it("scores a page and names the elements and addresses its audits complain of", async () => {
    site.routes["/"] = aPageWith(
      `<section class="offer"><img src="/cake.svg"></section><a href="/more">click here</a>`,
      '<meta name="viewport" content="width=device-width">',
    );
    site.routes["/cake.svg"] = answering(
      200,
      "image/svg+xml",
      "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>",
    );
    const found = await report("/", { categories: ["performance", "seo"], runs: 1 });
    const audit = (id: string) => found.audits.find((candidate) => candidate.id === id);
    expect(found.scores.performance).toBeGreaterThan(80);
    expect(found.scores.seo).toBeLessThan(100);
    expect(audit("largest-contentful-paint")).toMatchObject({
      category: "performance",
      weight: 25,
      mode: "numeric",
    });
    expect(audit("image-alt")).toMatchObject({ category: "seo", score: 0, mode: "binary" });
    expect(audit("image-alt")?.elements[0]).toMatchObject({ selector: "section.offer > img" });
    expect(audit("link-text")?.urls).toEqual([`${site.origin}/more`]);
    expect(browser.puppeteer.browserContexts()).toHaveLength(1);
  });

  it("tells what is not met for a main image that stands in the HTML", async () => {
    const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='800' height='600'><!--${"bread ".repeat(9000)}--><rect width='800' height='600' fill='#a52'/></svg>`;
    site.routes["/hero"] = aPageWith(`<img src="/hero.svg" alt="Bread" width="800" height="600">`);
    site.routes["/hero.svg"] = answering(200, "image/svg+xml", svg);
    const { audits } = await report("/hero", { categories: ["performance"], runs: 1 });
    const found = audits.find(({ id }) => id === "lcp-discovery-insight");
    expect(found).toMatchObject({ score: 0, unmet: ["priorityHinted"] });
  });

  it("keeps the scores of all runs", async () => {
    site.routes["/"] = aPageWith("");
    const found = await report("/", { ...once, runs: 2 });
    expect(found.runs).toHaveLength(2);
    expect(found.runs).toContainEqual(found.scores);
  });

  it("loads a page again for its metrics alone, and tells those of the median run", async () => {
    site.routes["/"] = aPageWith("<a href='/more'>click here</a>");
    const found = await report("/", { categories: ["performance", "seo"], runs: 3 });
    expect(found.runs.map(({ seo }) => seo)).toEqual([found.scores.seo, null, null]);
    const speeds = found.runs.map(({ performance }) => performance ?? -1).toSorted((a, b) => a - b);
    expect(found.scores.performance).toBe(speeds[1]);
    const weighed = found.audits.filter(({ category }) => category === "performance");
    const weight = weighed.reduce((sum, audit) => sum + audit.weight, 0);
    const score = weighed.reduce((sum, audit) => sum + audit.weight * (audit.score ?? 0), 0) / weight;
    expect(Math.round(score * 100)).toBe(found.scores.performance);
    expect(found.audits.find(({ id }) => id === "link-text")?.urls).toEqual([`${site.origin}/more`]);
  });

  it("says why a page could not be measured", async () => {
    const missing = await runLighthouse(browser.puppeteer, `${site.origin}/missing`, once);
    const unknown = await runLighthouse(browser.puppeteer, "http://no-such-host.invalid/", once);
    expect(missing).toMatchObject({
      gathered: false,
      reason: expect.stringMatching(/status 404 instead of the page/),
    });
    expect(unknown).toMatchObject({
      gathered: false,
      // Browsers with windows show a page of their own instead.
      reason: expect.stringMatching(
        /^(?:The browser showed Lighthouse a warning|Lighthouse could not find the name)/,
      ),
    });
  });

  it("ends in time on a page that never answers, and when the scan is stopped", async () => {
    site.routes["/silence"] = () => undefined;
    const url = `${site.origin}/silence`;
    const late = await runLighthouse(browser.puppeteer, url, { ...once, runMs: 1500 });
    const signal = AbortSignal.timeout(500);
    const stopped = await runLighthouse(browser.puppeteer, url, { ...once, signal });
    expect(late).toMatchObject({ gathered: false, reason: "Lighthouse did not finish within 2 seconds." });
    expect(stopped).toMatchObject({ gathered: false, reason: expect.stringMatching(/scan was stopped/) });
    expect(browser.puppeteer.browserContexts()).toHaveLength(1);
  });

  it("repeats a load during which the machine was busy, and keeps the calmest with how busy it was", async () => {
    site.routes["/"] = aPageWith("<p>Bread</p>");
    const busy = (...ratios: number[]) => {
      const watch = () => {
        const ratio = ratios.shift() ?? 1;
        return () => ratio;
      };
      return { watch, left: () => ratios.length };
    };
    const calm = busy(4, 1.1, 9);
    const report1 = await report("/", { categories: ["performance"], runs: 1, watch: calm.watch });
    expect([report1.contention, calm.left()]).toEqual([1.1, 1]);
    const never = busy(4, 3, 5, 9);
    const report2 = await report("/", { categories: ["performance"], runs: 1, watch: never.watch });
    expect([report2.contention, never.left()]).toEqual([3, 1]);
  }, 120_000);

  it("keeps two sites apart that are measured at the same moment", async () => {
    site.routes["/"] = aPageWith("<p>Bread</p>");
    const reports = await Promise.all(
      Array.from({ length: 4 }, () => report("/", { categories: ["performance", "seo"], runs: 1 })),
    );
    expect(reports.map(({ scores }) => [typeof scores.performance, typeof scores.seo])).toEqual(
      Array.from({ length: 4 }, () => ["number", "number"]),
    );
  }, 240_000);
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { launchBrowser, type WarmBrowser } from "#browser/launch.ts";
import { aPageWith, serveSite, type SiteServer } from "#gather/page/site-server.testing.ts";
import { visitPage } from "#gather/page/visit-page.ts";

import { CALIBRATION } from "../calibration/calibration.ts";
import { mergeEngines, unsettledFindings } from "../merge-engines.ts";
import type { ActExamples } from "./act-examples.testing.ts";

const framed = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><title>${title}</title><p>${body}</p></html>`;
const WAY = framed("Way", "The way to the bakery");
const LINKED = {
  "/framed": framed("Framed", "Framed"),
  "/one": WAY,
  "/one/": WAY,
  "/same": WAY,
  "/two": framed("Prices", "Prices and offers of this week"),
  "/form": framed("Form", "<a href=/one>Way</a>"),
};
/** Patient, for machines with much else to do; the page's other views have tests of their own. */
const LIMITS = { loadMs: 60_000, readMs: 60_000, engineMs: 60_000, viewsUntilMs: -1 };

/** Tests that the engines together tell the examples of each ACT rule apart, on real pages. */
export function testActExamples(subject: string, rules: readonly ActExamples[]): void {
  describe(`ACT rules on ${subject}`, () => {
    let browser: WarmBrowser;
    let site: SiteServer;

    beforeAll(async () => {
      browser = await launchBrowser();
      site = await serveSite(LINKED);
    });
    afterAll(async () => {
      await browser.close();
      await site.close();
    });

    it.each(rules)("$rule $asks", { timeout: 300_000 }, async ({ criterion, failed, review = [], clean }) => {
      const context = await browser.puppeteer.createBrowserContext();
      const verdictOn = async (body: string): Promise<string> => {
        site.routes["/"] = body.startsWith("<!doctype") ? body : aPageWith(body);
        const plan = { url: `${site.origin}/`, isKeyPage: true, accessibility: true, limits: LIMITS };
        const page = await visitPage(context, plan);
        const reports = page.engines.flatMap(({ report }) => (report.gathered ? [report.value] : []));
        expect(page.notMeasured ?? reports.length).toBeGreaterThan(3);
        const said = mergeEngines(unsettledFindings(reports), CALIBRATION).filter(({ wcag }) =>
          wcag.includes(criterion),
        );
        if (said.some(({ verdict }) => verdict === "failed")) return "failed";
        return said.length > 0 ? "review" : "clean";
      };
      const wrong: string[] = [];
      for (const body of failed) if ((await verdictOn(body)) !== "failed") wrong.push(`missed: ${body}`);
      for (const body of review) if ((await verdictOn(body)) !== "review") wrong.push(`not asked: ${body}`);
      for (const body of clean) if ((await verdictOn(body)) === "failed") wrong.push(`false alarm: ${body}`);
      await context.close();
      expect(wrong).toEqual([]);
    });
  });
}

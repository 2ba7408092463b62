import type { BrowserContext } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { launchBrowser, type WarmBrowser } from "#browser/launch.ts";
import { unsettledFindings } from "#checks/accessibility/merge-engines.ts";
import { aPageWith, serveSite, type SiteServer } from "#gather/page/site-server.testing.ts";
import { visitPage } from "#gather/page/visit-page.ts";

let browser: WarmBrowser;
let context: BrowserContext;
let site: SiteServer;

beforeAll(async () => {
  browser = await launchBrowser();
  context = await browser.puppeteer.createBrowserContext();
  site = await serveSite();
});
afterAll(async () => {
  await context.close();
  await browser.close();
  await site.close();
});

/** Selectors of all that engines still say of a criterion, once our own rules had their say. */
async function complained(criterion: string, body: string): Promise<string[]> {
  site.routes["/"] = aPageWith(body);
  const page = await visitPage(context, { url: `${site.origin}/`, isKeyPage: false, accessibility: true });
  const reports = page.engines.map(({ engine, report }) => {
    if (!report.gathered) throw new Error(`${engine}: ${report.reason}`);
    return report.value;
  });
  const about = unsettledFindings(reports).filter(({ wcag }) => wcag.includes(criterion));
  return [...new Set(about.map(({ element }) => element?.selector ?? ""))];
}

describe("names that browsers read out", () => {
  const square = '<span style="display:inline-block;width:16px;height:16px;background:#333"></span>';

  it("are taken from a picture whose file is still being asked for", async () => {
    const links =
      '<p><a id="named" href="/a"><img alt="Prices"></a></p><p><a id="bare" href="/b"><img></a></p>';
    expect(await complained("4.1.2", links)).toEqual(["#bare"]);
  });

  it("are taken from the title of the label around a field", async () => {
    const fields = `<p><label title="Indent">${square}<input type="checkbox" id="named"></label></p>
      <p><label>${square}<input type="checkbox" id="bare"></label></p>`;
    expect(await complained("4.1.2", fields)).toEqual(["#bare"]);
  });

  it("need not hold the letters an icon is drawn with, but those of a sign", async () => {
    const drawn = (size: number) =>
      `<svg width="${size}" height="${size}" viewBox="0 0 16 16"><text y="7" font-size="7">one</text><text y="15" font-size="7">two</text></svg>`;
    const buttons = `<button id="icon" aria-label="Numbered list">${drawn(16)}</button>
      <button id="sign" aria-label="Numbered list">${drawn(160)}</button>`;
    expect(await complained("2.5.3", buttons)).toEqual(["#sign"]);
  });
});

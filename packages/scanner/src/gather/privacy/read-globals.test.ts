import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { launchBrowser, type WarmBrowser } from "#browser/launch.ts";
import type { PrivacyPass } from "#evidence/privacy.ts";
import { PageTab } from "#gather/page/page-tab.ts";
import { settle } from "#gather/page/settle.ts";
import { aPageWith, serveSite, type SiteServer } from "#gather/page/site-server.testing.ts";
import { VISIT_LIMITS } from "#gather/page/visit-limits.ts";
import { readGlobals } from "#gather/privacy/read-globals.ts";

let browser: WarmBrowser;
let site: SiteServer;

beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), serveSite()]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

/** What a page with this script offers. */
async function offeredBy(script: string): Promise<PrivacyPass["globals"]> {
  site.routes["/"] = aPageWith(`<script>${script}</script>`);
  const context = await browser.puppeteer.createBrowserContext();
  const tab = await PageTab.open(context, { width: 1280, height: 800 });
  await tab.load(`${site.origin}/`, 10_000, "The page did not load.");
  await settle(tab, VISIT_LIMITS, Date.now());
  const globals = await readGlobals(tab);
  await context.close();
  return globals;
}

const tcf = (answer: string) => `__tcfapi = (command, version, done) => { ${answer} };`;

describe("consent interfaces of a page", () => {
  it("are none where it has none", async () => {
    expect(await offeredBy("")).toEqual({ tcf: false, gpp: false, usPrivacy: null });
  });

  it("answer which purposes the visitor is said to have agreed to", async () => {
    const data =
      "{ listenerId: 3, gdprApplies: true, purpose: { consents: { 1: true, 2: false, 7: true } } }";
    expect(await offeredBy(tcf(`if (command === "addEventListener") done(${data}, true);`))).toEqual({
      tcf: true,
      gpp: false,
      usPrivacy: null,
      tcfAnswer: { gdprApplies: true, purposes: [1, 7] },
    });
  });

  it.each([
    ["never answers", ""],
    ["throws", "throw new Error()"],
    ["has nothing to give", "done(null, false)"],
    ["answers nonsense", "done('yes', true)"],
  ])("leave the answer out where the interface %s", async (_what, answer) => {
    expect(await offeredBy(tcf(answer))).toEqual({ tcf: true, gpp: false, usPrivacy: null });
  });

  it("answer for the United States, by their interface or by a cookie", async () => {
    const asked = "__uspapi = (command, version, done) => done({ uspString: '1YNN' }, true);";
    expect(await offeredBy(asked)).toMatchObject({ usPrivacy: "1YNN" });
    expect(await offeredBy("document.cookie = 'usprivacy=1YYN'")).toMatchObject({ usPrivacy: "1YYN" });
  });

  const gtag = (...calls: string[]) =>
    `dataLayer = []; function gtag() { dataLayer.push(arguments); } ${calls.map((call) => `gtag(${call});`).join("")}`;

  it.each<[string, string[], string[]]>([
    [
      "grants by default",
      ["'consent','default',{ad_storage:'granted',security_storage:'granted'}"],
      ["ad_storage"],
    ],
    ["denies by default", ["'consent','default',{ad_storage:'denied',analytics_storage:'denied'}"], []],
    [
      "grants at once what it has denied",
      ["'consent','default',{ad_user_data:'denied'}", "'consent','update',{ad_user_data:'granted'}"],
      ["ad_user_data"],
    ],
    [
      "denies it in some regions",
      [
        "'consent','default',{ad_storage:'denied',region:['DE','FR']}",
        "'consent','default',{ad_storage:'granted'}",
      ],
      [],
    ],
  ])("tell what Google's consent mode starts with where it %s", async (_what, calls, granted) => {
    expect(await offeredBy(gtag("'js', new Date()", ...calls))).toMatchObject({ granted });
  });

  it("tell nothing of it where no call speaks of consent", async () => {
    expect(await offeredBy(gtag("'js', new Date()"))).not.toHaveProperty("granted");
    expect(
      await offeredBy("dataLayer = [null, 7, { event: 'consent' }, ['consent', 'default']]"),
    ).not.toHaveProperty("granted");
  });
});

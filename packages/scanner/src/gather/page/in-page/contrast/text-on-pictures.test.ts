import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";

import { launchBrowser, type WarmBrowser } from "#browser/launch.ts";
import { inPage, moduleSource } from "#gather/page/in-page-scripts/in-page-module.ts";

const TEXTS = inPage(
  new URL("./text-on-pictures.ts", import.meta.url),
  () => import("./text-on-pictures.ts"),
);
const places = z.array(z.object({ box: z.object({ y: z.number() }) }));

let browser: WarmBrowser;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
  page = await browser.puppeteer.newPage();
});
afterAll(() => browser.close());

it("looks behind a menu that stays in sight where a visitor first sees it", async () => {
  await page.setContent(
    `<style>html { scroll-behavior: smooth } nav { position: fixed; top: 60px }</style>
     <nav>Loaves of rye</nav><div style="height: 3000px"></div>`,
  );
  await page.evaluate("scrollTo({ top: 2000, behavior: 'instant' })");
  await page.evaluate(`globalThis.texts = ${moduleSource(TEXTS)}; void 0`);
  const [menu] = places.parse(await page.evaluate(`texts.hideTexts(["nav"])`));
  expect(menu?.box.y).toBeLessThan(100);
});

it.each([
  ["in the box", "0", true],
  ["beyond its edge", "200px", false],
  ["half beyond its edge", "110px", false],
])(
  "looks behind letters that the pointer does not find where they are seen: %s",
  async (_, indent, isSeen) => {
    await page.setContent(
      `<div style="width: 150px; overflow: auto; background: #123; color: #fff; white-space: nowrap">
       <a style="display: inline-block; margin-left: ${indent}; pointer-events: none">Loaves of rye</a></div>`,
    );
    await page.evaluate(`globalThis.texts = ${moduleSource(TEXTS)}; void 0`);
    expect(await page.evaluate(`texts.aimAt("a").then((box) => box !== null)`)).toBe(isSeen);
  },
);

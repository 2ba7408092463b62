import { readFile } from "node:fs/promises";

import type { PrivacyInventory } from "@plumbline/contract/privacy-inventory";
import { contextFor } from "@plumbline/core/platform/context";
import { HOME } from "@plumbline/core/scans/scan-result.testing";
import type { Person } from "@plumbline/testing/cast";
import { stageScan } from "@plumbline/testing/stage-scan";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { type Stack, startStack } from "./stack.ts";
import {
  DESKTOP,
  enterLogin,
  expectAccessibleInBothThemes,
  type Look,
  newVisitor,
  openBrowser,
  PHONE,
} from "./visitor.ts";

const LIMIT_MS = 120_000;
const PATH = "/audit-history/third-parties";
const seen = { when: "before a choice", page: HOME } as const;
const INVENTORY: PrivacyInventory = {
  hosts: [
    {
      host: "bat.bing.com",
      owner: "Microsoft Advertising",
      kind: "advertising",
      firstContactedMs: 340,
      requests: 3,
      ...seen,
    },
    {
      host: "cdn.bakery-widgets.example",
      owner: null,
      kind: "unknown",
      firstContactedMs: 20,
      requests: 1,
      ...seen,
    },
    {
      host: "metrics.harbor-bakery.example",
      owner: "Eulerian",
      kind: "analytics",
      firstContactedMs: 900,
      requests: 2,
      aliasOf: "harbor.eulerian.net",
      ...seen,
      when: "after rejecting",
    },
  ],
  cookies: [
    {
      name: "_fbp",
      host: "harbor-bakery.example",
      owner: "Meta Pixel",
      kind: "advertising",
      setBy: HOME,
      firstSetMs: 400,
      lifetimeDays: 90,
      ...seen,
    },
  ],
};

let stack: Stack;
let browser: Browser;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
  await stageScan(contextFor(stack.services, stack.cast.alice.organizationId), {
    result: { inventory: INVENTORY },
  });
}, LIMIT_MS);
afterAll(async () => {
  await browser.close();
  await stack.close();
});

async function openAt(path: string, { email }: Person, look: Look): Promise<Page> {
  const page = await newVisitor(browser, look);
  page.setDefaultTimeout(45_000);
  await page.goto(`${stack.url}${path}`);
  await enterLogin(page, email);
  return page;
}

const row = (page: Page, name: RegExp) => page.getByRole("row", { name });

describe("third parties and cookies", () => {
  it(
    "are found from Audit History and told with owner, purpose and time",
    async () => {
      const page = await openAt("/audit-history", stack.cast.vera, DESKTOP);
      await page.getByRole("link", { name: "Third parties and cookies" }).click();
      await page.getByRole("heading", { level: 1, name: "Third parties and cookies" }).waitFor();
      await page.getByText("3 hosts and 1 cookie.").waitFor();
      expect(await row(page, /bat\.bing\.com/u).textContent()).toMatch(
        /Microsoft Advertising.*Advertising.*Before any choice, at 0\.3\u{a0}s/u,
      );
      expect(await row(page, /bakery-widgets/u).textContent()).toMatch(/Unknown.*Unknown/u);
      expect(await row(page, /^metrics/u).textContent()).toContain("leads to harbor.eulerian.net");
      expect(await row(page, /_fbp/u).textContent()).toContain("90 days");
      await expectAccessibleInBothThemes(page);
    },
    LIMIT_MS,
  );

  it(
    "fit on a phone, where each value says what it is, and are saved as CSV",
    async () => {
      const page = await openAt(PATH, stack.cast.alice, PHONE);
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Download CSV" }).click(),
      ]);
      expect(download.suggestedFilename()).toBe("Harbor-Bakery-third-parties.csv");
      expect(await readFile(await download.path(), "utf8")).toContain("metrics.harbor-bakery.example");
      await page.getByText("First contacted:").first().waitFor();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
      await expectAccessibleInBothThemes(page);
    },
    LIMIT_MS,
  );

  it(
    "say what comes when nothing was scanned yet",
    async () => {
      const page = await openAt(PATH, stack.cast.charlie, DESKTOP);
      await page.getByText("The list appears here when the first scan of your site is done.").waitFor();
      expect(await page.getByRole("button", { name: "Download CSV" }).count()).toBe(0);
      await expectAccessibleInBothThemes(page);
    },
    LIMIT_MS,
  );

  it(
    "can be asked for again when they could not be loaded",
    async () => {
      const page = await newVisitor(browser, PHONE);
      page.setDefaultTimeout(45_000);
      let isDown = true;
      await page.route("**/api/client-auth/privacy-inventory", async (route) => {
        if (isDown) await route.fulfill({ status: 500, json: { success: false, message: "Down." } });
        else await route.continue();
      });
      await page.goto(`${stack.url}${PATH}`);
      await enterLogin(page, stack.cast.bob.email);
      await page.getByRole("heading", { name: "Failed to Load Third Parties and Cookies" }).waitFor();
      await expectAccessibleInBothThemes(page);
      isDown = false;
      await page.getByRole("button", { name: "Try Again" }).click();
      await page.getByText("3 hosts and 1 cookie.").waitFor();
    },
    LIMIT_MS,
  );
});

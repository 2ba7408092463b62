import { readFile } from "node:fs/promises";

import { moveWebsite } from "@plumbline/core/organizations/move-website";
import { contextFor } from "@plumbline/core/platform/context";
import { requestScan } from "@plumbline/core/scans/request-scan";
import { CAST_PASSWORD } from "@plumbline/testing/cast";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { serveShop, type Shop } from "./shop.ts";
import { type Stack, startStack } from "./stack.ts";
import { DESKTOP, expectAccessible, newVisitor, openBrowser, enterLogin } from "./visitor.ts";

const SCAN_LIMIT_MS = 240_000;

/** Whether a press in the middle of an element reaches it. */
async function isOnTop(locator: Locator): Promise<boolean> {
  return await locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}

describe("the first look of a new client", () => {
  let stack: Stack;
  let site: Shop;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    [stack, site, browser] = await Promise.all([startStack(), serveShop(), openBrowser()]);
    const alice = contextFor(stack.services, stack.cast.alice.organizationId, { kind: "operator" });
    await moveWebsite(alice, site.url);
    await requestScan(alice, "initial");
    page = await newVisitor(browser);
  });
  afterAll(async () => {
    await browser.close();
    await stack.close();
    site.close();
  });

  it("starts at the log-in, which gives nothing away about a wrong password", async () => {
    await page.goto(`${stack.url}/audit-history`);
    await page.getByRole("heading", { name: "Log in to your dashboard" }).waitFor();
    await enterLogin(page, stack.cast.alice.email, "not her password");
    await page.getByText("Incorrect email or password.").first().waitFor();
    await expectAccessible(page);
  });

  it("shows its messages where the buttons of the cookie notice stay free", async () => {
    for (const width of [390, 1440]) {
      const visitor = await newVisitor(browser, { ...DESKTOP, width });
      await visitor.goto(`${stack.url}/login`);
      await visitor.getByRole("button", { name: "Forgot password?" }).click();
      await visitor.getByLabel("Email").fill("nobody@harbor-bakery.example");
      await visitor.getByRole("button", { name: "Send Reset Code" }).click();
      const message = visitor.locator("[data-sonner-toast]").first();
      await message.waitFor();
      const notice = visitor.getByRole("region", { name: "Cookie notice" });
      for (const button of await notice.getByRole("button").all())
        await vi.waitFor(async () => expect(await isOnTop(button)).toBe(true));
      await visitor.context().close();
    }
  });

  it("leads to the page one wanted, once logged in", async () => {
    await page.getByLabel("Password", { exact: true }).fill(CAST_PASSWORD);
    await page.getByRole("button", { name: "Log in" }).click();
    await page.getByRole("dialog", { name: "Processing Comprehensive Compliance Analysis" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("heading", { level: 1, name: /Audit History|No Audit History Yet/u }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/audit-history");
    await expectAccessible(page);
  });

  it("says that monitoring is starting while the first scan waits", async () => {
    await page.getByRole("link", { name: "Dashboard", exact: true }).click();
    await page.getByRole("heading", { name: "Welcome! Your Monitoring is Starting" }).waitFor();
    await expectAccessible(page);
  });

  it(
    "shows the scores by itself as soon as the scan has ended",
    async () => {
      stack.startWorker([site.host]);
      await page
        .getByRole("heading", { name: "Compliance Monitoring Dashboard" })
        .waitFor({ timeout: SCAN_LIMIT_MS });
      for (const card of ["ADA Compliance", "SEO Score", "Cybersecurity", "Privacy Score", "Speed Score"]) {
        await page.getByRole("heading", { name: card }).waitFor();
      }
      await expectAccessible(page);
    },
    SCAN_LIMIT_MS + 30_000,
  );

  it("opens a score into what it adds up from", async () => {
    await page.getByRole("button", { name: /^Why this score.*Cybersecurity/u }).click();
    const sheet = page.getByRole("dialog");
    await sheet
      .getByText(/header/iu)
      .first()
      .waitFor();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await sheet.waitFor({ state: "detached" });
  });

  it("hands out the initial audit as a PDF", async () => {
    await page.getByRole("link", { name: "Audit History", exact: true }).click();
    await page.getByText("Showing 1 of 1").waitFor();
    // The scores are there before the report is written.
    await page.getByRole("cell", { name: "Completed", exact: true }).waitFor({ timeout: 45_000 });
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page
        .getByRole("button", { name: /Report/u })
        .first()
        .click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^harbor-bakery-initial-compliance-report-.+\.pdf$/iu);
    const bytes = await readFile(await download.path());
    expect(bytes.subarray(0, 5).toString("latin1")).toBe("%PDF-");
    await page.getByText("Report downloaded successfully").first().waitFor();
    await expectAccessible(page);
  });

  it("asks to log in again when the session has been ended elsewhere", async () => {
    await page.evaluate(() => {
      for (const store of [localStorage, sessionStorage]) {
        for (const key of Object.keys(store)) if (key.endsWith("client-token")) store.setItem(key, "ended");
      }
    });
    await page.reload();
    await page.getByRole("heading", { name: "Log in to your dashboard" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/login");
  });
});

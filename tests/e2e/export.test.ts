import { readFile } from "node:fs/promises";

import { contextFor } from "@plumbline/core/platform/context";
import { foundIssue } from "@plumbline/core/scans/scan-result.testing";
import { stageScan } from "@plumbline/testing/stage-scan";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { type Stack, startStack } from "./stack.ts";
import { expectAccessibleInBothThemes, newVisitor, openBrowser, PHONE, enterLogin } from "./visitor.ts";

const TEST_LIMIT_MS = 90_000;

let stack: Stack;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
  const { alice, vera } = stack.cast;
  const issues = (["seo", "accessibility"] as const).map((area) =>
    foundIssue({ fingerprint: area, checkId: `check-${area}`, area, title: `A defect of ${area}` }),
  );
  await stageScan(contextFor(stack.services, alice.organizationId), { kind: "weekly", issues });
  page = await newVisitor(browser, PHONE);
  page.setDefaultTimeout(45_000);
  await page.goto(`${stack.url}/fix-priority?category=seo`);
  await enterLogin(page, vera.email);
  await page.getByRole("heading", { name: "A defect of seo" }).waitFor();
}, TEST_LIMIT_MS);
afterAll(async () => {
  await browser.close();
  await stack.close();
});

/** The file that comes of choosing a format, by keyboard, with a word before and after. */
async function exportAs(format: "PDF" | "CSV" | "JSON") {
  await page.getByRole("button", { name: "Export Report" }).press("Enter");
  const item = page.getByRole("menuitem", { name: new RegExp(`^${format}`, "u") });
  // Messages go by: they are waited for from the start.
  const said = (words: string) => page.getByText(words).first().waitFor();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    said("Preparing the report..."),
    said("Report exported successfully"),
    item.press("Enter"),
  ]);
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

describe("the report of Fix Priority", () => {
  it(
    "is offered in three formats",
    async () => {
      await page.getByRole("button", { name: "Export Report" }).press("Enter");
      expect(await page.getByRole("menuitem").count()).toBe(3);
      await expectAccessibleInBothThemes(page);
      await page.keyboard.press("Escape");
      await page.getByRole("menu").waitFor({ state: "detached" });
    },
    TEST_LIMIT_MS,
  );

  it(
    "is saved as a PDF",
    async () => {
      const { name, content } = await exportAs("PDF");
      expect(name).toBe("Harbor-Bakery-fix-priority.pdf");
      expect(content.subarray(0, 5).toString()).toBe("%PDF-");
    },
    TEST_LIMIT_MS,
  );

  it(
    "holds what the filters show, in a table and in JSON",
    async () => {
      for (const format of ["CSV", "JSON"] as const) {
        const { name, content } = await exportAs(format);
        expect(name).toBe(`Harbor-Bakery-fix-priority.${format.toLowerCase()}`);
        expect(content.toString()).toContain("A defect of seo");
        expect(content.toString()).not.toContain("A defect of accessibility");
      }
    },
    TEST_LIMIT_MS,
  );
});

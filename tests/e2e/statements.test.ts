import { readFile } from "node:fs/promises";

import { calendarDay, yearAfter } from "@plumbline/contract/calendar";
import { contextFor } from "@plumbline/core/platform/context";
import { foundIssue, HOME } from "@plumbline/core/scans/scan-result.testing";
import { readPdf } from "@plumbline/documents/read-pdf.testing";
import { WCAG_CRITERIA } from "@plumbline/contract/wcag-criteria";
import type { Person } from "@plumbline/testing/cast";
import { stageScan } from "@plumbline/testing/stage-scan";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { type Stack, startStack } from "./stack.ts";
import {
  DESKTOP,
  enterLogin,
  expectAccessibleInBothThemes,
  expectFocused,
  type Look,
  newVisitor,
  openBrowser,
  PHONE,
} from "./visitor.ts";

let stack: Stack;
let browser: Browser;

/** Labels fail on the one page there is, and nothing else was seen to fail. */
const FINDING = {
  check: "label",
  area: "accessibility" as const,
  severity: "critical" as const,
  outcome: "fail" as const,
  wcag: ["1.3.1"],
  actRules: [],
  page: HOME,
  selector: "input",
  snippet: null,
  message: "The field has no label.",
  sources: [],
  component: "form",
};

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
  await stageScan(contextFor(stack.services, stack.cast.alice.organizationId), {
    issues: [foundIssue({ wcag: ["1.3.1"] })],
    result: {
      findings: [FINDING],
      criteria: WCAG_CRITERIA.flatMap(({ id, level }) =>
        level === "AAA"
          ? []
          : { criterion: id, level, state: id === "1.3.1" ? "failed" : "no-failure-found", checks: [] },
      ),
    },
  });
});
afterAll(async () => {
  await browser.close();
  await stack.close();
});

function button(page: Page, name: string | RegExp): Locator {
  return page.getByRole("button", { name, exact: true });
}

/** Someone who has logged in and gone from Audit History to one of the documents. */
async function openDocument({ email }: Person, look: Look, name: string): Promise<Page> {
  const page = await newVisitor(browser, look);
  await page.goto(`${stack.url}/login`);
  await enterLogin(page, email);
  await page.waitForURL(`${stack.url}/`);
  await page.goto(`${stack.url}/audit-history`);
  await page.getByRole("link", { name, exact: true }).click();
  await page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
  await page.getByRole("heading", { name: "Versions", exact: true }).waitFor();
  return page;
}

async function downloaded(page: Page, name: RegExp): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent("download"), button(page, name).click()]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

async function sign(page: Page, version: number): Promise<void> {
  await button(page, `Sign version ${version}`).click();
  await page.getByRole("dialog").waitFor();
  await expectAccessibleInBothThemes(page);
  await page.getByLabel("Your full name").fill("Alice B. Miller");
  await page.getByLabel("Your title or role").fill("Chief Operating Officer");
  await page.keyboard.press("Enter");
  await page.getByText(`Version ${version} signed`).first().waitFor();
  await page.getByText(/by Alice B\. Miller, Chief Operating Officer/u).waitFor();
}

/** Nothing on the page is wider than the screen. */
async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBeLessThanOrEqual(0);
}

describe("the letter of intent", () => {
  it("goes from a proposal to a signed letter that anyone of the team can download", async () => {
    const page = await openDocument(stack.cast.alice, DESKTOP, "Letter of intent");
    await page.getByText("No version yet.").waitFor();
    await expectAccessibleInBothThemes(page);
    const target = page.getByLabel("Target date");
    expect(await target.inputValue()).toMatch(/^\d{4}-\d\d-\d\d$/u);
    await page.getByLabel("Addressed to").fill("City of Springfield");
    await target.fill("");
    await page.getByText('Set a target date for "Form fields have no label".').waitFor();
    expect(await button(page, /^Sign version/u).count()).toBe(0);
    await expectAccessibleInBothThemes(page);
    await target.fill(yearAfter(calendarDay(new Date(), "UTC")));
    await button(page, "Save draft").click();
    await page.getByText("Version 1 is saved as you see it.").waitFor();
    await expectFocused(button(page, "Save draft"));
    const draft = await downloaded(page, /^PDF of version 1$/u);
    expect(draft.name).toBe("Harbor-Bakery-letter-of-intent-v1-draft.pdf");
    expect((await readPdf(draft.bytes)).text).toContain("To City of Springfield");
    await sign(page, 1);
    await expectFocused(page.getByRole("heading", { name: "Versions" }));
    await expectAccessibleInBothThemes(page);
    const signed = await downloaded(page, /^PDF of version 1$/u);
    expect(signed.name).toBe("Harbor-Bakery-letter-of-intent-v1.pdf");
    expect((await readPdf(signed.bytes)).text).not.toContain("DRAFT");
    await page.context().close();
  });

  it("stands in Audit History once it is signed, with version and signatory", async () => {
    const page = await openDocument(stack.cast.vera, PHONE, "Letter of intent");
    await page.getByRole("link", { name: "Audit History" }).first().click();
    await page.getByText("Version 1, signed by Alice B. Miller").waitFor();
    await expectAccessibleInBothThemes(page);
    await expectNoSidewaysScrolling(page);
    const file = await downloaded(page, /^Report of LOI - Letter of Intent/u);
    expect(file.name).toBe("Harbor-Bakery-letter-of-intent-v1.pdf");
    await button(page, /^Details of LOI - Letter of Intent/u).click();
    await page.getByText("Signed by: Alice B. Miller").waitFor();
    await page.context().close();
  });

  it("can be saved and signed as it is proposed", async () => {
    const page = await openDocument(stack.cast.alice, PHONE, "Letter of intent");
    await button(page, "Save draft").click();
    await page.getByText("Version 2 is saved as you see it.").waitFor();
    await button(page, "Sign version 2").waitFor();
    await page.context().close();
  });

  it("is only read by a viewer, on a phone too", async () => {
    const page = await openDocument(stack.cast.vera, PHONE, "Letter of intent");
    await page.getByText("Owners and members of the team can write and sign.").waitFor();
    expect(await button(page, "Save draft").count()).toBe(0);
    await expectAccessibleInBothThemes(page);
    await expectNoSidewaysScrolling(page);
    await page.context().close();
  });

  it("says so when someone else has saved a newer version meanwhile, and keeps what was typed", async () => {
    const page = await openDocument(stack.cast.alice, PHONE, "Letter of intent");
    const other = await openDocument(stack.cast.bob, DESKTOP, "Letter of intent");
    await other.getByLabel("Addressed to").fill("County of Greene");
    await button(other, "Save draft").click();
    await other.getByText("Version 3 saved").first().waitFor();
    await page.getByLabel("Addressed to").fill("City of Ogden");
    await button(page, "Save draft").click();
    await page.getByRole("alert").getByText("Someone has saved a newer version meanwhile.").waitFor();
    expect(await page.getByLabel("Addressed to").inputValue()).toBe("City of Ogden");
    await expectAccessibleInBothThemes(page);
    await expectNoSidewaysScrolling(page);
    await Promise.all([page.context().close(), other.context().close()]);
  });
});

describe("the conformance report", () => {
  it("takes what only a person can say from no one but a named person", async () => {
    const page = await openDocument(stack.cast.alice, DESKTOP, "Conformance report");
    await page.getByText("Not Evaluated 54", { exact: false }).waitFor();
    await page.getByText("Evaluate 1.1.1.").waitFor();
    await button(page, /^1\.3\.1 Info and Relationships Partially Supports$/u).click();
    await page.getByText("The field has no label.", { exact: false }).waitFor();
    await button(page, /^1\.1\.1 Non-text Content/u).click();
    await expectAccessibleInBothThemes(page);
    await page.getByRole("button", { name: /Level of 1\.1\.1/u }).click();
    await page.getByRole("option", { name: "Supports", exact: true }).click();
    await button(page, "Save draft").click();
    await page.getByRole("alert").getByText("Name the person who judged 1.1.1.").waitFor();
    await page.getByLabel("Who judges the rows you change now").fill("Dana Webb");
    await page.getByLabel("Name of product").fill("Bakery shop");
    await page.getByLabel("Version of product").fill("4.2");
    await page.getByLabel("How people evaluated the product").fill("With a screen reader.");
    await page.getByRole("button", { name: /Level of 1\.1\.1/u }).click();
    await page.getByRole("option", { name: "Not Applicable", exact: true }).click();
    await button(page, "Save draft").click();
    await page.getByText("Version 1 is saved as you see it.").waitFor();
    await page.getByText("Not Applicable 1 · Not Evaluated 53").waitFor();
    expect(await button(page, /^Sign version/u).count()).toBe(0);
    const draft = await downloaded(page, /^PDF of version 1$/u);
    expect((await readPdf(draft.bytes)).text).toContain(
      "1.1.1 Non-text Content Not Applicable Judged by Dana Webb.",
    );
    expect((await downloaded(page, /^OpenACR of version 1$/u)).bytes.toString()).toContain('title: "Draft:');
    await page.context().close();
  });

  it("says so when what was written is more than can be stored, and keeps it", async () => {
    const page = await openDocument(stack.cast.bob, PHONE, "Conformance report");
    await page.route("**/api/client-auth/conformance-reports", (route) =>
      route.request().method() === "POST"
        ? route.continue({ postData: JSON.stringify({ terms: "x".repeat(900_000) }) })
        : route.continue(),
    );
    await page.getByRole("textbox", { name: "Notes" }).fill("The shop only.");
    await button(page, "Save draft").click();
    await page.getByRole("alert").getByText("This is more text than we can take in at once.").waitFor();
    expect(await page.getByRole("textbox", { name: "Notes" }).inputValue()).toBe("The shop only.");
    await page.context().close();
  });

  it("can be written on a phone, with the chapters of Section 508 where a buyer asks for them", async () => {
    const page = await openDocument(stack.cast.bob, PHONE, "Conformance report");
    await button(page, /^1\.3\.1 Info and Relationships/u).click();
    await page.getByText("Also report on the Revised Section 508 standards", { exact: false }).click();
    await page.getByText("Section 508: Supports 0 · Partially Supports 3", { exact: false }).waitFor();
    await button(page, /^302\.1 Without Vision Partially Supports$/u).click();
    await page.getByText("affect people who cannot see: 1.3.1 Info and Relationships.").waitFor();
    await page.getByLabel("Who judges the rows you change now").fill("Dana Webb");
    await page.getByLabel("Why Chapter 5: Software does not apply").fill("The product is a website alone.");
    await button(page, "Mark 26 rows 'Not Applicable'").click();
    await button(page, /^504\.4 Templates Not Applicable$/u).click();
    await expectAccessibleInBothThemes(page);
    await expectNoSidewaysScrolling(page);
    await button(page, "Save draft").click();
    await page.getByText("Version 2 saved").first().waitFor();
    const draft = await downloaded(page, /^PDF of version 2$/u);
    expect((await readPdf(draft.bytes)).text).toContain(
      "Chapter 5: Software Not Applicable. The product is a website alone. Judged by Dana Webb.",
    );
    await page.context().close();
  });
});

import { contextFor } from "@plumbline/core/platform/context";
import { foundIssue } from "@plumbline/core/scans/scan-result.testing";
import { stageScan } from "@plumbline/testing/stage-scan";
import type { Browser, Locator, Page } from "playwright-core";
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

let stack: Stack;
let browser: Browser;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
  await stageScan(contextFor(stack.services, stack.cast.alice.organizationId), { issues: [foundIssue()] });
});
afterAll(async () => {
  await browser.close();
  await stack.close();
});

async function open(path: string, look: Look = DESKTOP): Promise<Page> {
  const page = await newVisitor(browser, look);
  await page.goto(stack.url + path);
  await enterLogin(page, stack.cast.alice.email);
  await page.waitForURL(stack.url + path);
  return page;
}

/** Types as a person does: only then does a browser ask before a page is left. */
async function type(field: Locator, text: string): Promise<void> {
  await field.click();
  await field.press("End");
  await field.pressSequentially(text);
}

const question = (page: Page) => page.getByRole("dialog", { name: "Leave without saving?" });
const pathOf = (page: Page) => new URL(page.url()).pathname;

describe("a letter that someone is writing", () => {
  const path = "/audit-history/letter-of-intent";

  it("is not lost by a link, by Back or by a reload without a question", async () => {
    const page = await open("/audit-history");
    await page.getByRole("link", { name: "Letter of intent", exact: true }).click();
    const addressee = page.getByLabel("Addressed to");
    await type(addressee, "City of Springfield");

    await page.getByRole("link", { name: "Billing", exact: true }).click();
    await question(page).waitFor();
    await expectAccessibleInBothThemes(page);
    await page.getByRole("button", { name: "Keep editing" }).click();
    expect(pathOf(page)).toBe(path);

    await page.evaluate("history.back()");
    await question(page).waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => pathOf(page)).toBe(path);

    const asked = page.waitForEvent("dialog");
    void page.reload().catch(() => undefined);
    const dialog = await asked;
    expect(dialog.type()).toBe("beforeunload");
    await dialog.dismiss();
    expect(await addressee.inputValue()).toBe("City of Springfield");

    await page.getByRole("link", { name: "Billing", exact: true }).click();
    await page.getByRole("button", { name: "Leave this page" }).click();
    await page.getByRole("heading", { level: 1, name: "Billing" }).waitFor();
    await page.context().close();
  });

  it("can be left at once when nothing was typed, and when it was saved", async () => {
    const page = await open(path, PHONE);
    const back = page.getByRole("link", { name: "Audit History", exact: true }).first();
    await back.click();
    await page.waitForURL(`${stack.url}/audit-history`);
    await page.goBack();
    await type(page.getByLabel("Addressed to"), "City of Springfield");
    await page.getByRole("button", { name: "Save draft" }).click();
    await page.getByText("Version 1 saved").first().waitFor();
    await back.click();
    await page.waitForURL(`${stack.url}/audit-history`);
    expect(await question(page).count()).toBe(0);
    await page.context().close();
  });
});

describe("what was typed elsewhere", () => {
  it.each([
    ["/support", "Message", "Which page is meant?"],
    ["/account", "Monthly visitors", "1200"],
  ])("on %s is not lost without a question", async (path, label, text) => {
    const page = await open(path);
    await type(page.getByLabel(label, { exact: true }), text);
    await page.getByRole("link", { name: "Billing", exact: true }).click();
    await question(page).waitFor();
    expect(pathOf(page)).toBe(path);
    await page.getByRole("button", { name: "Leave this page" }).click();
    await page.getByRole("heading", { level: 1, name: "Billing" }).waitFor();
    await page.context().close();
  });

  it("is asked for before one is logged out, and keeps no one signed in", async () => {
    const page = await open("/support");
    const message = page.getByLabel("Message", { exact: true });
    await type(message, "Which page is meant?");
    await page.getByRole("button", { name: "Logout" }).click();
    await question(page).waitFor();
    await page.getByRole("button", { name: "Keep editing" }).click();
    expect(await message.inputValue()).toBe("Which page is meant?");
    await page.getByRole("button", { name: "Logout" }).click();
    await question(page).getByRole("button", { name: "Log out" }).click();
    await page.waitForURL(`${stack.url}/login`);
    await question(page).waitFor({ state: "hidden" });
    await page.context().close();
  });
});

describe("a session that ends while someone writes", () => {
  it("lets them go on where they were, with what they had typed, once they log in again", async () => {
    for (const [path, label, button] of [
      ["/support", "Message", "Send request"],
      ["/audit-history/letter-of-intent", "Addressed to", "Save draft"],
    ] as const) {
      const page = await open(path);
      const field = page.getByRole("textbox", { name: label });
      if (path === "/support") await page.getByLabel("Subject").fill("A question");
      await type(field, "Ten minutes of work");
      await stack.services.db.execute("delete from sessions");
      await page.getByRole("button", { name: button }).click();
      await page.waitForURL(`${stack.url}/login`);
      await enterLogin(page, stack.cast.alice.email);
      await page.waitForURL(stack.url + path);
      // A test before may have saved some.
      expect(await field.inputValue()).toMatch(/Ten minutes of work$/u);
      await page.reload();
    }
  });

  it("shows nobody else what was typed", async () => {
    const page = await open("/support");
    await page.getByLabel("Subject").fill("A question");
    await type(page.getByRole("textbox", { name: "Message" }), "For my eyes alone");
    await stack.services.db.execute("delete from sessions");
    await page.getByRole("button", { name: "Send request" }).click();
    await page.waitForURL(`${stack.url}/login`);
    await enterLogin(page, stack.cast.bob.email);
    await page.waitForURL(`${stack.url}/support`);
    expect(await page.getByRole("textbox", { name: "Message" }).inputValue()).toBe("");
  });
});

import { readFile } from "node:fs/promises";

import { CAST_PASSWORD, type Person } from "@plumbline/testing/cast";
import { strFromU8, unzipSync } from "fflate";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { type Mailbox, openMailbox } from "./mailbox.ts";
import { type Stack, startStack } from "./stack.ts";
import {
  DESKTOP,
  expectAccessibleInBothThemes,
  type Look,
  newVisitor,
  openBrowser,
  PHONE,
  expectFocused,
} from "./visitor.ts";

const NEW_PASSWORD = "Brand-New-Day-1";

let stack: Stack;
let mailbox: Mailbox;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [mailbox, browser] = await Promise.all([openMailbox(), openBrowser()]);
  stack = await startStack({ environment: { SMTP_URL: mailbox.url } });
  stack.startWorker([]);
});
afterAll(async () => {
  await browser.close();
  await stack.close();
  await mailbox.close();
});

function button(name: string) {
  return page.getByRole("button", { name, exact: true });
}

function field(label: string) {
  return page.getByLabel(label, { exact: true });
}

function section(name: string) {
  return page.getByRole("region", { name, exact: true });
}

async function logIn({ email }: Person, password = CAST_PASSWORD, look: Look = DESKTOP): Promise<Page> {
  const visitor = await newVisitor(browser, look);
  await visitor.goto(`${stack.url}/login`);
  await visitor.getByLabel("Email", { exact: true }).fill(email);
  await visitor.getByLabel("Password", { exact: true }).fill(password);
  await visitor.getByRole("button", { name: "Log in", exact: true }).click();
  await visitor.waitForURL(`${stack.url}/`);
  return visitor;
}

async function openAccount(path = "/account"): Promise<void> {
  await page.goto(`${stack.url}${path}`);
  await page.getByRole("heading", { level: 1, name: "Account" }).waitFor();
  for (const name of ["Sessions", "Business figures", "Notifications"])
    await section(name).getByText("Loading", { exact: false }).waitFor({ state: "detached" });
}

describe("an owner's account", () => {
  it("shows every section, accessible in both themes", async () => {
    page = await logIn(stack.cast.alice);
    await openAccount();
    const titles = await page.getByRole("heading", { level: 2 }).allTextContents();
    for (const title of [
      "Password",
      "Two-factor sign-in",
      "Sessions",
      "Notifications",
      "Business figures",
      "Data export",
    ])
      expect(titles).toContain(title);
    await page.getByText("alice@cast.example, owner at Harbor Bakery").waitFor();
    await expectAccessibleInBothThemes(page);
  });

  it("lists the sessions, marks this one and ends another, which is logged out at once", async () => {
    const elsewhere = await logIn(stack.cast.alice, CAST_PASSWORD, PHONE);
    await openAccount();
    const sessions = section("Sessions");
    await sessions.getByText("This session").waitFor();
    expect(await sessions.getByRole("listitem").count()).toBe(2);
    await sessions.getByRole("button", { name: /^End session/u }).click();
    await page.getByText("The session was ended").first().waitFor();
    await sessions.getByRole("listitem").nth(1).waitFor({ state: "detached" });
    await expectFocused(page.getByRole("heading", { name: "Sessions" }));
    await elsewhere.reload();
    await elsewhere.getByRole("heading", { name: "Log in to your dashboard" }).waitFor();
  });

  it("ends all other sessions at once", async () => {
    const others = [await logIn(stack.cast.alice), await logIn(stack.cast.alice)];
    await openAccount();
    await button("End all other sessions").click();
    await page.getByText("2 sessions ended").first().waitFor();
    await button("End all other sessions").waitFor({ state: "detached" });
    expect(await section("Sessions").getByRole("listitem").count()).toBe(1);
    for (const other of others) {
      await other.reload();
      await other.getByRole("heading", { name: "Log in to your dashboard" }).waitFor();
    }
  });

  it("keeps business figures and says which of them is wrong", async () => {
    await field("Monthly visitors").fill("12,500");
    await field("Conversion rate (percent of visitors who buy)").fill("about two");
    await field("Average order value (U.S. dollars)").fill("$61.50");
    await button("Save figures").click();
    await page.getByRole("alert").getByText("Enter a number, or leave the field empty.").waitFor();
    const rate = field("Conversion rate (percent of visitors who buy)");
    expect(await rate.getAttribute("aria-invalid")).toBe("true");
    await expectAccessibleInBothThemes(page);
    await rate.fill("120");
    await button("Save figures").click();
    await page.getByRole("alert").getByText("Enter a percentage above 0, up to 100.").waitFor();
    await rate.fill("2.4 %");
    await button("Save figures").click();
    await page.getByText("Business figures saved").first().waitFor();
    await openAccount();
    expect(await field("Monthly visitors").inputValue()).toBe("12,500");
    expect(await rate.inputValue()).toBe("2.4");
    expect(await field("Average order value (U.S. dollars)").inputValue()).toBe("61.5");
  });

  it("keeps the time zone, which colleagues see", async () => {
    const zones = section("Time zone");
    const box = zones.getByRole("combobox", { name: "Time zone" });
    expect(await box.inputValue()).toBe("America/New_York");
    await box.selectOption("Central Time (Chicago)");
    await zones.getByText(/^Now: .* at \d+:\d\d [AP]M C[SD]T$/u).waitFor();
    await button("Save time zone").click();
    await page.getByText("Time zone saved").first().waitFor();
    await openAccount();
    expect(await box.inputValue()).toBe("America/Chicago");
    const vera = await logIn(stack.cast.vera);
    await vera.goto(`${stack.url}/account`);
    const shown = vera.getByRole("region", { name: "Time zone", exact: true });
    await shown.getByText("Central Time (Chicago)").waitFor();
    expect(await shown.getByRole("button").count()).toBe(0);
    await vera.context().close();
  });

  it("keeps what is mailed, and how often", async () => {
    const report = page.getByRole("checkbox", { name: "A report is ready" });
    const verified = page.getByRole("checkbox", { name: "A fix was verified" });
    expect([await report.isChecked(), await verified.isChecked()]).toEqual([true, false]);
    await report.press("Space");
    await verified.press("Space");
    const pace = section("Notifications").getByRole("button", { name: /How often/u });
    await pace.click();
    await page.getByRole("option", { name: "Once a week, on Tuesday at 8 AM" }).click();
    await button("Save choices").click();
    await page.getByText("Notification choices saved").first().waitFor();
    await openAccount();
    expect([await report.isChecked(), await verified.isChecked()]).toEqual([false, true]);
    expect(await pace.textContent()).toContain("Once a week, on Tuesday at 8 AM");
    await expectAccessibleInBothThemes(page);
  });

  it("exports all data: asked for once, told of by mail, downloaded as a ZIP", async () => {
    await openAccount("/account#export");
    await expectFocused(page.getByRole("heading", { name: "Data export" }));
    const released = Promise.withResolvers<void>();
    let calls = 0;
    await page.route("**/api/client-auth/data-exports", async (route) => {
      if (route.request().method() === "POST") {
        calls += 1;
        await released.promise;
      }
      await route.continue();
    });
    await button("Export all data").dblclick();
    released.resolve();
    const mail = await mailbox.next(stack.cast.alice.email);
    expect(mail.subject).toBe("Your data export is ready (Plumbline)");
    const exports = page.getByRole("list", { name: "Exports" });
    await exports.getByText("Ready").waitFor();
    expect(await exports.getByRole("listitem").count()).toBe(1);
    expect(calls).toBe(1);
    await expectAccessibleInBothThemes(page);
    const saving = page.waitForEvent("download");
    await exports.getByRole("button", { name: /^Download ZIP/u }).click();
    const download = await saving;
    expect(download.suggestedFilename()).toMatch(/^Harbor-Bakery-data-\d{4}-\d\d-\d\d\.zip$/u);
    const files = unzipSync(await readFile(await download.path()));
    expect(strFromU8(files["README.txt"]!)).toContain("The data of Harbor Bakery in Plumbline");
    expect(strFromU8(files["data/members.csv"]!)).toContain("vera@cast.example");
  });

  it("changes the password, which ends other sessions and is told of by mail", async () => {
    const elsewhere = await logIn(stack.cast.alice);
    await field("Current Password").fill("Wrong-1-Wrong");
    await field("New Password").fill(NEW_PASSWORD);
    await page.getByText("Very Strong (100%)").waitFor();
    await field("Confirm New Password").fill(NEW_PASSWORD);
    await button("Change Password").click();
    await page.getByRole("alert").getByText("Your current password is incorrect.").waitFor();
    expect(await field("Current Password").getAttribute("aria-invalid")).toBe("true");
    await expectAccessibleInBothThemes(page);
    await field("Current Password").fill(CAST_PASSWORD);
    await button("Change Password").click();
    await page.getByText("Password changed successfully!").first().waitFor();
    expect(await field("Current Password").inputValue()).toBe("");
    await expect.poll(() => page.evaluate("document.activeElement.id")).toBe("password");
    expect((await mailbox.next(stack.cast.alice.email)).subject).toBe(
      "Your password was changed (Plumbline)",
    );
    await elsewhere.reload();
    await elsewhere.getByRole("heading", { name: "Log in to your dashboard" }).waitFor();
    await logIn(stack.cast.alice, NEW_PASSWORD);
  });
});

describe("a viewer's account", () => {
  it("has their own sign-in, shows the figures, and offers nothing they may not do", async () => {
    page = await logIn(stack.cast.vera, CAST_PASSWORD, PHONE);
    await openAccount();
    await section("Business figures").getByText("12,500").waitFor();
    await page.getByText("Owners and members of the team can change these figures.").waitFor();
    await page.getByText("Only owners can export the data of Harbor Bakery.").waitFor();
    expect(await button("Save figures").count()).toBe(0);
    expect(await button("Export all data").count()).toBe(0);
    await expectAccessibleInBothThemes(page);
  });

  it("says what could not be loaded and lets one try again", async () => {
    await page.route("**/api/client-auth/sessions", (route) => route.abort());
    await openAccount();
    const sessions = section("Sessions");
    await sessions
      .getByRole("alert")
      .getByText("Failed to load sessions. We can't reach the server")
      .waitFor();
    await expectAccessibleInBothThemes(page);
    await page.unroute("**/api/client-auth/sessions");
    await sessions.getByRole("button", { name: /^Try Again/u }).click();
    await sessions.getByText("This session").waitFor();
  });
});

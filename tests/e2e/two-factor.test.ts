import { createOrganization } from "@plumbline/core/organizations/create-organization";
import { resetSecondFactor } from "@plumbline/core/sign-in/reset-second-factor";
import { CAST_PASSWORD } from "@plumbline/testing/cast";
import { Secret, TOTP } from "otpauth";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { type Mailbox, openMailbox } from "./mailbox.ts";
import { type Stack, startStack } from "./stack.ts";
import { expectAccessibleInBothThemes, newVisitor, openBrowser, PHONE, expectFocused } from "./visitor.ts";

const STEP = 30_000;
const CODE_INVALID = "This code is incorrect or has already been used. Each code works once.";
const SECOND_STEP = "Enter the code from your authenticator app";

let stack: Stack;
let mailbox: Mailbox;
let browser: Browser;
let page: Page;
let secret: string;
let recoveryCodes: string[];

beforeAll(async () => {
  [mailbox, browser] = await Promise.all([openMailbox(), openBrowser()]);
  stack = await startStack({ environment: { SMTP_URL: mailbox.url }, sendsMails: true });
  page = await newVisitor(browser);
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

async function heading(name: string): Promise<void> {
  await page.getByRole("heading", { level: 1, name }).waitFor();
}

function section(name: string) {
  return page.getByRole("region", { name, exact: true });
}

/** The app's next code: each works once, so the clock moves on to it. */
function nextCode(): string {
  stack.services.clock.advance(STEP);
  return TOTP.generate({
    secret: Secret.fromBase32(secret),
    timestamp: stack.services.clock.now().getTime(),
  });
}

async function logIn(email: string, password: string): Promise<void> {
  await page.goto(`${stack.url}/login`);
  await heading("Log in to your dashboard");
  await field("Email").fill(email);
  await field("Password").fill(password);
  await button("Log in").click();
}

/** By the menu of the user block, as a person gets there. */
async function openAccount(): Promise<void> {
  await page.getByRole("button", { name: "Alice Archer" }).click();
  await page.getByRole("menuitem", { name: "Account", exact: true }).click();
  await heading("Account");
}

async function logOut(): Promise<void> {
  await button("Logout").click();
  await heading("Log in to your dashboard");
}

async function shownCodes(): Promise<string[]> {
  return page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem").allTextContents();
}

async function mailed(heading: string): Promise<void> {
  const mail = await mailbox.next(stack.cast.alice.email);
  expect(mail.text).toContain(heading);
}

describe("setting two-factor sign-in up", () => {
  it("asks for the password, and says so when it is wrong", async () => {
    await logIn(stack.cast.alice.email, CAST_PASSWORD);
    await openAccount();
    await button("Set up two-factor sign-in").click();
    await expectFocused(field("Your password"));
    await field("Your password").fill("Wrong-1-Wrong");
    await button("Continue").click();
    await page.getByRole("alert").getByText("Your current password is incorrect.").waitFor();
    expect(await field("Your password").getAttribute("aria-invalid")).toBe("true");
    await expectAccessibleInBothThemes(page);
  });

  it("shows a QR code and its key as text, made on this page", async () => {
    const foreign: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(stack.url)) foreign.push(request.url());
    });
    await field("Your password").fill(CAST_PASSWORD);
    await field("Your password").press("Enter");
    await page.getByRole("img", { name: "QR code for your authenticator app" }).waitFor();
    secret = (await page.getByTestId("authenticator-key").textContent())!.replaceAll(" ", "");
    expect(secret).toMatch(/^[A-Z2-7]{32}$/u);
    await expectAccessibleInBothThemes(page);
    expect(foreign).toEqual([]);
  });

  it("is switched on with the app's code and shows ten recovery codes, to be copied or saved", async () => {
    await field("Code").fill("000000");
    await button("Switch on").click();
    await page.getByRole("alert").getByText(CODE_INVALID).waitFor();
    await field("Code").fill(nextCode());
    await button("Switch on").click();
    await page.getByRole("list", { name: "Recovery codes" }).waitFor();
    recoveryCodes = await shownCodes();
    expect(new Set(recoveryCodes).size).toBe(10);
    await expectAccessibleInBothThemes(page);
    const saving = page.waitForEvent("download");
    await button("Download codes").click();
    const download = await saving;
    expect(download.suggestedFilename()).toBe("plumbline-recovery-codes.txt");
    await button("I saved them").click();
    await section("Two-factor sign-in").getByText("10 recovery codes left.").waitFor();
    await expectFocused(page.getByRole("heading", { name: "Two-factor sign-in" }));
    await mailed("Two-factor sign-in is on");
    await expectAccessibleInBothThemes(page);
  });
});

describe("requiring it of everyone", () => {
  it("is for owners, who are told what it means for whom", async () => {
    await page.getByRole("button", { name: "Alice Archer" }).click();
    await page.getByRole("menuitem", { name: "Team", exact: true }).click();
    const rule = section("Two-factor sign-in");
    await rule.getByText("1 of 3 people who can log in have set it up.").waitFor();
    await rule.getByRole("button", { name: "Require it of everyone" }).click();
    const dialog = page.getByRole("dialog", { name: "Require two-factor sign-in?" });
    await dialog.getByText("Bob Baker and Vera Voss have not set it up yet").waitFor();
    await expectAccessibleInBothThemes(page);
    await dialog.getByRole("button", { name: "Require it" }).click();
    await rule.getByText("has to sign in with a code").waitFor();
  });

  it("lets a person see nothing but the setup, and then everything", async () => {
    const alicesPage = page;
    page = await newVisitor(browser);
    await logIn(stack.cast.bob.email, CAST_PASSWORD);
    await heading("Set up two-factor sign-in");
    await page.getByText("requires it of everyone").waitFor();
    expect(await page.getByRole("navigation", { name: "Main" }).count()).toBe(0);
    await expectAccessibleInBothThemes(page);
    await page.goto(`${stack.url}/billing`);
    await heading("Set up two-factor sign-in");
    await button("Set up two-factor sign-in").click();
    await field("Your password").fill(CAST_PASSWORD);
    await button("Continue").click();
    const alices = secret;
    secret = (await page.getByTestId("authenticator-key").textContent())!.replaceAll(" ", "");
    await field("Code").fill(nextCode());
    secret = alices;
    await button("Switch on").click();
    await button("I saved them").click();
    await heading("Billing");
    expect((await mailbox.next(stack.cast.bob.email)).text).toContain("Two-factor sign-in is on");
    await page.context().close();
    page = alicesPage;
  });

  it("ends as an owner says", async () => {
    const rule = section("Two-factor sign-in");
    await rule.getByRole("button", { name: "Stop requiring it" }).click();
    const dialog = page.getByRole("dialog", { name: "Stop requiring two-factor sign-in?" });
    await dialog.getByRole("button", { name: "Stop requiring it" }).click();
    await rule.getByText("decides for themselves").waitFor();
    expect(await rule.getByRole("button", { name: "Require it of everyone" }).isVisible()).toBe(true);
  });
});

describe("logging in with a second factor", () => {
  it("goes on after the password to the app's code, and back clears everything", async () => {
    await logOut();
    await logIn(stack.cast.alice.email, CAST_PASSWORD);
    await heading(SECOND_STEP);
    await expectAccessibleInBothThemes(page);
    await button("Back to Login").click();
    await heading("Log in to your dashboard");
    expect(await field("Email").inputValue()).toBe("");
  });

  it("stays when the code is wrong, which is said on top and below the field", async () => {
    await logIn(stack.cast.alice.email, CAST_PASSWORD);
    await heading(SECOND_STEP);
    await field("Code").fill("000000");
    await field("Code").press("Enter");
    await page.getByRole("alert").getByText(CODE_INVALID).waitFor();
    expect(await page.getByText(CODE_INVALID).count()).toBe(2);
    await expectAccessibleInBothThemes(page);
  });

  it("opens the dashboard with the right one", async () => {
    await field("Code").fill(nextCode());
    await field("Code").press("Enter");
    await page.getByText("Successfully logged in!").first().waitFor();
    expect(new URL(page.url()).pathname).toBe("/");
  });

  it("takes a recovery code in its place, once, and tells the person by mail", async () => {
    await logOut();
    for (const outcome of ["in", "refused"] as const) {
      await logIn(stack.cast.alice.email, CAST_PASSWORD);
      await heading(SECOND_STEP);
      await button("Use a recovery code").click();
      await expectFocused(field("Recovery code"));
      if (outcome === "in") await expectAccessibleInBothThemes(page);
      await field("Recovery code").fill(recoveryCodes[0]!.toUpperCase());
      await button("Log in").click();
      if (outcome === "refused") break;
      await page.waitForURL(`${stack.url}/`);
      await mailed("A recovery code was used to log in");
      await openAccount();
      await section("Two-factor sign-in").getByText("9 recovery codes left.").waitFor();
      await logOut();
    }
    await page.getByRole("alert").getByText(CODE_INVALID).waitFor();
    await button("Use the authenticator app").click();
    await field("Code").fill(nextCode());
    await button("Log in").click();
    await page.waitForURL(`${stack.url}/`);
    expect(mailbox.unread()).toEqual([]);
  });

  it("has to be begun again when it took too long", async () => {
    await logOut();
    await logIn(stack.cast.alice.email, CAST_PASSWORD);
    await heading(SECOND_STEP);
    stack.services.clock.advance(5 * 60_000);
    await field("Code").fill(nextCode());
    await button("Log in").click();
    await page.getByRole("alert").getByText("This sign-in has expired. Please log in again.").waitFor();
    await button("Back to Login").click();
    await heading("Log in to your dashboard");
    expect(await field("Password").inputValue()).toBe("");
  });
});

describe("changing the second factor", () => {
  it("takes password and code for new recovery codes", async () => {
    await logIn(stack.cast.alice.email, CAST_PASSWORD);
    await field("Code").fill(nextCode());
    await button("Log in").click();
    await page.waitForURL(`${stack.url}/`);
    await openAccount();
    await button("Create new recovery codes").click();
    await expectAccessibleInBothThemes(page);
    await field("Your password").fill(CAST_PASSWORD);
    await field("Code from your authenticator app, or a recovery code").fill(nextCode());
    await button("Create new codes").click();
    await page.getByRole("list", { name: "Recovery codes" }).waitFor();
    const fresh = await shownCodes();
    expect(fresh.filter((code) => recoveryCodes.includes(code))).toEqual([]);
    await mailed("You have new recovery codes");
    await button("I saved them").click();
  });

  it("takes password and code to switch it off, and the password alone logs in again", async () => {
    await section("Two-factor sign-in").getByRole("button", { name: "Switch off" }).click();
    await field("Your password").fill(CAST_PASSWORD);
    await field("Code from your authenticator app, or a recovery code").fill("000000");
    await button("Switch off").click();
    await page.getByRole("alert").getByText(CODE_INVALID).waitFor();
    await field("Code from your authenticator app, or a recovery code").fill(nextCode());
    await button("Switch off").click();
    await button("Set up two-factor sign-in").waitFor();
    await mailed("Two-factor sign-in is off");
    await logOut();
    await logIn(stack.cast.alice.email, CAST_PASSWORD);
    await page.waitForURL(`${stack.url}/`);
    expect(await resetSecondFactor(stack.services, stack.cast.alice.email)).toBe("not-on");
  });
});

describe("on a phone in the dark", () => {
  it("a temporary password is replaced first, then the code is asked for", async () => {
    const email = "nora@new.example";
    const { password, userId } = await createOrganization(stack.services, {
      name: "Newcomers",
      website: "newcomers.example",
      owner: { name: "Nora New", email },
      password: "First-Harbor-41",
    });
    page = await newVisitor(browser, PHONE);
    await logIn(email, password!);
    await page.waitForURL(`${stack.url}/`);
    await page.goto(`${stack.url}/account`);
    await button("Set up two-factor sign-in").click();
    await field("Your password").fill(password!);
    await button("Continue").click();
    await page.getByTestId("authenticator-key").waitFor();
    secret = (await page.getByTestId("authenticator-key").textContent())!.replaceAll(" ", "");
    await expectAccessibleInBothThemes(page);
    await field("Code").fill(nextCode());
    await button("Switch on").click();
    await button("I saved them").click();
    await giveTemporaryPassword(userId);
    page = await newVisitor(browser, PHONE);
    await logIn(email, password!);
    await heading("Change Your Password");
    await field("New Password").fill("Second-Harbor-42");
    await field("Confirm New Password").fill("Second-Harbor-42");
    await button("Change Password").click();
    await heading(SECOND_STEP);
    await page.getByText("Password changed successfully!").first().waitFor();
    await field("Code").fill(nextCode());
    await button("Log in").click();
    await page.waitForURL(`${stack.url}/`);
  });
});

/** What the operator's reset of a password does to an account. */
async function giveTemporaryPassword(userId: string): Promise<void> {
  await stack.services.db.execute(`update users set has_temporary_password = true where id = '${userId}'`);
}

import { createOrganization } from "@plumbline/core/organizations/create-organization";
import { CAST_PASSWORD } from "@plumbline/testing/cast";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { type Mailbox, openMailbox } from "./mailbox.ts";
import { type Stack, startStack } from "./stack.ts";
import { expectAccessibleInBothThemes, expectFocused, newVisitor, openBrowser, PHONE } from "./visitor.ts";

const NEW_PASSWORD = "Brand-New-Day-1";
const CODE_INVALID =
  "This code is incorrect or no longer valid. A code works once, for 10 minutes and five tries.";

let stack: Stack;
let mailbox: Mailbox;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [mailbox, browser] = await Promise.all([openMailbox(), openBrowser()]);
  stack = await startStack({ environment: { SMTP_URL: mailbox.url }, sendsMails: true });
});
afterAll(async () => {
  await browser.close();
  await stack.close();
  await mailbox.close();
});

async function openLogin(): Promise<void> {
  await page.goto(`${stack.url}/login`);
  await heading("Log in to your dashboard");
}

async function heading(name: string): Promise<void> {
  await page.getByRole("heading", { level: 1, name }).waitFor();
}

function button(name: string) {
  return page.getByRole("button", { name, exact: true });
}

function field(label: string) {
  return page.getByLabel(label, { exact: true });
}

async function askForCode(email: string): Promise<void> {
  await openLogin();
  await field("Email").fill(email);
  await button("Forgot password?").click();
  await button("Send Reset Code").click();
}

async function fillIn(code: string, password: string, confirmation = password): Promise<void> {
  await field("Verification Code").fill(code);
  await field("New Password").fill(password);
  await field("Confirm New Password").fill(confirmation);
}

async function logIn(email: string, password: string): Promise<void> {
  await field("Email").fill(email);
  await field("Password").fill(password);
  await button("Log in").click();
}

async function mailedCode(email: string): Promise<string> {
  const mail = await mailbox.next(email);
  const code = /Verification code: (\d{6})\n/u.exec(mail.text ?? "")?.[1];
  if (code === undefined) throw new Error(`The mail has no code:\n${mail.text}`);
  expect(mail.html).toContain(code);
  return code;
}

function anotherThan(code: string): string {
  return code.replace(/^\d/u, (digit) => String((Number(digit) + 1) % 10));
}

describe("a forgotten password", () => {
  let elsewhere: Page;

  beforeAll(async () => {
    page = await newVisitor(browser);
    await openLogin();
    await logIn(stack.cast.alice.email, CAST_PASSWORD);
    await page.getByRole("link", { name: "Audit History", exact: true }).waitFor();
    elsewhere = page;
    page = await newVisitor(browser);
  });

  it("takes the address along that was typed, and going back clears everything", async () => {
    await openLogin();
    await expectAccessibleInBothThemes(page);
    await field("Email").fill("bob@cast.example");
    await field("Password").fill("something");
    await button("Forgot password?").click();
    await heading("Reset Your Password");
    expect(await field("Email").inputValue()).toBe("bob@cast.example");
    await expectFocused(page.locator("h1"));
    await page
      .getByText("Enter your email address and we'll send you a code to reset your password.")
      .waitFor();
    await expectAccessibleInBothThemes(page);
    await button("Back to Login").click();
    await heading("Log in to your dashboard");
    expect(await field("Email").inputValue()).toBe("");
    expect(await field("Password").inputValue()).toBe("");
  });

  it("says that the server cannot be reached, keeps what was typed and lets one try again", async () => {
    await page.route("**/api/auth/forgot-password", (route) => route.abort());
    await askForCode(stack.cast.alice.email);
    await page
      .getByRole("alert")
      .getByText("Failed to send reset email. We can't reach the server")
      .waitFor();
    expect(await field("Email").inputValue()).toBe(stack.cast.alice.email);
    await expectAccessibleInBothThemes(page);
    await page.unroute("**/api/auth/forgot-password");
  });

  it("says below the field what the server found wrong with the address", async () => {
    await field("Email").fill("alice@bakery");
    await button("Send Reset Code").click();
    await page.getByRole("alert").waitFor();
    expect(await field("Email").getAttribute("aria-invalid")).toBe("true");
    expect(await page.getByText("Enter a valid email address.").count()).toBe(2);
    await expectAccessibleInBothThemes(page);
  });

  it("is asked about once, however often one clicks, and says that it is under way", async () => {
    const released = Promise.withResolvers<void>();
    let calls = 0;
    await page.route("**/api/auth/forgot-password", async (route) => {
      calls += 1;
      await released.promise;
      await route.continue();
    });
    await field("Email").fill(stack.cast.alice.email);
    await button("Send Reset Code").dblclick();
    await button("Sending Reset Code...").waitFor();
    await button("Sending Reset Code...").click();
    released.resolve();
    await heading("Enter Reset Code");
    await page.getByText("If this email address has an account, we have sent it").first().waitFor();
    await page
      .getByText(`Enter the verification code we sent to ${stack.cast.alice.email} and your new password.`)
      .waitFor();
    expect(calls).toBe(1);
    await page.unroute("**/api/auth/forgot-password");
  });

  it("shows how strong the new one is and what it still needs", async () => {
    await page.getByText("Very Weak (0%)").waitFor();
    await page.getByText("Please meet all password requirements above").waitFor();
    await expectAccessibleInBothThemes(page);
    await fillIn("000000", "Brand-New", "Brand");
    await page.getByText("Strong (80%)").waitFor();
    await page.getByText("Passwords do not match").waitFor();
    expect(await button("Reset Password").isDisabled()).toBe(true);
    await expectAccessibleInBothThemes(page);
    await fillIn("000000", NEW_PASSWORD);
    await page.getByText("Very Strong (100%)").waitFor();
    await page.getByText("✓ Password meets all requirements").waitFor();
    expect(await button("Reset Password").isDisabled()).toBe(false);
    await expectAccessibleInBothThemes(page);
  });

  it("stays when the code is wrong, which is said on top and below the field", async () => {
    const code = await mailedCode(stack.cast.alice.email);
    await fillIn(anotherThan(code), NEW_PASSWORD);
    await button("Reset Password").click();
    const alert = page.getByRole("alert");
    await alert.getByText(CODE_INVALID).waitFor();
    await expectFocused(alert);
    expect(await field("Verification Code").getAttribute("aria-invalid")).toBe("true");
    expect(await page.getByText(CODE_INVALID).count()).toBe(2);
    await expectAccessibleInBothThemes(page);
    await field("Verification Code").fill(code);
    expect(await field("Verification Code").getAttribute("aria-invalid")).toBeNull();
  });

  it("is replaced with the right code by keyboard, which ends the sessions there are", async () => {
    await field("Confirm New Password").press("Enter");
    await heading("Log in to your dashboard");
    await page.getByText("Password reset successfully! You can now log in.").first().waitFor();
    expect(await field("Email").inputValue()).toBe("");
    await elsewhere.reload();
    await elsewhere.getByRole("heading", { name: "Log in to your dashboard" }).waitFor();
    expect((await mailbox.next(stack.cast.alice.email)).subject).toBe(
      "Your password was changed (Plumbline)",
    );
  });

  it("opens nothing any more, while the new one does", async () => {
    await logIn(stack.cast.alice.email, CAST_PASSWORD);
    await page.getByRole("alert").getByText("Incorrect email or password.").waitFor();
    await logIn(stack.cast.alice.email, NEW_PASSWORD);
    await page.getByRole("link", { name: "Audit History", exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/");
  });
});

describe("on a phone in the dark", () => {
  beforeEach(async () => {
    page = await newVisitor(browser, PHONE);
  });

  it("an unknown address is answered as a known one is, and gets no mail", async () => {
    await askForCode("nobody@cast.example");
    await heading("Enter Reset Code");
    await page.getByText("If this email address has an account, we have sent it").first().waitFor();
    await fillIn("123456", NEW_PASSWORD);
    await button("Reset Password").click();
    await page.getByRole("alert").getByText(CODE_INVALID).waitFor();
    await button("Request a new code").click();
    await heading("Reset Your Password");
    expect(await field("Email").inputValue()).toBe("nobody@cast.example");
    // Codes are made in the order they are asked for: had there been one, it would have come before Bob's.
    await askForCode(stack.cast.bob.email);
    await mailedCode(stack.cast.bob.email);
    expect(mailbox.unread()).toEqual([]);
  });

  it("a temporary password is pointed to, and replaced at the first login", async () => {
    const email = "nora@new.example";
    const { password } = await createOrganization(stack.services, {
      name: "Newcomers",
      website: "newcomers.example",
      owner: { name: "Nora New", email },
    });
    await askForCode(email);
    await page.getByText("This account still has its temporary password.").first().waitFor();
    await heading("Log in to your dashboard");
    expect(await field("Email").inputValue()).toBe(email);
    await logIn(email, password!);
    await heading("Change Your Password");
    await page.getByText("Please change your temporary password to continue").first().waitFor();
    await field("New Password").fill(NEW_PASSWORD);
    await expectAccessibleInBothThemes(page);
    await field("Confirm New Password").fill(NEW_PASSWORD);
    await button("Change Password").click();
    await page.getByText("Password changed successfully! Welcome to your dashboard.").first().waitFor();
    await page.waitForURL(`${stack.url}/`);
  });
});

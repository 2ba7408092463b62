import { CAST_PASSWORD } from "@plumbline/testing/cast";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { type Mailbox, openMailbox } from "./mailbox.ts";
import { type Stack, startStack } from "./stack.ts";
import {
  DESKTOP,
  expectAccessibleInBothThemes,
  expectFocused,
  newVisitor,
  openBrowser,
  PHONE,
} from "./visitor.ts";

const MESSAGE = "On Monday it was 80.\nNow it is <b>60</b>.";

let stack: Stack;
let mailbox: Mailbox;
let browser: Browser;

beforeAll(async () => {
  [mailbox, browser] = await Promise.all([openMailbox(), openBrowser()]);
  stack = await startStack({ environment: { SMTP_URL: mailbox.url }, sendsMails: true });
});
afterAll(async () => {
  await browser.close();
  await stack.close();
  await mailbox.close();
});

function button(page: Page, name: string) {
  return page.getByRole("button", { name, exact: true });
}

describe.each([
  ["a viewer at a desk in light", DESKTOP, "vera"],
  ["a member on a phone in dark", PHONE, "bob"],
] as const)("%s", (_case, look, who) => {
  let page: Page;
  const subject = `Why did our score fall, asks ${who}`;

  beforeAll(async () => {
    page = await newVisitor(browser, look);
    await page.goto(`${stack.url}/support`);
    await page.getByLabel("Email", { exact: true }).fill(stack.cast[who].email);
    await page.getByLabel("Password", { exact: true }).fill(CAST_PASSWORD);
    await button(page, "Log in").click();
    await page.getByRole("heading", { level: 1, name: "Support" }).waitFor();
    return () => page.context().close();
  });

  it("is told when support is there and where the answer goes", async () => {
    await page.getByText("Support hours: Mon–Fri 9am–5pm ET.").waitFor();
    await page.getByText(`We answer by email to ${stack.cast[who].email}.`).waitFor();
    await page.getByRole("heading", { name: "Your organization's requests" }).waitFor();
    await expectAccessibleInBothThemes(page);
  });

  it("is told what failed and keeps what was typed", async () => {
    await page.getByLabel("Subject", { exact: true }).fill(subject);
    await page.getByLabel("Message", { exact: true }).fill(MESSAGE);
    await page.getByText(`${MESSAGE.length} of 5,000 characters`).waitFor();
    await page.getByRole("button", { name: /Priority/u }).click();
    await page.getByRole("option", { name: "High" }).waitFor();
    await expectAccessibleInBothThemes(page);
    await page.getByRole("option", { name: "High" }).click();
    await page.route("**/api/client-auth/support", (route) => route.abort());
    await button(page, "Send request").click();
    const alert = page.getByRole("alert");
    await alert.getByText("Failed to send your request. We can't reach the server.").waitFor();
    await expectFocused(alert);
    expect(await page.getByLabel("Message", { exact: true }).inputValue()).toBe(MESSAGE);
    await expectAccessibleInBothThemes(page);
    await page.unroute("**/api/client-auth/support");
  });

  it("sends a request and finds it in the list under its reference", async () => {
    await button(page, "Send request").click();
    const received = page.getByRole("heading", { name: /^Request SR-\w{6} received$/u });
    await received.waitFor();
    const reference = /SR-\w{6}/u.exec((await received.textContent()) ?? "")?.[0] ?? "none";
    expect(await page.getByLabel("Subject", { exact: true }).inputValue()).toBe("");
    const item = page.getByRole("listitem").filter({ hasText: reference });
    await item.getByText(subject).click();
    await item.getByText("Now it is <b>60</b>.").waitFor();
    await expectAccessibleInBothThemes(page);
    await expectMails(reference);
  });

  async function expectMails(reference: string): Promise<void> {
    const person = stack.cast[who];
    const toSupport = await mailbox.next("support@plumbline.example");
    expect(toSupport).toMatchObject({
      subject: `[${reference}] ${subject}`,
      replyTo: [{ address: person.email }],
    });
    expect(toSupport.text).toContain("> Now it is <b>60</b>.");
    expect(toSupport.text).toContain("Priority: high");
    const toPerson = await mailbox.next(person.email);
    expect(toPerson.subject).toBe(`We received your request ${reference}`);
  }
});

import { doRounds, liveUntil } from "@plumbline/core/billing/live-days.testing";
import { settlePayments } from "@plumbline/core/billing/settle-payments.testing";
import { createClient } from "@plumbline/core/organizations/create-client";
import { decideDisputes, disputeNewest } from "@plumbline/core/platform/payments/sandbox/operate";
import { TEST_CARDS, type TestCard } from "@plumbline/core/platform/payments/sandbox/test-cards";
import { sql } from "drizzle-orm";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { type Mailbox, openMailbox } from "./mailbox.ts";
import { serveShop, type Shop } from "./shop.ts";
import { type Stack, startStack } from "./stack.ts";
import { enterLogin, expectAccessible, expectFocused, newVisitor, openBrowser } from "./visitor.ts";

const LIMIT_MS = 240_000;
const DAY_MS = 24 * 60 * 60 * 1000;
const OWNER = "nora@corner-clinic.example";
const PASSWORD = "Otters-paint-12-fences";
const PLUS = { id: "plus", name: "Plus", description: "More.", monthlyPrice: 797, features: [] };

let stack: Stack;
let site: Shop;
let mailbox: Mailbox;
let browser: Browser;
let page: Page;
let organizationId = "";
let link = "";
let temporaryPassword = "";

beforeAll(async () => {
  [mailbox, site, browser] = await Promise.all([openMailbox(), serveShop(), openBrowser()]);
  stack = await startStack({ environment: { SMTP_URL: mailbox.url, PLANS: JSON.stringify([PLUS]) } });
  stack.startWorker([site.host]);
  page = await openPage();
}, LIMIT_MS);
afterAll(async () => {
  await browser.close();
  await stack.close();
  await mailbox.close();
  site.close();
});

const button = (name: string) => page.getByRole("button", { name, exact: true });
const heading = (name: string | RegExp) => page.getByRole("heading", { name }).first();

/** The first of the client's mails, among those not read yet, that says this in its subject or its text. */
async function mailSaying(words: string): Promise<string> {
  for (;;) {
    const mail = await mailbox.next(OWNER);
    const text = `${mail.subject}\n${mail.text}`;
    if (text.includes(words)) return text;
  }
}

async function chooseCard(card: TestCard, press: string | RegExp): Promise<void> {
  await page.getByLabel(TEST_CARDS[card].number).check();
  await page.getByRole("button", { name: press }).click();
}

async function openPage(): Promise<Page> {
  const opened = await newVisitor(browser);
  opened.setDefaultTimeout(45_000);
  return opened;
}

/** Comes back after some time, at a browser that remembers nothing, and opens a screen. */
async function visit(path: string): Promise<void> {
  await page.context().close();
  page = await openPage();
  await page.goto(`${stack.url}/login`);
  await enterLogin(page, OWNER, PASSWORD);
  await page.getByRole("button", { name: "Notifications" }).waitFor();
  await page.goto(`${stack.url}${path}`);
}

/** Presses the button of a dialog that asks whether one is sure. */
async function confirm(name: string | RegExp): Promise<void> {
  const dialog = page.getByRole("dialog").or(page.getByRole("alertdialog"));
  await dialog.getByRole("button", { name }).click();
  await dialog.waitFor({ state: "detached" });
}

async function untilIs(words: string | RegExp, path = "/billing"): Promise<void> {
  await settlePayments(stack.services);
  await visit(path);
  await heading(words).waitFor();
}

async function replaceCard(card: TestCard, by = "Update"): Promise<void> {
  await visit("/billing");
  await button(by).click();
  await heading("Replace the card of Corner Clinic").waitFor();
  await chooseCard(card, "Use this card");
  await page.waitForURL("**/billing**");
  await settlePayments(stack.services);
}

/** The word beside the plan on Billing. */
function statusWord(): Promise<string> {
  return heading(/ Plan$/u)
    .locator("xpath=following-sibling::*[1]")
    .innerText();
}

/** The 1st of the month so many months after the one it is, and further days. */
function monthsOn(months: number, days = 0): string {
  const now = stack.services.clock.now();
  const first = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1, 15);
  return new Date(first + days * DAY_MS).toISOString();
}

describe("a client's life, from the link to pay by to the last day", { timeout: LIMIT_MS }, () => {
  it("begins with a mail that leads to the page to pay on", async () => {
    const { services } = stack;
    const created = await createClient(services, {
      name: "Corner Clinic",
      website: site.url,
      owner: { name: "Nora North", email: OWNER },
      payment: {
        plan: "monthly",
        monthlyPriceCents: 49_700,
        expiresAt: new Date(services.clock.now().getTime() + 30 * DAY_MS),
      },
    });
    organizationId = created.organizationId;
    const mail = await mailSaying("/pay/");
    link = /\/pay\/\S+/u.exec(mail)?.[0] ?? "";
    temporaryPassword = created.temporaryPassword!;
    expect(mail).toContain(temporaryPassword);
    await page.goto(`${stack.url}${link}`);
    await heading("Secure payment").waitFor();
  });

  it("pays with the third card: one is declined, one not confirmed", async () => {
    await button("Complete Secure Payment").click();
    await heading("Pay for Corner Clinic").waitFor();
    await chooseCard("declined", /^Pay \$/u);
    await page.getByRole("alert").getByText("Your card was declined. You have not been charged.").waitFor();
    await chooseCard("authentication", /^Pay \$/u);
    await button("It was not me").click();
    await chooseCard("authentication", /^Pay \$/u);
    await button("Confirm").click();
    await heading("Payment received").waitFor();
    expect(await mailSaying("payment of")).toContain("$");
  });

  it("signs in with what the mail says, and chooses a password", async () => {
    await enterLogin(page, OWNER, temporaryPassword);
    await heading("Change Your Password").waitFor();
    await page.getByLabel("New Password", { exact: true }).fill(PASSWORD);
    await page.getByLabel("Confirm New Password").fill(PASSWORD);
    await button("Change Password").click();
    await page.waitForURL(`${stack.url}/`);
  });

  it(
    "is scanned, sees the scores, and gets the report by mail",
    async () => {
      // The analysis lies over the dashboard until it is done.
      await page.keyboard.press("Escape");
      await heading("Compliance Monitoring Dashboard").waitFor({ timeout: LIMIT_MS / 2 });
      await heading("Do these 3 things first").waitFor({ timeout: LIMIT_MS / 2 });
      expect(await mailSaying("Download the full report (PDF)")).toContain("/audit-history?download=");
      await stack.stopWorkers();
    },
    LIMIT_MS,
  );

  it("downloads the invoice", async () => {
    await visit("/billing");
    const [file] = await Promise.all([page.waitForEvent("download"), button("Download Invoice").click()]);
    expect(file.suggestedFilename()).toMatch(/\.pdf$/u);
  });

  it("switches to another plan at the amount shown", async () => {
    await button("Switch to Plus").click();
    await page.getByRole("dialog").getByText("Due now").waitFor();
    await page.keyboard.press("Escape");
    await expectFocused(button("Switch to Plus"));
    await button("Switch to Plus").click();
    await confirm(/^Pay \$[\d.]+ and switch$/u);
    await untilIs("Plus Plan");
    await expectAccessible(page);
  });

  it("cancels, and resumes before the end", async () => {
    await button("Cancel Subscription").click();
    await confirm("Cancel Subscription");
    await untilIs(/^Your subscription ends on/u);
    const resume = page.getByRole("button", { name: "Resume Subscription" });
    await resume.first().click();
    await resume.first().waitFor({ state: "detached" });
    await settlePayments(stack.services);
    await visit("/billing");
    await button("Cancel Subscription").waitFor();
    await liveUntil(stack.services, monthsOn(1, 1));
  });

  it("is past due when a renewal fails, suspended after the notice, and comes back by another card", async () => {
    await replaceCard("fails-later");
    await liveUntil(stack.services, monthsOn(1, 1));
    await untilIs("Subscription past due", "/");
    await liveUntil(stack.services, monthsOn(0, 8));
    await untilIs("Subscription suspended", "/");
    expect(await page.getByRole("region", { name: "Monitoring schedule" }).innerText()).toContain("Paused");
    await page.getByRole("button", { name: "Reactivate Subscription" }).first().click();
    await page.getByRole("button", { name: /^Pay \$.* and reactivate$/u }).click();
    // The question stays, with the reason in it: a toast would be gone before it is read.
    await page.getByRole("dialog").getByRole("alert").filter({ hasText: "declined" }).waitFor();
    await replaceCard("accepted", "Pay with another card");
    await visit("/billing");
    expect(await statusWord()).toBe("Active");
  });

  it("is paused while a payment is in dispute, and goes on once it is closed", async () => {
    await disputeNewest(stack.services, organizationId);
    await doRounds(stack.services);
    await untilIs("Subscription suspended", "/");
    await page
      .getByText(/in dispute with your bank/u)
      .first()
      .waitFor();
    await decideDisputes(stack.services, organizationId, "won");
    await doRounds(stack.services);
    await visit("/billing");
    expect(await statusWord()).toBe("Active");
  });

  it("is charged month by month", async () => {
    await liveUntil(stack.services, monthsOn(8, 1));
    await visit("/billing");
    await expect.poll(() => page.getByRole("row").count()).toBeGreaterThan(10);
  });

  it("ends with the month in which it is canceled, and is erased 90 days later", async () => {
    await button("Cancel Subscription").click();
    await confirm("Cancel Subscription");
    await settlePayments(stack.services);
    await liveUntil(stack.services, monthsOn(1, 1));
    await untilIs("Subscription canceled", "/");
    await page
      .getByText(/Your data is kept until .*, then it is erased\./u)
      .first()
      .waitFor();
    await liveUntil(stack.services, monthsOn(3, 5));
    await page.context().close();
    page = await openPage();
    await page.goto(`${stack.url}/login`);
    await enterLogin(page, OWNER, PASSWORD);
    await page.getByText("Incorrect email or password.").first().waitFor();
    const { rows } = await stack.services.db.execute(
      sql`select id from organizations where id = ${organizationId}`,
    );
    expect(rows).toEqual([]);
  });
});

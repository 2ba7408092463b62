import { readBilling } from "@plumbline/core/billing/read-billing";
import { contextFor } from "@plumbline/core/platform/context";
import { CAST_PASSWORD, type Person } from "@plumbline/testing/cast";
import { stageScan } from "@plumbline/testing/stage-scan";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { type Stack, startStack } from "./stack.ts";
import { DESKTOP, expectAccessibleInBothThemes, newVisitor, openBrowser, PHONE } from "./visitor.ts";

let stack: Stack;
let browser: Browser;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack({ worksPayments: true }), openBrowser()]);
  const context = contextFor(stack.services, stack.cast.alice.organizationId);
  // Who has their first report gets no first analysis with a payment, which would cover the page.
  await stageScan(context);
  await stack.services.db.execute("update reports set status = 'COMPLETED'");
});
afterAll(async () => {
  await browser.close();
  await stack.close();
});

function button(page: Page, name: string) {
  return page.getByRole("button", { name, exact: true });
}

async function openBilling(page: Page, { email }: Person): Promise<void> {
  await page.goto(`${stack.url}/billing`);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(CAST_PASSWORD);
  await button(page, "Log in").click();
  await page.getByRole("heading", { level: 1, name: "Billing" }).waitFor();
}

async function reload(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(`${stack.url}${path}`);
  await page.getByRole("heading", { name: heading, exact: true }).waitFor();
}

async function become(status: string): Promise<void> {
  const { organizationId } = stack.cast.alice;
  await stack.services.db.execute(
    `update subscriptions set status = '${status}' where organization_id = '${organizationId}'`,
  );
}

async function endSubscription(): Promise<void> {
  const { organizationId } = stack.cast.alice;
  await stack.services.db.execute(`delete from subscriptions where organization_id = '${organizationId}'`);
  // Nor does the provider know of one.
  await stack.services.db.execute("truncate sandbox_customers, payment_customers cascade");
}

/** Resolves once the provider's word of a payment has arrived and was acted on. */
async function untilActive(): Promise<void> {
  const context = contextFor(stack.services, stack.cast.alice.organizationId);
  const status = async () => (await readBilling(context)).currentSubscription?.status;
  await expect.poll(status, { timeout: 30_000 }).toBe("ACTIVE");
}

describe.each([
  ["at a desk in light", DESKTOP],
  ["on a phone in dark", PHONE],
])("an owner, %s,", (_case, look) => {
  let page: Page;

  beforeAll(async () => {
    page = await newVisitor(browser, look);
    await endSubscription();
    await openBilling(page, stack.cast.alice);
    return () => page.context().close();
  });

  it("without a subscription chooses a plan, pays and has one", async () => {
    await page.getByRole("heading", { name: "No Active Subscription" }).waitFor();
    await expectAccessibleInBothThemes(page);
    await button(page, "Choose a Plan").click();
    await button(page, "Complete Secure Payment").click();
    await page.waitForURL("**/sandbox-checkout/**");
    await page.getByRole("button", { name: /^Pay \$/u }).click();
    await page.getByText("Payment received").first().waitFor();
    await untilActive();
    await reload(page, "/billing", "Monthly Plan");
    await page.getByText("Active", { exact: true }).waitFor();
    await page.getByText("Next billing date").waitFor();
    await expectAccessibleInBothThemes(page);
  });

  it.each([
    ["SUSPENDED", "Suspended", "Subscription suspended"],
    ["CANCELED", "Canceled", "Subscription canceled"],
  ])("reactivates one that is %s from the dashboard", async (status, word, heading) => {
    await become(status);
    await reload(page, "/billing", "Monthly Plan");
    await page.getByText(word, { exact: true }).waitFor();
    await page.getByText("None until you reactivate the subscription").waitFor();
    const plans = page.getByRole("region", { name: "Plans", exact: true });
    expect(await plans.getByText("Current", { exact: true }).count()).toBe(status === "CANCELED" ? 0 : 1);
    await expectAccessibleInBothThemes(page);
    await reload(page, "/", heading);
    await page.getByText("Your subscription needs attention. Please check your billing settings.").waitFor();
    await page.getByRole("link", { name: "Update Payment Method" }).waitFor();
    expect(await page.getByText("to resume scanning.").count()).toBe(1);
    expect(await page.getByRole("heading", { name: /subscription/iu }).count()).toBe(1);
    await expectAccessibleInBothThemes(page);
    await button(page, "Reactivate Subscription").click();
    await page.getByText("Due today", { exact: true }).waitFor();
    await expectAccessibleInBothThemes(page);
    await page.getByRole("button", { name: /^Pay \$[\d.]+ and reactivate$/u }).click();
    await page.getByText("Subscription reactivated successfully!").first().waitFor();
    await button(page, "Reactivate Subscription").waitFor({ state: "detached" });
    await page.getByRole("heading", { name: heading }).waitFor({ state: "detached" });
  });

  it.each([
    [
      "PAST_DUE",
      "Subscription past due",
      "Your payment is past due. Automatic scanning is paused until payment is updated.",
    ],
    [
      "TRIALING",
      "Subscription trialing",
      "You are currently in your trial period. Automatic scanning is active.",
    ],
  ])("is told of one that is %s and led to billing", async (status, heading, words) => {
    await become(status);
    await reload(page, "/", heading);
    await page.getByText(words).waitFor();
    await expectAccessibleInBothThemes(page);
    await page.getByRole("link", { name: "Manage subscription" }).click();
    await page.getByRole("heading", { name: "Monthly Plan" }).waitFor();
    await expectAccessibleInBothThemes(page);
  });

  it("is told when a trial ends and what is due then, and cancels and resumes it", async () => {
    await stack.services.db.execute("update sandbox_subscriptions set state = 'trialing'");
    await become("TRIALING");
    await reload(page, "/billing", "Monthly Plan");
    await page.getByText(/Your trial ends on .* The first payment of \$[\d.]+ a month is due/u).waitFor();
    await button(page, "Cancel Subscription").click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText(/until the end of the trial.* Nothing is charged\.$/u).waitFor();
    await dialog.getByRole("button", { name: "Cancel Subscription", exact: true }).click();
    await page.getByRole("heading", { name: /^Your trial ends on/u }).waitFor();
    await page.getByText("We charge nothing, and the service ends on that day.").waitFor();
    expect(await page.getByText(/payment is due|payment .* is due/u).count()).toBe(0);
    await expect.poll(() => page.evaluate("document.activeElement.id")).toBe("account-notice");
    await expectAccessibleInBothThemes(page);
    await page.goto(stack.url);
    await page.getByRole("heading", { name: /^Your trial ends on/u }).waitFor();
    await button(page, "Resume Subscription").click();
    await page.getByRole("heading", { name: "Subscription trialing" }).waitFor();
    await stack.services.db.execute("update sandbox_subscriptions set state = 'active'");
    await become("ACTIVE");
  });

  it("says whom invoices bill, and finds it again", async () => {
    await reload(page, "/billing", "Billing details");
    await page.getByLabel("Legal name", { exact: false }).fill("Harbor Bakery, Inc.");
    await page.getByLabel("Street and number").fill("1 Main Street");
    await page.getByLabel("Country").selectOption("US");
    await page.getByLabel("Purchase order number").fill("PO-4711");
    await page.keyboard.press("Enter");
    await page.getByText("Billing details saved").first().waitFor();
    await expectAccessibleInBothThemes(page);
    await reload(page, "/billing", "Billing details");
    expect(await page.getByLabel("Country").inputValue()).toBe("US");
    expect(await page.getByLabel("Purchase order number").inputValue()).toBe("PO-4711");
    expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBeLessThanOrEqual(0);
  });

  it("is told when it cannot be loaded, and tries again", async () => {
    await page.route("**/api/client-auth/billing", (route) => route.abort());
    await page.goto(`${stack.url}/billing`);
    await page.getByRole("heading", { name: "Failed to Load Billing" }).waitFor();
    await expectAccessibleInBothThemes(page);
    await page.unroute("**/api/client-auth/billing");
    await button(page, "Try Again").click();
    await page.getByRole("heading", { name: "Monthly Plan" }).waitFor();
  });
});

it("a viewer sees how the subscription stands but can change nothing", async () => {
  await become("CANCELED");
  const page = await newVisitor(browser, DESKTOP);
  await openBilling(page, stack.cast.vera);
  await page.getByText("Only owners can change the subscription.").waitFor();
  expect(await button(page, "Reactivate Subscription").count()).toBe(0);
  await reload(page, "/", "Subscription canceled");
  await page.getByText("An owner of your organization can change this.").waitFor();
  expect(await button(page, "Reactivate Subscription").count()).toBe(0);
  await page.context().close();
});

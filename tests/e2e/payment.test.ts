import { createPaymentLink } from "@plumbline/core/billing/create-payment-link";
import { readBilling } from "@plumbline/core/billing/read-billing";
import { createOrganization } from "@plumbline/core/organizations/create-organization";
import { contextFor } from "@plumbline/core/platform/context";
import { CAST_PASSWORD } from "@plumbline/testing/cast";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { type Stack, startStack } from "./stack.ts";
import { expectAccessible, expectFocused, newVisitor, openBrowser, PHONE, enterLogin } from "./visitor.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

let stack: Stack;
let browser: Browser;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack({ worksPayments: true }), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await stack.close();
});

/** A client who was just set up, with the path of the link to pay by. */
async function newClient({ days = 30 } = {}) {
  const { services } = stack;
  const email = `${crypto.randomUUID()}@clinic.example`;
  const { organizationId } = await createOrganization(services, {
    name: "Corner Clinic",
    website: "corner-clinic.example",
    owner: { name: "Nora North", email },
    password: CAST_PASSWORD,
  });
  const context = contextFor(services, organizationId, { kind: "operator" });
  const token = await createPaymentLink(context, {
    plan: "monthly",
    monthlyPriceCents: 49_700,
    expiresAt: new Date(services.clock.now().getTime() + days * DAY_MS),
  });
  return { email, organizationId, path: `/pay/${token}` };
}

/** Resolves once the provider's word of a payment has arrived and was acted on. */
async function untilActive(organizationId: string): Promise<void> {
  const isActive = async () =>
    (await readBilling(contextFor(stack.services, organizationId))).currentSubscription?.status;
  await expect.poll(isActive, { timeout: 30_000 }).toBe("ACTIVE");
}

describe.each([
  ["at a desk in light", undefined],
  ["on a phone in dark", PHONE],
])("a client with a payment link, %s,", (_case, look) => {
  let page: Page;

  beforeEach(async () => {
    page = await newVisitor(browser, look);
    return () => page.context().close();
  });

  async function openLink(path: string): Promise<void> {
    await page.goto(`${stack.url}${path}`);
    await page.getByRole("heading", { level: 1, name: "Secure payment" }).waitFor();
    await page.getByText("Link expires:").waitFor();
  }

  async function goToCheckout(): Promise<void> {
    await page.getByRole("button", { name: "Complete Secure Payment" }).click();
    await page.getByRole("heading", { level: 1, name: "Pay for Corner Clinic" }).waitFor();
  }

  it("pays, is told so at the login, and finds the first audit on its way", async () => {
    const { email, organizationId, path } = await newClient();
    await openLink(path);
    expect(await page.title()).toBe("Secure payment | Plumbline");
    for (const words of ["Corner Clinic", email, "Monthly", "$497.00", "per month", "Compliance Coverage:"]) {
      // On the 1st of a month, as much is due at once.
      await page.getByText(words, { exact: true }).first().waitFor();
    }
    await expectAccessible(page);
    await goToCheckout();
    const dueToday = await page.getByRole("definition").first().innerText();
    expect(dueToday).toMatch(/^\$\d{2,3}\.\d\d$/u);
    await expectAccessible(page);
    await page.getByRole("button", { name: `Pay ${dueToday}` }).click();
    await page.getByRole("heading", { name: "Payment received" }).waitFor();
    expect(page.url()).toBe(`${stack.url}/login?payment=success`);
    await page.getByText("Your first audit runs within 24 hours.").waitFor();
    await expectAccessible(page);
    await untilActive(organizationId);
    await enterLogin(page, email);
    await page.getByRole("heading", { name: "Welcome! Your Monitoring is Starting" }).waitFor();
  });

  it("is told of no payment by an address that anyone can send", async () => {
    await page.goto(`${stack.url}/login?payment=success`);
    await page.getByRole("heading", { name: "Have you just paid?" }).waitFor();
    expect(await page.getByText("Payment received").count()).toBe(0);
    await expectAccessible(page);
  });

  it("is told on the link's page once it is paid", async () => {
    const { organizationId, path } = await newClient();
    await openLink(path);
    await goToCheckout();
    await page.getByRole("button", { name: /^Pay/u }).click();
    await page.getByRole("heading", { name: "Payment received" }).waitFor();
    await untilActive(organizationId);
    await page.goto(`${stack.url}${path}`);
    await page.getByRole("heading", { level: 1, name: "Payment Link Error" }).waitFor();
    await page.getByText("This payment link has already been paid.").waitFor();
    await expectAccessible(page);
  });

  it("may try another card after one that is declined", async () => {
    await openLink((await newClient()).path);
    await goToCheckout();
    await page.getByLabel("4000 0000 0000 0002").check();
    await page.getByRole("button", { name: /^Pay/u }).click();
    await page.getByRole("alert").getByText("Your card was declined. You have not been charged.").waitFor();
    await expectFocused(page.getByRole("alert"));
    await expectAccessible(page);
    await page.getByLabel("4242 4242 4242 4242").check();
    await page.getByRole("button", { name: /^Pay/u }).click();
    await page.getByRole("heading", { name: "Payment received" }).waitFor();
  });

  it("confirms at the bank where the card asks for it", async () => {
    await openLink((await newClient()).path);
    await goToCheckout();
    await page.getByLabel("4000 0025 0000 3155").check();
    await page.getByRole("button", { name: /^Pay/u }).click();
    await page.getByRole("heading", { level: 1, name: "Your bank asks you to confirm" }).waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: "It was not me" }).click();
    await page.getByRole("alert").getByText("Your card was declined. You have not been charged.").waitFor();
    await page.getByLabel("4000 0025 0000 3155").check();
    await page.getByRole("button", { name: /^Pay/u }).click();
    await page.getByRole("button", { name: "Confirm" }).click();
    await page.getByRole("heading", { name: "Payment received" }).waitFor();
  });

  it("may cancel, is told that nothing was charged, and may start again", async () => {
    await openLink((await newClient()).path);
    await goToCheckout();
    await page.getByRole("link", { name: "Cancel and go back" }).click();
    await page.getByRole("heading", { name: "Payment cancelled. You have not been charged." }).waitFor();
    expect(new URL(page.url()).search).toBe("?cancelled=true");
    await expectAccessible(page);
    await goToCheckout();
  });

  it("may go back in the browser and start again", async () => {
    await openLink((await newClient()).path);
    await goToCheckout();
    await page.goBack();
    await goToCheckout();
    expect(new URL(page.url()).pathname).toMatch(/^\/sandbox-checkout\//u);
  });

  it("is told why a payment could not be started, on the page and in passing", async () => {
    const { path } = await newClient();
    await openLink(path);
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Complete Secure Payment" }).click();
    const failure = page.getByRole("main").getByRole("alert");
    await failure.getByText("Payment failed. We can't reach the server.").waitFor();
    await expectFocused(failure);
    await page.getByLabel("Messages").getByText("Payment failed. We can't reach the server.").waitFor();
    await expectAccessible(page);
    await page.context().setOffline(false);
    await goToCheckout();
  });

  it("is told that a link has expired, and goes to the login", async () => {
    await page.goto(`${stack.url}${(await newClient({ days: -1 })).path}`);
    await page.getByRole("heading", { level: 1, name: "Payment Link Expired" }).waitFor();
    await page
      .getByText("This payment link has expired. Please contact support for a new link.", { exact: true })
      .waitFor();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Go to Login" }).click();
    await page.getByRole("heading", { name: "Log in to your dashboard" }).waitFor();
  });

  it.each([
    ["of an unknown link", "/pay/nothing", "This payment link is no longer valid."],
    ["without a link", "/pay", "Invalid payment link"],
  ])("is told what is wrong with the address %s", async (_address, path, words) => {
    await page.goto(`${stack.url}${path}`);
    await page.getByRole("heading", { level: 1, name: "Payment Link Error" }).waitFor();
    await page.getByText(words, { exact: true }).waitFor();
    await expectAccessible(page);
  });
});

it("the page of a link stays when an old session turns out to be over", async () => {
  const page = await newVisitor(browser);
  await page.goto(`${stack.url}/login`);
  await page.evaluate(() => localStorage.setItem("plumbline-client-token", "ended"));
  const isRefused = page.waitForResponse((response) => response.url().endsWith("/api/client-auth/me"));
  await page.goto(`${stack.url}${(await newClient()).path}`);
  expect((await isRefused).status()).toBe(401);
  await page.getByRole("button", { name: "Complete Secure Payment" }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem("plumbline-client-token"))).toBeNull();
  await page.context().close();
});

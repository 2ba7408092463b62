import { CONFIRMATION_MINUTES } from "@plumbline/contract/confirmation-minutes";
import { OPS_IDLE_MINUTES } from "@plumbline/contract/ops-terms";
import { addOperator } from "@plumbline/core/operators/add-operator";
import { contextFor } from "@plumbline/core/platform/context";
import { failScan } from "@plumbline/core/scans/fail-scan";
import { requestScan } from "@plumbline/core/scans/request-scan";
import { stageScan } from "@plumbline/testing/stage-scan";
import { sql } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import type { Browser, Page } from "playwright-core";
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

const PASSWORD = "Level-Ground-77";
const REASON = "We could not reach www.harbor-bakery.example:8443.";

let stack: Stack;
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
  stack = await startStack();
  await stage();
});
afterAll(async () => {
  await browser.close();
  await stack.close();
});

/** A client whose scan failed, a mail that was given up, a refund that waits and an open dispute. */
async function stage(): Promise<void> {
  const { services, cast } = stack;
  const bakery = contextFor(services, cast.alice.organizationId);
  await stageScan(bakery, { kind: "weekly" });
  services.clock.advance(1000);
  const { scanId } = await requestScan(bakery, "weekly");
  await failScan(bakery, { scanId, reason: REASON });
  const now = services.clock.now().toISOString();
  const id = cast.alice.organizationId;
  await services.db.execute(sql`
    insert into mails (organization_id, idempotency_key, recipient, subject, text, html, status, attempts, last_error, created_at)
    values (${id}, 'staged', 'alice@cast.example', 'Your weekly report', 'Text', '<p>Text</p>', 'FAILED', 20,
      '550 no such user <alice@cast.example>', ${now})`);
  await services.db.execute(sql`
    insert into refund_proposals (organization_id, provider, provider_invoice_id, amount_cents, reason, created_at)
    values (${id}, 'sandbox', 'in_9', 49700, 'paid twice', ${now})`);
  await services.db.execute(sql`
    insert into disputes (organization_id, provider, provider_dispute_id, amount_cents, reason, state, opened_at)
    values (${id}, 'sandbox', 'd1', 49700, 'fraudulent', 'open', ${now})`);
  await services.db.execute(sql`
    insert into payment_events (provider, event_id, type, payload, received_at, handled_at, outcome)
    values ('sandbox', 'evt_2', 'invoice.paid', '{}', ${now}, ${now}, 'missing')`);
}

/** The form that had the focus is gone: what takes its place has it. */
async function expectFocusOnPage(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate("document.activeElement.id")).toBe("content");
}

function heading(page: Page, name: string) {
  return page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
}

function button(page: Page, name: string | RegExp) {
  return page.getByRole("button", { name, exact: true });
}

/** What the app shows at the service's time, in a step in which no code was used. */
function nextCode(secret: string): string {
  stack.services.clock.advance(30_000);
  const timestamp = stack.services.clock.now().getTime();
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp });
}

async function goTo(page: Page, look: Look, name: string): Promise<void> {
  if (look.width < 1024) await button(page, "Open menu").click();
  await page.getByRole("link", { name, exact: true }).click();
  await heading(page, name);
  await page
    .getByText(/^Loading/u)
    .first()
    .waitFor({ state: "detached" });
}

describe.each([
  ["at a desk in light", DESKTOP, "Olga Ortiz", "olga@plumbline.example"],
  ["on a phone in dark", PHONE, "Omar Okafor", "omar@plumbline.example"],
])("an operator, %s,", (_case, look, name, email) => {
  let page: Page;
  let secret: string;

  beforeAll(async () => {
    page = await newVisitor(browser, look);
    return () => page.context().close();
  });

  it("sets up a password and a second factor at the first sign-in", async () => {
    const added = await addOperator(stack.services, { name, email });
    await page.goto(`${stack.url}/ops/clients`);
    await heading(page, "Sign in as an operator");
    await expectAccessibleInBothThemes(page);
    await page.getByLabel("Email", { exact: true }).fill(email);
    await page.getByLabel("Password", { exact: true }).fill("Wrong-Ground-1");
    await button(page, "Sign in").click();
    await page.getByRole("alert").getByText("Incorrect email or password.").waitFor();
    await page.getByLabel("Password", { exact: true }).fill(added!.temporaryPassword);
    await button(page, "Sign in").click();
    await heading(page, "Set up your sign-in");
    secret = (await page.getByTestId("authenticator-key").textContent())!.replaceAll(" ", "");
    await expectAccessibleInBothThemes(page);
    await page.getByLabel("Code", { exact: true }).fill(nextCode(secret));
    await page.getByLabel("New Password", { exact: true }).fill(PASSWORD);
    await page.getByLabel("Confirm New Password", { exact: true }).fill(PASSWORD);
    await button(page, "Finish setup").click();
    await heading(page, "Recovery codes");
    expect(await page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem").count()).toBe(10);
    await expectAccessibleInBothThemes(page);
    await button(page, "I saved them").click();
    await heading(page, "Clients");
    await expectFocusOnPage(page);
  });

  it("sees what needs a person first", async () => {
    await goTo(page, look, "Overview");
    await page.getByRole("link", { name: /No worker is running/u }).waitFor();
    await page.getByRole("link", { name: /1 payment is in dispute/u }).waitFor();
    await expectAccessibleInBothThemes(page);
  });

  it("finds a client by the beginning of its name and opens it", async () => {
    await goTo(page, look, "Clients");
    await page.getByRole("cell").getByText("Meadow Books").waitFor();
    await expectAccessibleInBothThemes(page);
    await page.getByRole("searchbox", { name: "Search clients" }).fill("harb");
    await page.getByText("Meadow Books").waitFor({ state: "detached" });
    expect(new URL(page.url()).search).toBe("?search=harb");
    await page.getByRole("link", { name: "Harbor Bakery" }).click();
    await heading(page, "Harbor Bakery");
    // Said by name, which loads after the page has changed.
    await page.getByRole("status").getByText("Harbor Bakery | Client | Operations").waitFor();
    await page.getByText(REASON).first().waitFor();
    await expectAccessibleInBothThemes(page);
  });

  it("suspends it once a code has confirmed who asks, and ends that again", async () => {
    for (let minutes = 0; minutes < CONFIRMATION_MINUTES; minutes += 5) {
      stack.services.clock.advance(5 * 60_000);
      await page.reload();
      await heading(page, "Harbor Bakery");
    }
    await button(page, "Suspend").click();
    const question = page.getByRole("dialog", { name: "Suspend Harbor Bakery" });
    await question.getByRole("textbox").fill("The website belongs to someone else.");
    await expectAccessibleInBothThemes(page);
    await question.getByRole("button", { name: "Suspend", exact: true }).click();
    const proof = page.getByRole("dialog", { name: "Confirm that it is you" });
    const field = proof.getByLabel("Code", { exact: true });
    await expectFocused(field);
    await expectAccessibleInBothThemes(page);
    await field.fill(nextCode(secret));
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: /^Suspended by us since/u }).waitFor();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await button(page, "End suspension").click();
    await page.getByRole("dialog").getByRole("button", { name: "End suspension", exact: true }).click();
    await button(page, "Suspend").waitFor();
    await page.getByText(`${name}, from 127.0.0.1`).first().waitFor();
  });

  it("looks at queue, emails and payments", async () => {
    await goTo(page, look, "Queue and workers");
    await page.getByText("No worker has run in the last day.").waitFor();
    await expectAccessibleInBothThemes(page);
    await goTo(page, look, "Emails");
    await page.getByText("550 no such user").first().waitFor();
    await expectAccessibleInBothThemes(page);
    await goTo(page, look, "Payments");
    await page.getByText("paid twice").waitFor();
    await page.getByText("evt_2").waitFor();
    await expectAccessibleInBothThemes(page);
    await button(page, "Decline the refund of Harbor Bakery").click();
    await page.getByRole("dialog").waitFor();
    await expectAccessibleInBothThemes(page);
    await page.keyboard.press("Escape");
  });

  it("sees failures by reason, without the address that differs from one client to the next", async () => {
    await goTo(page, look, "Failures");
    await page.getByRole("heading", { name: "We could not reach …." }).waitFor();
    await button(page, /^Show 1 failure of: /u)
      .first()
      .click();
    await page.getByRole("cell").getByText(REASON).waitFor();
    await expectAccessibleInBothThemes(page);
  });

  it("is out at once on signing out, and back with password and code", async () => {
    if (look.width < 1024) await button(page, "Open menu").click();
    await button(page, "Sign out").click();
    await heading(page, "Sign in as an operator");
    await page.getByLabel("Email", { exact: true }).fill(email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.keyboard.press("Enter");
    await heading(page, "Enter your code");
    await expectAccessibleInBothThemes(page);
    await page.getByLabel("Code", { exact: true }).fill(nextCode(secret));
    await page.keyboard.press("Enter");
    await heading(page, "Failures");
    await expectFocusOnPage(page);
  });

  it("is told when the session ended because it was left unused", async () => {
    stack.services.clock.advance(OPS_IDLE_MINUTES * 60_000);
    if (look.width < 1024) await button(page, "Open menu").click();
    await page.getByRole("link", { name: "Payments", exact: true }).click();
    await heading(page, "Sign in as an operator");
    await page.getByText("You were logged out because you were away").first().waitFor();
    expect(await page.getByRole("navigation", { name: "Main" }).count()).toBe(0);
  });
});

describe("the operator's page and the clients' app", () => {
  it("know nothing of each other's sessions", async () => {
    const page = await newVisitor(browser);
    await page.goto(`${stack.url}/login`);
    await enterLogin(page, stack.cast.alice.email);
    await page.waitForURL(`${stack.url}/`);
    await page.goto(`${stack.url}/ops`);
    await heading(page, "Sign in as an operator");
    expect(await page.getByRole("navigation", { name: "Main" }).count()).toBe(0);
    await page.context().close();
  });

  it("a failed scan is tried again from its failure", async () => {
    const page = await newVisitor(browser);
    const added = await addOperator(stack.services, { name: "Ona Oak", email: "ona@plumbline.example" });
    await page.goto(`${stack.url}/ops/failures?kind=scan`);
    await page.getByLabel("Email", { exact: true }).fill(added!.email);
    await page.getByLabel("Password", { exact: true }).fill(added!.temporaryPassword);
    await page.keyboard.press("Enter");
    await heading(page, "Set up your sign-in");
    const key = (await page.getByTestId("authenticator-key").textContent())!.replaceAll(" ", "");
    await page.getByLabel("Code", { exact: true }).fill(nextCode(key));
    await page.getByLabel("New Password", { exact: true }).fill(PASSWORD);
    await page.getByLabel("Confirm New Password", { exact: true }).fill(PASSWORD);
    await button(page, "Finish setup").click();
    await button(page, "I saved them").click();
    await button(page, /^Show 1 failure of: /u).click();
    await button(page, /^Try again: Weekly scan/u).click();
    await page.getByText("Another scan is queued").first().waitFor();
    await page.getByText("Nothing failed that still needs someone.").waitFor();
    // The pressed button has left with its row.
    await expectFocused(page.getByRole("main"));
    await page.route("**/api/ops/overview", (route) => route.abort());
    await page.getByRole("link", { name: "Overview", exact: true }).click();
    await page.getByRole("heading", { name: "We couldn't load the overview" }).waitFor();
    await expectAccessibleInBothThemes(page);
    await page.unroute("**/api/ops/overview");
    await button(page, "Try again").click();
    await page.getByRole("heading", { name: "Needs you now" }).waitFor();
    for (const id of ["nobody", "0199a1b2-0000-7000-8000-000000000000"]) {
      await page.goto(`${stack.url}/ops/clients/${id}`);
      await page.getByRole("heading", { name: "There is no such client" }).waitFor();
      expect(await button(page, "Try again").count()).toBe(0);
      await expectAccessibleInBothThemes(page);
      await page.getByRole("link", { name: "All clients" }).click();
      await page.getByRole("link", { name: "Harbor Bakery" }).waitFor();
    }
    await page.goto(`${stack.url}/ops/clients?page=9`);
    await page.getByText("There is nothing on this page.").waitFor();
    await page.route("**/api/ops/me", (route) => route.abort());
    await page.reload();
    await page.getByText(/^We couldn't check your sign-in/u).waitFor();
    await heading(page, "Sign in as an operator");
    await page.unroute("**/api/ops/me");
    await page.reload();
    await heading(page, "Clients");
    await button(page, "Previous").waitFor();
    await page.goto(`${stack.url}/ops/clients`);
    await page.getByRole("link", { name: "Harbor Bakery" }).click();
    await heading(page, "Harbor Bakery");
    const above = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Clients" });
    expect(await above.getAttribute("aria-current")).toBe("true");
    await page.context().close();
  });
});

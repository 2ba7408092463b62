import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { cancelSubscription, resumeSubscription } from "#billing/cancel-subscription.ts";
import { openCardPage } from "#billing/open-card-page.ts";
import { reactivateSubscription } from "#billing/reactivate-subscription.ts";
import { readBilling } from "#billing/read-billing.ts";
import { billingRound } from "#billing/rounds/billing-round.ts";
import { openCheckout, settlePayments } from "#billing/settle-payments.testing.ts";
import { previewPlanSwitch, switchPlan } from "#billing/switch-plan.ts";
import { createClient } from "#organizations/create-client.ts";
import { contextFor, type UserContext } from "#platform/context.ts";
import { organizations, users } from "#platform/database/tables/accounts.table.ts";
import { invoices } from "#platform/database/tables/billing.table.ts";
import { mails } from "#platform/database/tables/messages.table.ts";
import { sandboxInvoices } from "#platform/database/tables/sandbox.table.ts";
import { scans } from "#platform/database/tables/scans.table.ts";
import { confirmCard, giveCard } from "#platform/payments/sandbox/hosted-page.ts";
import { decideDisputes, disputeNewest, failNextCharge } from "#platform/payments/sandbox/operate.ts";
import type { TestCard } from "#platform/payments/sandbox/test-cards.ts";
import { runRetention } from "#retention/run-retention.ts";
import { queueDueScans } from "#scans/queue-due-scans.ts";

const ALICE = "alice@harbor-bakery.example";
const PLUS = { id: "plus", name: "Plus", description: "More.", monthlyPrice: 797, features: [] };
/** As often as this everything that is due is done, in the rounds of a worker. */
const STEP_MS = 24 * 60 * 60 * 1000;

let services: TestServices;
let owner: UserContext;
let token = "";

beforeAll(async () => {
  services = await testServices({ environment: { PLANS: JSON.stringify([PLUS]) } });
  goTo("2026-11-18T15:00:00Z");
});
afterAll(() => services.close());

function goTo(moment: string | number): void {
  services.clock.advance(new Date(moment).getTime() - services.clock.now().getTime());
}

/** What workers do on their rounds; each scan that was queued is done at once. */
async function doRounds(): Promise<void> {
  await settlePayments(services);
  await billingRound(services);
  await queueDueScans(services);
  await services.db
    .update(scans)
    .set({ status: "COMPLETED", finishedAt: services.clock.now() })
    .where(eq(scans.status, "QUEUED"));
  await runRetention(services);
  await settlePayments(services);
}

/** Lives day by day until a day. */
async function liveUntil(day: string): Promise<void> {
  const until = Date.parse(`${day}T15:00:00Z`);
  for (let now = services.clock.now().getTime() + STEP_MS; now <= until; now += STEP_MS) {
    goTo(now);
    await doRounds();
  }
}

async function standing(): Promise<string> {
  return (await readBilling(owner)).account.kind;
}

async function newestInvoice() {
  return (await readBilling(owner)).billingHistory[0];
}

let mailsRead = 0;

/** Subjects of the owner's mails since they were asked for last. */
async function newMails(): Promise<string[]> {
  const rows = await services.db
    .select({ subject: mails.subject })
    .from(mails)
    .where(eq(mails.recipient, ALICE))
    .orderBy(asc(mails.createdAt), asc(mails.id));
  const subjects = rows.slice(mailsRead).map(({ subject }) => subject);
  mailsRead = rows.length;
  return subjects;
}

async function scanDays(): Promise<string[]> {
  const rows = await services.db.select().from(scans).orderBy(asc(scans.createdAt));
  return rows.map(({ kind, scheduledFor }) => `${kind} ${scheduledFor ?? ""}`.trim());
}

async function giveCardOnFile(card: TestCard): Promise<void> {
  const { url } = await openCardPage(owner, "https://app.example");
  await giveCard(services, { sessionId: new URL(url).pathname.split("/").at(-1) ?? "", card });
  await settlePayments(services);
}

describe("a client's life, over 14 months", { timeout: 240_000 }, () => {
  it("begins with a link the operator makes", async () => {
    const created = await createClient(services, {
      name: "Harbor Bakery",
      website: "https://harbor-bakery.example/",
      owner: { name: "Alice Archer", email: ALICE },
      payment: { plan: "monthly", monthlyPriceCents: 49_700, expiresAt: new Date("2026-12-18T15:00:00Z") },
    });
    token = created.paymentLink?.split("/").at(-1) ?? "";
    const actor = { kind: "user", userId: created.userId, sessionId: "", role: "owner" } as const;
    owner = { ...contextFor(services, created.organizationId), actor };
    expect(await standing()).toBe("none");
    expect(await newMails()).toHaveLength(1);
  });

  it("is paid with the third card: one is declined, one not confirmed", async () => {
    const sessionId = await openCheckout(services, token);
    expect(await giveCard(services, { sessionId, card: "declined" })).toBe("declined");
    expect(await giveCard(services, { sessionId, card: "authentication" })).toBe("confirm");
    expect(await confirmCard(services, { sessionId, isConfirmed: false })).toBe("declined");
    await doRounds();
    expect(await standing()).toBe("none");
    expect(await giveCard(services, { sessionId, card: "authentication" })).toBe("confirm");
    expect(await confirmCard(services, { sessionId, isConfirmed: true })).toBe("done");
    await doRounds();
    expect(await standing()).toBe("active");
    expect(await newMails()).toEqual(["Harbor Bakery: payment of $215.37 received"]);
    expect(await scanDays()).toEqual(["initial"]);
    expect(await newestInvoice()).toMatchObject({ amount: 21_537, status: "paid" });
  });

  it("is scanned each Monday and on the last business day, and charged on the 1st", async () => {
    await liveUntil("2026-12-02");
    expect(await scanDays()).toEqual(["initial", "weekly 2026-11-23", "monthly 2026-11-30"]);
    expect(await newestInvoice()).toMatchObject({ amount: 49_700, status: "paid" });
    expect(await newMails()).toEqual(["Harbor Bakery: payment of $497.00 received"]);
  });

  it("goes on with another plan, at the amount that was shown", async () => {
    await liveUntil("2026-12-16");
    const shown = await previewPlanSwitch(owner, "plus");
    await switchPlan(owner, shown);
    await settlePayments(services);
    expect(await newestInvoice()).toMatchObject({ amount: shown.dueNow, status: "paid" });
    await liveUntil("2027-01-02");
    expect(await newestInvoice()).toMatchObject({ amount: 79_700, status: "paid" });
    expect(await newMails()).toHaveLength(3);
  });

  it("is canceled and resumed before the end, as if nothing had been", async () => {
    await cancelSubscription(owner);
    await settlePayments(services);
    await liveUntil("2027-01-12");
    expect(await standing()).toBe("ending");
    await resumeSubscription(owner);
    await settlePayments(services);
    await liveUntil("2027-02-02");
    expect(await standing()).toBe("active");
    expect(await newMails()).toEqual([
      "Harbor Bakery: Your subscription ends on February 1, 2027",
      "Harbor Bakery: Your subscription is active",
      "Harbor Bakery: payment of $797.00 received",
    ]);
  });

  it("is past due and not scanned when a card fails, suspended after three days, and comes back with another card", async () => {
    await giveCardOnFile("fails-later");
    await liveUntil("2027-03-02");
    expect(await standing()).toBe("past-due");
    const before = await scanDays();
    await liveUntil("2027-03-09");
    expect(await standing()).toBe("suspended-unpaid");
    expect(await scanDays()).toEqual(before);
    await expect(reactivateSubscription(owner)).rejects.toMatchObject({ code: "payment.declined" });
    await giveCardOnFile("accepted");
    await doRounds();
    expect(await standing()).toBe("active");
    expect(await newestInvoice()).toMatchObject({ amount: 79_700, status: "paid" });
    // The Monday that passed meanwhile is made up for.
    expect((await scanDays()).slice(before.length)).toEqual(["weekly 2027-03-08"]);
    expect(await newMails()).toEqual([
      "Harbor Bakery: Your payment is past due",
      "Harbor Bakery: Your subscription is suspended",
      "Harbor Bakery: Your subscription is active",
      "Harbor Bakery: payment of $797.00 received",
    ]);
  });

  it("comes back by the owner's own press too, which charges what is due", async () => {
    await failNextCharge(services, owner.organization.id);
    await liveUntil("2027-04-01");
    expect(await standing()).toBe("past-due");
    // The provider's own next attempt is put off, so that the owner comes first.
    await services.db
      .update(sandboxInvoices)
      .set({ nextAttemptAt: new Date("2027-04-20T12:00:00Z") })
      .where(eq(sandboxInvoices.state, "open"));
    await liveUntil("2027-04-05");
    expect(await standing()).toBe("suspended-unpaid");
    await reactivateSubscription(owner);
    await settlePayments(services);
    expect(await standing()).toBe("active");
    expect(await newestInvoice()).toMatchObject({ amount: 79_700, status: "paid" });
    await newMails();
  });

  it("stops while the bank looks at a dispute, and goes on when it is won", async () => {
    await liveUntil("2027-04-20");
    await disputeNewest(services, owner.organization.id);
    await doRounds();
    const before = await scanDays();
    await liveUntil("2027-05-05");
    expect(await standing()).toBe("suspended-disputed");
    expect(await scanDays()).toEqual(before);
    await decideDisputes(services, owner.organization.id, "won");
    await doRounds();
    expect(await standing()).toBe("active");
    expect(await newMails()).toEqual([
      "Harbor Bakery: Your subscription is suspended",
      "Harbor Bakery: Your subscription is active",
    ]);
  });

  it("is charged each month, once", async () => {
    await liveUntil("2027-10-10");
    expect(await newMails()).toEqual(
      Array.from({ length: 5 }, () => "Harbor Bakery: payment of $797.00 received"),
    );
  });

  it("ends with the month in which it is canceled", async () => {
    await cancelSubscription(owner);
    await settlePayments(services);
    await liveUntil("2027-11-02");
    expect(await standing()).toBe("ended");
    const before = await scanDays();
    await liveUntil("2027-11-20");
    expect(await scanDays()).toEqual(before);
    expect(await newMails()).toEqual([
      "Harbor Bakery: Your subscription ends on November 1, 2027",
      "Harbor Bakery: Your subscription has ended",
    ]);
  });

  it("is erased 90 days later, after two warnings, and leaves its invoices", async () => {
    await liveUntil("2028-01-29");
    expect(await newMails()).toEqual([
      "Harbor Bakery: We erase your data on January 30, 2028",
      "Harbor Bakery: We erase your data on January 30, 2028",
    ]);
    await liveUntil("2028-01-30");
    for (const table of [organizations, users, scans]) expect(await services.db.$count(table)).toBe(0);
    // Mails to the client went with the client; the last one belongs to no one.
    mailsRead = 0;
    expect(await newMails()).toEqual(["Harbor Bakery: Your data was erased"]);
  });

  it("was paid as the provider says, to the cent", async () => {
    const ours = await services.db.select().from(invoices).orderBy(asc(invoices.issuedAt));
    const theirs = await services.db.select().from(sandboxInvoices).orderBy(asc(sandboxInvoices.issuedAt));
    const facts = (state: string, cents: number) => `${state} ${cents}`;
    expect(ours.map(({ state, paidCents }) => facts(state, paidCents))).toEqual(
      theirs.map(({ state, paidCents }) => facts(state, paidCents)),
    );
    const months = ours.filter(({ reason, state }) => reason === "renewal" && state === "paid");
    const days = months.map(({ issuedAt }) => issuedAt.toISOString().slice(0, 10));
    expect(days).toEqual([
      "2026-12-01",
      ...["01", "02", "03", "04", "06", "07", "08", "09", "10"].map((month) => `2027-${month}-01`),
    ]);
  });
});

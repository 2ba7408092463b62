import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { cancelSubscription, resumeSubscription } from "#billing/cancel-subscription.ts";
import { doRounds, liveUntil } from "#billing/live-days.testing.ts";
import { openCardPage } from "#billing/open-card-page.ts";
import { reactivateSubscription } from "#billing/reactivate-subscription.ts";
import { readBilling } from "#billing/read-billing.ts";
import { openCheckout, settlePayments } from "#billing/settle-payments.testing.ts";
import { previewPlanSwitch, switchPlan } from "#billing/switch-plan.ts";
import { createClient } from "#organizations/create-client.ts";
import { contextFor, type UserContext } from "#platform/context.ts";
import { organizations, users } from "#platform/database/tables/accounts.table.ts";
import { invoices } from "#platform/database/tables/invoices.table.ts";
import { mails } from "#platform/database/tables/messages.table.ts";
import { sandboxInvoices } from "#platform/database/tables/sandbox.table.ts";
import { scans } from "#platform/database/tables/scans.table.ts";
import { confirmCard, giveCard } from "#platform/payments/sandbox/hosted-page.ts";
import { decideDisputes, disputeNewest, failNextCharge } from "#platform/payments/sandbox/operate.ts";
import type { TestCard } from "#platform/payments/sandbox/test-cards.ts";

const ALICE = "alice@harbor-bakery.example";
const PLUS = { id: "plus", name: "Plus", description: "More.", monthlyPrice: 797, features: [] };

let services: TestServices;
let owner: UserContext;
let token = "";

beforeAll(async () => {
  services = await testServices({ environment: { PLANS: JSON.stringify([PLUS]) } });
  services.clock.set(new Date("2026-11-18T15:00:00Z"));
});
afterAll(() => services.close());

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
    await doRounds(services);
    expect(await standing()).toBe("none");
    expect(await giveCard(services, { sessionId, card: "authentication" })).toBe("confirm");
    expect(await confirmCard(services, { sessionId, isConfirmed: true })).toBe("done");
    await doRounds(services);
    expect(await standing()).toBe("active");
    expect(await newMails()).toEqual(["Harbor Bakery: payment of $215.37 received"]);
    expect(await scanDays()).toEqual(["initial"]);
    expect(await newestInvoice()).toMatchObject({ amount: 21_537, status: "paid" });
  });

  it("is scanned each Monday and on the last business day, and charged on the 1st", async () => {
    await liveUntil(services, "2026-12-02T15:00:00Z");
    expect(await scanDays()).toEqual(["initial", "weekly 2026-11-23", "monthly 2026-11-30"]);
    expect(await newestInvoice()).toMatchObject({ amount: 49_700, status: "paid" });
    expect(await newMails()).toEqual(["Harbor Bakery: payment of $497.00 received"]);
  });

  it("goes on with another plan, at the amount that was shown", async () => {
    await liveUntil(services, "2026-12-16T15:00:00Z");
    const shown = await previewPlanSwitch(owner, "plus");
    await switchPlan(owner, shown);
    await settlePayments(services);
    expect(await newestInvoice()).toMatchObject({ amount: shown.dueNow, status: "paid" });
    await liveUntil(services, "2027-01-02T15:00:00Z");
    expect(await newestInvoice()).toMatchObject({ amount: 79_700, status: "paid" });
    expect(await newMails()).toHaveLength(3);
  });

  it("is canceled and resumed before the end, as if nothing had been", async () => {
    await cancelSubscription(owner);
    await settlePayments(services);
    await liveUntil(services, "2027-01-12T15:00:00Z");
    expect(await standing()).toBe("ending");
    await resumeSubscription(owner);
    await settlePayments(services);
    await liveUntil(services, "2027-02-02T15:00:00Z");
    expect(await standing()).toBe("active");
    expect(await newMails()).toEqual([
      "Harbor Bakery: Your subscription ends on February 1, 2027",
      "Harbor Bakery: Your subscription is active",
      "Harbor Bakery: payment of $797.00 received",
    ]);
  });

  it("is past due and not scanned when a card fails, suspended after three days, and comes back with another card", async () => {
    await giveCardOnFile("fails-later");
    await liveUntil(services, "2027-03-02T15:00:00Z");
    expect(await standing()).toBe("past-due");
    const before = await scanDays();
    await liveUntil(services, "2027-03-09T15:00:00Z");
    expect(await standing()).toBe("suspended-unpaid");
    expect(await scanDays()).toEqual(before);
    await expect(reactivateSubscription(owner)).rejects.toMatchObject({ code: "payment.declined" });
    await giveCardOnFile("accepted");
    await doRounds(services);
    expect(await standing()).toBe("active");
    expect(await newestInvoice()).toMatchObject({ amount: 79_700, status: "paid" });
    // The Monday that passed meanwhile is made up for.
    expect((await scanDays()).slice(before.length)).toEqual(["weekly 2027-03-08"]);
    expect(await newMails()).toEqual([
      "Harbor Bakery: Your payment is past due",
      "Harbor Bakery: Your subscription is suspended",
      "Harbor Bakery: payment of $797.00 received, your subscription is active",
    ]);
  });

  it("comes back by the owner's own press too, which charges what is due", async () => {
    await failNextCharge(services, owner.organization.id);
    await liveUntil(services, "2027-04-01T15:00:00Z");
    expect(await standing()).toBe("past-due");
    // The provider's own next attempt is put off, so that the owner comes first.
    await services.db
      .update(sandboxInvoices)
      .set({ nextAttemptAt: new Date("2027-04-20T12:00:00Z") })
      .where(eq(sandboxInvoices.state, "open"));
    await liveUntil(services, "2027-04-05T15:00:00Z");
    expect(await standing()).toBe("suspended-unpaid");
    await reactivateSubscription(owner);
    await settlePayments(services);
    expect(await standing()).toBe("active");
    expect(await newestInvoice()).toMatchObject({ amount: 79_700, status: "paid" });
    await newMails();
  });

  it("stops while the bank looks at a dispute, and goes on when it is won", async () => {
    await liveUntil(services, "2027-04-20T15:00:00Z");
    await disputeNewest(services, owner.organization.id);
    await doRounds(services);
    const before = await scanDays();
    await liveUntil(services, "2027-05-05T15:00:00Z");
    expect(await standing()).toBe("suspended-disputed");
    expect(await scanDays()).toEqual(before);
    await decideDisputes(services, owner.organization.id, "won");
    await doRounds(services);
    expect(await standing()).toBe("active");
    expect(await newMails()).toEqual([
      "Harbor Bakery: Your subscription is suspended",
      "Harbor Bakery: Your subscription is active",
    ]);
  });

  it("is charged each month, once", async () => {
    await liveUntil(services, "2027-10-10T15:00:00Z");
    expect(await newMails()).toEqual(
      Array.from({ length: 5 }, () => "Harbor Bakery: payment of $797.00 received"),
    );
  });

  it("ends with the month in which it is canceled", async () => {
    await cancelSubscription(owner);
    await settlePayments(services);
    await liveUntil(services, "2027-11-02T15:00:00Z");
    expect(await standing()).toBe("ended");
    const before = await scanDays();
    await liveUntil(services, "2027-11-20T15:00:00Z");
    expect(await scanDays()).toEqual(before);
    expect(await newMails()).toEqual([
      "Harbor Bakery: Your subscription ends on November 1, 2027",
      "Harbor Bakery: Your subscription has ended",
    ]);
  });

  it("is erased 90 days later, after two warnings, and leaves its invoices", async () => {
    await liveUntil(services, "2028-01-29T15:00:00Z");
    expect(await newMails()).toEqual([
      "Harbor Bakery: We will erase your data on January 30, 2028",
      "Harbor Bakery: We will erase your data on January 30, 2028",
    ]);
    await liveUntil(services, "2028-01-30T15:00:00Z");
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

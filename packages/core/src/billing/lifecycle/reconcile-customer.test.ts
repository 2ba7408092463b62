import { type Cast, createCast, type Person } from "@plumbline/testing/cast";
import { stageScan } from "@plumbline/testing/stage-scan";
import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { cancelSubscription, resumeSubscription } from "#billing/cancel-subscription.ts";
import { createPaymentLink } from "#billing/create-payment-link.ts";
import { findLinkByToken } from "#billing/payment-links.queries.ts";
import { readBilling } from "#billing/read-billing.ts";
import { billingRound } from "#billing/rounds/billing-round.ts";
import { clearPayments, openCheckout, payLink, settlePayments } from "#billing/settle-payments.testing.ts";
import { contextFor, type OrganizationContext, type UserContext } from "#platform/context.ts";
import { organizations, users } from "#platform/database/tables/accounts.table.ts";
import { auditLog } from "#platform/database/tables/audit-log.table.ts";
import { invoices, refundProposals, subscriptions } from "#platform/database/tables/billing.table.ts";
import { mails, notifications } from "#platform/database/tables/messages.table.ts";
import { sandboxSubscriptions } from "#platform/database/tables/sandbox.table.ts";
import { scans } from "#platform/database/tables/scans.table.ts";
import { findCustomerOf, invoicesOf, setFailsNext } from "#platform/payments/sandbox/customers.queries.ts";
import { closeDispute, openDispute, refundPayment } from "#platform/payments/sandbox/disputes.ts";
import { giveCard } from "#platform/payments/sandbox/hosted-page.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

let services: TestServices;
let cast: Cast;
let bakery: OrganizationContext;
let owner: UserContext;

beforeAll(async () => {
  services = await testServices();
});
afterAll(() => services.close());

// Harbor Bakery is on stage without a subscription, on 18 November, and no one has paid yet.
beforeEach(async () => {
  services.clock.advance(Date.parse("2026-11-18T12:00:00Z") - services.clock.now().getTime());
  await clearPayments(services);
  cast = await createCast(services);
  await services.db.delete(subscriptions);
  bakery = contextFor(services, cast.alice.organizationId, { kind: "operator" });
  owner = { ...bakery, actor: { kind: "user", userId: cast.alice.userId, sessionId: "", role: "owner" } };
});
const TERMS = { plan: "monthly", monthlyPriceCents: 49_700 };

function linkFor({ organizationId }: Person): Promise<string> {
  const context = contextFor(services, organizationId, { kind: "operator" });
  return createPaymentLink(context, { ...TERMS, expiresAt: new Date("2028-01-01T00:00:00Z") });
}

/** From 18 November to the first renewal. */
const TO_RENEWAL_DAYS = 13;

/** Lets time pass with everything that was due in it. */
async function pass(days: number): Promise<void> {
  services.clock.advance(days * DAY_MS);
  await settlePayments(services);
  await billingRound(services);
  await settlePayments(services);
}

async function state() {
  const [row] = await services.db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.organizationId, cast.alice.organizationId));
  return row;
}

async function stateKind() {
  return (await readBilling(bakery)).account.kind;
}

async function mailsOf(person: Person): Promise<string[]> {
  const rows = await services.db.select().from(mails).where(eq(mails.recipient, person.email));
  return rows.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()).map(({ subject }) => subject);
}

async function actsOf(action: string) {
  const isOwn = eq(auditLog.organizationId, cast.alice.organizationId);
  return services.db
    .select()
    .from(auditLog)
    .where(and(isOwn, eq(auditLog.action, action)));
}

async function scansOf(): Promise<string[]> {
  const isOwn = eq(scans.organizationId, cast.alice.organizationId);
  const rows = await services.db.select().from(scans).where(isOwn).orderBy(scans.createdAt, scans.id);
  return rows.map(({ kind, status }) => `${kind} ${status}`);
}

async function finishAudit(): Promise<void> {
  const changes = { status: "COMPLETED" as const, finishedAt: services.clock.now() };
  await services.db.update(scans).set(changes);
}

async function customer() {
  return (await findCustomerOf(services, cast.alice.organizationId))!;
}

async function newestInvoice() {
  return (await invoicesOf(services, (await customer()).id, 1))[0]!;
}

describe("a payment", () => {
  it("activates the subscription, settles the links, queues the audit and is confirmed by mail", async () => {
    const [token, other, foreign] = [
      await linkFor(cast.alice),
      await linkFor(cast.alice),
      await linkFor(cast.charlie),
    ];
    await payLink(services, token);
    expect(await state()).toMatchObject({
      status: "ACTIVE",
      plan: "monthly",
      monthlyPriceCents: 49_700,
      startedAt: services.clock.now(),
      currentPeriodEndsAt: new Date("2026-12-01T12:00:00Z"),
      auditPromisedUntil: new Date("2026-11-19T12:00:00Z"),
      cardBrand: "Visa",
      cardLast4: "4242",
      provider: "sandbox",
    });
    for (const paid of [token, other])
      expect((await findLinkByToken(services.db, paid))?.paidAt).toEqual(services.clock.now());
    expect((await findLinkByToken(services.db, foreign))?.paidAt).toBeNull();
    expect(await scansOf()).toEqual(["initial QUEUED"]);
    const [receipt] = await services.db.select().from(mails);
    expect(receipt).toMatchObject({
      recipient: cast.alice.email,
      subject: "Payment received for Harbor Bakery",
    });
    for (const words of [
      "Plan: Monthly",
      "Amount paid: $215.37",
      "Next payment: $497.00 on December 1, 2026",
      "The first audit of your website runs within 24 hours.",
      "No money has changed hands.",
    ]) {
      expect(receipt?.text).toContain(words);
    }
    expect(await actsOf("payment.received")).toMatchObject([
      { actorKind: "system", details: { amountCents: 21_537 } },
    ]);
    expect(await actsOf("subscription.activated")).toHaveLength(1);
  });

  it("mails a temporary password to an owner who has none that works, and to no one else", async () => {
    await services.db
      .update(users)
      .set({ hasTemporaryPassword: true })
      .where(eq(users.id, cast.alice.userId));
    await payLink(services, await linkFor(cast.alice));
    expect(await mailsOf(cast.alice)).toEqual([
      "Your Plumbline account for Harbor Bakery",
      "Payment received for Harbor Bakery",
    ]);
    const [{ text } = { text: "" }] = await services.db.select().from(mails);
    expect(text).toMatch(/Temporary password: \w{4}-\w{4}-\w{4}-\w{4}/u);
    expect(await mailsOf(cast.bob)).toEqual([]);
  });

  it("leaves a temporary password alone that was mailed a week ago or less", async () => {
    await services.db
      .update(users)
      .set({ hasTemporaryPassword: true })
      .where(eq(users.id, cast.alice.userId));
    await services.db.insert(mails).values({
      organizationId: cast.alice.organizationId,
      idempotencyKey: `welcome ${cast.alice.userId}`,
      recipient: cast.alice.email,
      subject: "Welcome",
      status: "SENT",
      createdAt: new Date(services.clock.now().getTime() - 6 * DAY_MS),
    });
    await payLink(services, await linkFor(cast.alice));
    expect(await mailsOf(cast.alice)).toEqual(["Welcome", "Payment received for Harbor Bakery"]);
  });

  it("does not scan again where the initial audit is done", async () => {
    await stageScan(bakery);
    await payLink(services, await linkFor(cast.alice));
    expect(await scansOf()).toEqual(["initial COMPLETED"]);
    expect((await state())?.auditPromisedUntil).toBeNull();
  });

  it("is none of another organization's", async () => {
    await payLink(services, await linkFor(cast.alice));
    const charlie = contextFor(services, cast.charlie.organizationId);
    expect((await readBilling(charlie)).billingHistory).toEqual([]);
    expect(await mailsOf(cast.charlie)).toEqual([]);
  });

  it("while the operator suspends the client is taken, and nothing is scanned", async () => {
    const suspension = { suspendedAt: services.clock.now(), suspensionReason: "The terms were broken." };
    await services.db.update(organizations).set(suspension);
    await payLink(services, await linkFor(cast.alice));
    expect((await state())?.status).toBe("ACTIVE");
    expect(await scansOf()).toEqual([]);
    const billing = await readBilling(bakery);
    expect(billing.currentSubscription?.status).toBe("SUSPENDED");
    expect(billing.account).toMatchObject({
      kind: "suspended-by-operator",
      reason: "The terms were broken.",
    });
  });
});

describe("a second payment", () => {
  async function payTwice(): Promise<void> {
    const sessions = [
      await openCheckout(services, await linkFor(cast.alice)),
      await openCheckout(
        services,
        await createPaymentLink(bakery, {
          ...TERMS,
          monthlyPriceCents: 30_000,
          expiresAt: new Date("2028-01-01T00:00:00Z"),
        }),
      ),
    ];
    for (const sessionId of sessions) {
      await giveCard(services, { sessionId, card: "accepted" });
      services.clock.advance(1000);
    }
    await settlePayments(services);
  }

  it("is proposed to be given back, once, and its subscription is ended", async () => {
    await payTwice();
    const proposals = await services.db.select().from(refundProposals);
    expect(proposals).toMatchObject([{ amountCents: 13_000, state: "proposed", reason: "paid twice" }]);
    const running = await services.db.select().from(sandboxSubscriptions);
    expect(running.map(({ state, monthlyPriceCents }) => [state, monthlyPriceCents])).toEqual([
      ["active", 49_700],
      ["ended", 30_000],
    ]);
    expect(await state()).toMatchObject({ status: "ACTIVE", monthlyPriceCents: 49_700 });
    await pass(0);
    expect(await services.db.select().from(refundProposals)).toHaveLength(1);
  });

  it("is told to who paid and to the operator", async () => {
    await payTwice();
    expect(await mailsOf(cast.alice)).toEqual([
      "Payment received for Harbor Bakery",
      "You paid twice for Harbor Bakery",
    ]);
    const toOperator = await services.db
      .select()
      .from(mails)
      .where(eq(mails.recipient, "support@plumbline.example"));
    expect(toOperator.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Harbor Bakery paid twice\. Refund \$130\.00 with: plumbline billing refund /u),
    ]);
  });
});

describe("a renewal", () => {
  beforeEach(async () => {
    await payLink(services, await linkFor(cast.alice));
    await services.db.delete(mails);
  });

  it("on the 1st charges the full price and sends a receipt", async () => {
    await finishAudit();
    await pass(TO_RENEWAL_DAYS);
    expect(await state()).toMatchObject({
      status: "ACTIVE",
      currentPeriodEndsAt: new Date("2027-01-01T12:00:00Z"),
    });
    expect(await mailsOf(cast.alice)).toEqual(["Payment received for Harbor Bakery"]);
    expect((await readBilling(bakery)).billingHistory.map(({ amount, status }) => [amount, status])).toEqual([
      [49_700, "paid"],
      [21_537, "paid"],
    ]);
  });

  it("that fails is told with what happens next, and pauses scanning", async () => {
    await setFailsNext(services, (await customer()).id, true);
    await pass(TO_RENEWAL_DAYS);
    expect(await state()).toMatchObject({ status: "PAST_DUE", pastDueNoticeAt: services.clock.now() });
    expect(await mailsOf(cast.alice)).toEqual(["Your payment is past due (Harbor Bakery)"]);
    expect(await scansOf()).toEqual(["initial CANCELED"]);
    const told = await services.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, cast.bob.userId));
    expect(told.at(-1)).toMatchObject({ kind: "payment-failed", message: "Your payment is past due." });
    expect((await readBilling(bakery)).account).toMatchObject({
      kind: "past-due",
      remedy: "update-card",
      isScanning: false,
      next: { at: "2026-12-04T12:00:00.000Z" },
      reason: expect.stringContaining("We try your card again on December 4, 2026."),
    });
  });

  it("that is paid by the next attempt lets scanning go on", async () => {
    await setFailsNext(services, (await customer()).id, true);
    await pass(TO_RENEWAL_DAYS);
    await pass(3);
    expect(await state()).toMatchObject({ status: "ACTIVE", pastDueNoticeAt: null, suspendedBecause: null });
    expect(await mailsOf(cast.alice)).toEqual([
      "Your payment is past due (Harbor Bakery)",
      "Your subscription is active (Harbor Bakery)",
      "Payment received for Harbor Bakery",
    ]);
    expect(await scansOf()).toEqual(["initial CANCELED", "initial QUEUED"]);
  });

  it("that stays unpaid suspends three days after the notice, not before, and ends when the card is given up", async () => {
    await giveCardOnFile("fails-later");
    await pass(TO_RENEWAL_DAYS);
    await pass(2.99);
    expect(await stateKind()).toBe("past-due");
    await pass(0.01);
    expect(await state()).toMatchObject({ status: "SUSPENDED", suspendedBecause: "unpaid" });
    expect(await mailsOf(cast.alice)).toEqual([
      "Your payment is past due (Harbor Bakery)",
      "Your subscription is suspended (Harbor Bakery)",
    ]);
    await pass(12);
    expect(await state()).toMatchObject({ status: "CANCELED", endedBecause: "unpaid" });
    expect((await mailsOf(cast.alice)).at(-1)).toBe("Your subscription has ended (Harbor Bakery)");
  });

  it("is charged at once when another card is put on file", async () => {
    await giveCardOnFile("fails-later");
    await pass(TO_RENEWAL_DAYS);
    expect(await stateKind()).toBe("past-due");
    await giveCardOnFile("accepted");
    expect(await state()).toMatchObject({ status: "ACTIVE", cardLast4: "4242" });
    expect((await newestInvoice()).state).toBe("paid");
  });

  async function giveCardOnFile(card: "fails-later" | "accepted" | "expires"): Promise<void> {
    const { url } = await services.payments.createCardPage({
      customerId: (await customer()).id,
      returnUrl: "https://app.example/billing",
    });
    await giveCard(services, { sessionId: url.split("/").at(-1)!, card });
    await settlePayments(services);
  }

  it("fails with a card that has expired", async () => {
    await giveCardOnFile("expires");
    expect((await readBilling(bakery)).paymentMethod).toEqual({
      brand: "Mastercard",
      last4: "4444",
      expiresOn: "2026-11",
      isExpired: false,
    });
    await pass(TO_RENEWAL_DAYS);
    expect(await stateKind()).toBe("past-due");
    expect((await readBilling(bakery)).paymentMethod?.isExpired).toBe(true);
  });
});

describe("a dispute", () => {
  let dispute: string;

  beforeEach(async () => {
    await payLink(services, await linkFor(cast.alice));
    await services.db.delete(mails);
    dispute = await openDispute(services, await newestInvoice());
    await settlePayments(services);
  });

  it("suspends until it is closed, charges nothing meanwhile, and is told to client and operator", async () => {
    expect(await state()).toMatchObject({ status: "SUSPENDED", suspendedBecause: "disputed" });
    expect((await readBilling(bakery)).account).toMatchObject({
      kind: "suspended-disputed",
      remedy: "contact-support",
    });
    expect(await scansOf()).toEqual(["initial CANCELED"]);
    expect(await mailsOf(cast.alice)).toEqual(["Your subscription is suspended (Harbor Bakery)"]);
    expect(services.logText()).toContain("disputes a payment of $215.37");
    await pass(20);
    expect((await newestInvoice()).state).toBe("void");
    expect(await stateKind()).toBe("suspended-disputed");
  });

  it("that is won resumes the subscription, and it is charged again", async () => {
    await closeDispute(services, dispute, "won");
    await settlePayments(services);
    expect(await state()).toMatchObject({ status: "ACTIVE", suspendedBecause: null });
    expect((await mailsOf(cast.alice)).at(-1)).toBe("Your subscription is active (Harbor Bakery)");
    expect(await scansOf()).toEqual(["initial CANCELED", "initial QUEUED"]);
    await pass(TO_RENEWAL_DAYS);
    expect(await newestInvoice()).toMatchObject({ state: "paid", totalCents: 49_700 });
  });

  it("that is lost ends the subscription, and it is not charged again", async () => {
    await closeDispute(services, dispute, "lost");
    await settlePayments(services);
    expect(await state()).toMatchObject({ status: "CANCELED", endedBecause: "dispute-lost" });
    expect((await mailsOf(cast.alice)).at(-1)).toBe("Your subscription has ended (Harbor Bakery)");
    await pass(40);
    expect(await services.db.$count(invoices)).toBe(1);
  });
});

describe("an end", () => {
  beforeEach(async () => {
    await payLink(services, await linkFor(cast.alice));
    await finishAudit();
    await services.db.delete(mails);
  });

  it("that was asked for comes with the period, after which nothing is charged", async () => {
    await cancelSubscription(owner);
    expect(await state()).toMatchObject({ status: "ACTIVE", cancelsAtPeriodEnd: true });
    expect(await stateKind()).toBe("ending");
    await pass(TO_RENEWAL_DAYS);
    expect(await state()).toMatchObject({
      status: "CANCELED",
      endedAt: new Date("2026-12-01T12:00:00Z"),
      endedBecause: "canceled",
    });
    expect(await mailsOf(cast.alice)).toEqual([
      "Your subscription ends on December 1, 2026 (Harbor Bakery)",
      "Your subscription has ended (Harbor Bakery)",
    ]);
    await pass(40);
    expect(await services.db.$count(invoices)).toBe(1);
  });

  it("that was taken back before does not come", async () => {
    await cancelSubscription(owner);
    await resumeSubscription(owner);
    await pass(TO_RENEWAL_DAYS);
    expect(await state()).toMatchObject({ status: "ACTIVE", cancelsAtPeriodEnd: false });
    expect(await mailsOf(cast.alice)).toEqual([
      "Your subscription ends on December 1, 2026 (Harbor Bakery)",
      "Your subscription is active (Harbor Bakery)",
      "Payment received for Harbor Bakery",
    ]);
  });

  it("is followed by a new first day for a client who comes back", async () => {
    await cancelSubscription(owner);
    await pass(TO_RENEWAL_DAYS);
    await payLink(services, await linkFor(cast.alice));
    expect(await state()).toMatchObject({ status: "ACTIVE", startedAt: services.clock.now(), endedAt: null });
    expect(await actsOf("subscription.reactivated")).toHaveLength(1);
  });
});

it("a refund is noted, shown and told", async () => {
  await payLink(services, await linkFor(cast.alice));
  await refundPayment(services, (await newestInvoice()).paymentId!, 10_000);
  await settlePayments(services);
  expect((await mailsOf(cast.alice)).at(-1)).toBe("Refund of $100.00 for Harbor Bakery");
  expect((await readBilling(bakery)).billingHistory).toMatchObject([
    { amount: 21_537, amountRefunded: 10_000, status: "paid" },
  ]);
  expect((await state())?.status).toBe("ACTIVE");
});

import { eq, like } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { cancelSubscription, resumeSubscription } from "#billing/cancel-subscription.ts";
import {
  services,
  cast,
  bakery,
  owner,
  linkFor,
  TO_RENEWAL_DAYS,
  pass,
  state,
  stateKind,
  mailsOf,
  actsOf,
  scansOf,
  finishAudit,
  customer,
  newestInvoice,
  stagePayingClient,
} from "#billing/lifecycle/paying-client-stage.testing.ts";
import { readBilling } from "#billing/read-billing.ts";
import { readInvoiceDocument } from "#billing/read-invoice-document.ts";
import { findLinkByToken } from "#billing/payment-links.queries.ts";
import { openCheckout, payLink, settlePayments } from "#billing/settle-payments.testing.ts";
import { invoices } from "#platform/database/tables/invoices.table.ts";
import { mails, notifications } from "#platform/database/tables/messages.table.ts";
import { operatorEvents } from "#platform/database/tables/operator.table.ts";
import { setFailsNext } from "#platform/payments/sandbox/customers.queries.ts";
import { closeDispute, openDispute, refundPayment } from "#platform/payments/sandbox/disputes.ts";
import { giveCard } from "#platform/payments/sandbox/hosted-page.ts";
import { decideDisputes, disputeNewest } from "#platform/payments/sandbox/operate.ts";

stagePayingClient();

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
    expect(await mailsOf(cast.alice)).toEqual(["Harbor Bakery: payment of $497.00 received"]);
    expect((await readBilling(bakery)).billingHistory.map(({ amount, status }) => [amount, status])).toEqual([
      [49_700, "paid"],
      [21_537, "paid"],
    ]);
  });

  it("that fails is told with what happens next, and pauses scanning", async () => {
    await setFailsNext(services, (await customer()).id, true);
    await pass(TO_RENEWAL_DAYS);
    expect(await state()).toMatchObject({ status: "PAST_DUE", pastDueNoticeAt: services.clock.now() });
    expect(await mailsOf(cast.alice)).toEqual(["Harbor Bakery: Your payment is past due"]);
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
      reason: expect.stringContaining("We'll try your card again on December 4, 2026."),
    });
  });

  it("that is paid by the next attempt lets scanning go on", async () => {
    await setFailsNext(services, (await customer()).id, true);
    await pass(TO_RENEWAL_DAYS);
    await pass(3);
    expect(await state()).toMatchObject({ status: "ACTIVE", pastDueNoticeAt: null, suspendedBecause: null });
    expect(await mailsOf(cast.alice)).toEqual([
      "Harbor Bakery: Your payment is past due",
      "Harbor Bakery: payment of $497.00 received, your subscription is active",
    ]);
    const [receipt] = await services.db
      .select({ text: mails.text })
      .from(mails)
      .where(like(mails.subject, "%payment of%"));
    expect(receipt?.text).toContain("is active again, and scanning resumes.");
    expect(receipt?.text).toMatch(/Next payment:?\s+\$497\.00 on January 1, 2027/u);
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
      "Harbor Bakery: Your payment is past due",
      "Harbor Bakery: Your subscription is suspended",
    ]);
    await pass(12);
    expect(await state()).toMatchObject({ status: "CANCELED", endedBecause: "unpaid" });
    expect((await mailsOf(cast.alice)).at(-1)).toBe("Harbor Bakery: Your subscription has ended");
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
    expect(await mailsOf(cast.alice)).toEqual(["Harbor Bakery: Your subscription is suspended"]);
    const [told] = await services.db.select({ message: operatorEvents.message }).from(operatorEvents);
    expect(told?.message).toContain("Harbor Bakery disputes a payment of $215.37.");
    await pass(20);
    expect((await newestInvoice()).state).toBe("void");
    expect(await stateKind()).toBe("suspended-disputed");
  });

  it("of a payment that was refunded says so to the operator", async () => {
    const { paymentId } = await newestInvoice();
    await refundPayment(services, paymentId ?? "", 10_000);
    await settlePayments(services);
    await closeDispute(services, dispute, "lost");
    await settlePayments(services);
    const told = await services.db.select({ message: operatorEvents.message }).from(operatorEvents);
    expect(told.map(({ message }) => message)).toContain(
      "The dispute of Harbor Bakery over $215.37 is lost. We already refunded $100.00 of it. There is nothing left to do.",
    );
    const [entry] = (await readBilling(bakery)).billingHistory;
    const document = await readInvoiceDocument(bakery, { id: entry?.id ?? "", kind: "receipt" });
    expect(document).toMatchObject({
      refunds: [{ number: "TEST-CN-000001", cents: 10_000 }],
      returned: { cents: 21_537 },
    });
  });

  it("that is won resumes the subscription, and it is charged again", async () => {
    await closeDispute(services, dispute, "won");
    await settlePayments(services);
    expect(await state()).toMatchObject({ status: "ACTIVE", suspendedBecause: null });
    expect((await mailsOf(cast.alice)).at(-1)).toBe("Harbor Bakery: Your subscription is active");
    expect(await scansOf()).toEqual(["initial CANCELED", "initial QUEUED"]);
    await pass(TO_RENEWAL_DAYS);
    expect(await newestInvoice()).toMatchObject({ state: "paid", totalCents: 49_700 });
  });

  it("that is lost ends the subscription, and it is not charged again", async () => {
    await closeDispute(services, dispute, "lost");
    await settlePayments(services);
    expect(await state()).toMatchObject({ status: "CANCELED", endedBecause: "dispute-lost" });
    expect((await mailsOf(cast.alice)).at(-1)).toBe("Harbor Bakery: Your subscription has ended");
    await pass(40);
    expect(await services.db.$count(invoices)).toBe(1);
  });

  it("that is lost leaves no payment standing as paid: neither in the history nor on the invoice", async () => {
    await closeDispute(services, dispute, "lost");
    await settlePayments(services);
    const [entry] = (await readBilling(bakery)).billingHistory;
    expect(entry).toMatchObject({
      amount: 21_537,
      status: "returned",
      amountReturned: 21_537,
      amountRefunded: 0,
    });
    const document = await readInvoiceDocument(bakery, { id: entry?.id ?? "", kind: "invoice" });
    expect(document).toMatchObject({
      payment: { cents: 21_537, card: "Visa ending in 4242" },
      returned: { cents: 21_537, reference: dispute },
    });
  });

  it("that is won leaves the payment as paid", async () => {
    await closeDispute(services, dispute, "won");
    await settlePayments(services);
    const [entry] = (await readBilling(bakery)).billingHistory;
    expect(entry).toMatchObject({ status: "paid", amountReturned: 0 });
  });

  it("opens no checkout, and what an earlier one takes settles its link and waits for the bank", async () => {
    await closeDispute(services, dispute, "won");
    await settlePayments(services);
    await cancelSubscription(owner);
    await pass(TO_RENEWAL_DAYS);
    const token = await linkFor(cast.alice);
    const sessionId = await openCheckout(services, token);
    await disputeNewest(services, cast.alice.organizationId);
    await settlePayments(services);
    await expect(openCheckout(services, token)).rejects.toMatchObject({ code: "subscription.disputed" });
    await giveCard(services, { sessionId, card: "accepted" });
    await settlePayments(services);
    expect(await stateKind()).toBe("suspended-disputed");
    expect((await findLinkByToken(services.db, token))?.paidAt).toEqual(services.clock.now());
    await decideDisputes(services, cast.alice.organizationId, "won");
    await settlePayments(services);
    expect(await stateKind()).toBe("active");
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
      "Harbor Bakery: Your subscription ends on December 1, 2026",
      "Harbor Bakery: Your subscription has ended",
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
      "Harbor Bakery: Your subscription ends on December 1, 2026",
      "Harbor Bakery: Your subscription is active",
      "Harbor Bakery: payment of $497.00 received",
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

import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { replayPaymentEvents } from "#billing/events/replay-payment-events.ts";
import { openAct } from "#billing/payment-acts/payment-acts.queries.ts";
import { readBilling } from "#billing/read-billing.ts";
import { decideRefund, listRefundProposals } from "#billing/refund-proposals.ts";
import { billingRound } from "#billing/rounds/billing-round.ts";
import { queueReconciliation, reconcileClient } from "#billing/rounds/reconcile-all.ts";
import {
  bakery,
  cast,
  linkAt,
  services,
  subjectsTo,
  toldOperator,
  stageRounds,
} from "#billing/rounds/rounds-stage.testing.ts";
import { openCheckout, settlePayments } from "#billing/settle-payments.testing.ts";
import { auditLog } from "#platform/database/tables/audit-log.table.ts";
import { paymentEvents, refundProposals, subscriptions } from "#platform/database/tables/billing.table.ts";
import { mails } from "#platform/database/tables/messages.table.ts";
import { sandboxEvents, sandboxInvoices } from "#platform/database/tables/sandbox.table.ts";
import { giveCard } from "#platform/payments/sandbox/hosted-page.ts";
import { refundPayment } from "#platform/payments/sandbox/disputes.ts";
import { decideDisputes, disputeNewest, refundNewest } from "#platform/payments/sandbox/operate.ts";

stageRounds();

describe("the daily reconciliation", () => {
  /** The client cancels at the provider, and the event of it is lost. */
  async function loseEvent(): Promise<void> {
    await disputeNewest(services, cast.alice.organizationId);
    await services.db.delete(sandboxEvents);
  }

  it("corrects what a lost event left behind, and says what", async () => {
    await loseEvent();
    expect(await reconcileClient(bakery)).toEqual(["dispute-opened", "hold-charges"]);
    expect((await readBilling(bakery)).account.kind).toBe("suspended-disputed");
    const acts = await services.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, "subscription.corrected"));
    expect(acts).toMatchObject([{ details: { corrected: "dispute-opened, hold-charges" } }]);
    expect(await toldOperator()).toContain(
      "The account of Harbor Bakery did not match the payment provider and was corrected: a payment is disputed; charges are being put on hold.",
    );
  });

  it("says nothing where all agrees", async () => {
    expect(await reconcileClient(bakery)).toEqual([]);
    expect(await toldOperator()).toEqual([]);
  });

  it("leaves to an event what the event is about to do", async () => {
    await disputeNewest(services, cast.alice.organizationId);
    await services.db.insert(paymentEvents).values({
      provider: "sandbox",
      eventId: "evt_waiting",
      type: "invoice.paid",
      customerId:
        (await services.db.execute<{ id: string }>(sql`select id from sandbox_customers`)).rows[0]?.id ?? "",
      payload: "{}",
      receivedAt: services.clock.now(),
    });
    expect(await reconcileClient(bakery)).toEqual([]);
  });

  it("says that the provider knows a client no more, and changes nothing", async () => {
    await services.db.execute(sql`truncate sandbox_customers cascade`);
    expect(await reconcileClient(bakery)).toEqual([]);
    expect(await toldOperator()).toEqual([
      "The payment provider no longer knows Harbor Bakery. Nothing was changed.",
    ]);
    expect((await readBilling(bakery)).currentSubscription?.status).toBe("ACTIVE");
  });

  it("is queued for every client who has ever paid", async () => {
    expect(await queueReconciliation(services)).toBe(1);
    const { rows } = await services.db.execute(
      sql`select data from pgboss.job where name = 'reconcile-customer'`,
    );
    expect(rows).toEqual([{ data: { organizationId: cast.alice.organizationId } }]);
  });
});

describe("a payment that was made twice", () => {
  beforeEach(async () => {
    // Opened before the first payment was heard of.
    await services.db.delete(subscriptions);
    services.clock.advance(1000);
    const sessionId = await openCheckout(services, await linkAt(30_000));
    await giveCard(services, { sessionId, card: "accepted" });
    await settlePayments(services);
  });

  it("waits for the operator's word and is given back by it, once", async () => {
    const [proposal] = await listRefundProposals(services);
    expect(proposal).toMatchObject({ name: "Harbor Bakery", amountCents: 13_000, reason: "paid twice" });
    const id = proposal?.id ?? "";
    const decided = { outcome: "done", amountCents: 13_000, name: "Harbor Bakery" };
    expect(await decideRefund(services, id, { isGranted: true })).toEqual(decided);
    expect(await decideRefund(services, id, { isGranted: true })).toBe("refunded");
    await settlePayments(services);
    const refunded = await services.db.select({ cents: sandboxInvoices.refundedCents }).from(sandboxInvoices);
    expect(refunded.map(({ cents }) => cents).toSorted((a, b) => a - b)).toEqual([0, 13_000]);
    expect(await listRefundProposals(services)).toEqual([]);
    const told = await services.db.select().from(mails).where(eq(mails.recipient, cast.alice.email));
    expect(told.at(-1)?.subject).toBe("Harbor Bakery: Refund of $130.00");
    expect(told.at(-1)?.text).toContain("TEST-CN-000001");
  });

  it("is not given back where the operator declines, of which who paid is told once", async () => {
    const [proposal] = await listRefundProposals(services);
    const id = proposal?.id ?? "";
    await decideRefund(services, id, { isGranted: false });
    expect(await decideRefund(services, id, { isGranted: false })).toBe("declined");
    expect(await decideRefund(services, id, { isGranted: true })).toBe("declined");
    expect((await subjectsTo(cast.alice.email)).filter((it) => /refund/u.test(it))).toEqual([
      "Harbor Bakery: Your second payment won't be refunded",
    ]);
    expect(await services.db.select().from(refundProposals)).toMatchObject([{ state: "declined" }]);
    const { rows } = await services.db.execute(
      sql`select sum(refunded_cents)::int as cents from sandbox_invoices`,
    );
    expect(rows).toEqual([{ cents: 0 }]);
  });

  async function secondPayment(): Promise<{ proposal: string; payment: string }> {
    const [proposal] = await services.db.select().from(refundProposals);
    return { proposal: proposal?.id ?? "", payment: proposal?.providerPaymentId ?? "" };
  }

  async function centsBack(): Promise<unknown> {
    const sum = sql`select sum(refunded_cents)::int as cents from sandbox_invoices`;
    return (await services.db.execute(sum)).rows[0]?.["cents"];
  }

  it("no longer waits once it was refunded at the provider, and its decision moves nothing", async () => {
    const { proposal, payment } = await secondPayment();
    await refundPayment(services, payment, 13_000);
    await settlePayments(services);
    expect(await listRefundProposals(services)).toEqual([]);
    for (const isGranted of [true, false])
      expect(await decideRefund(services, proposal, { isGranted })).toBe("refunded");
    await settlePayments(services);
    expect(await centsBack()).toBe(13_000);
    expect(await subjectsTo(cast.alice.email)).not.toContain(
      "Harbor Bakery: Your second payment won't be refunded",
    );
  });

  it.each([true, false])(
    "is not decided (granted: %s) when it was refunded at the provider without our having heard of it",
    async (isGranted) => {
      const { proposal, payment } = await secondPayment();
      await refundPayment(services, payment, 13_000);
      expect(await decideRefund(services, proposal, { isGranted })).toBe("refunded");
      expect(await centsBack()).toBe(13_000);
      expect(await listRefundProposals(services)).toEqual([]);
    },
  );

  it("is not declined after a grant that was interrupted once the money had gone back", async () => {
    const { proposal, payment } = await secondPayment();
    const { id: key } = await openAct(bakery, { kind: "refund", subject: proposal });
    await services.payments.refund({ key, paymentId: payment, amountCents: 13_000 });
    expect(await decideRefund(services, proposal, { isGranted: false })).toBe("refunded");
    expect(await subjectsTo(cast.alice.email)).not.toContain(
      "Harbor Bakery: Your second payment won't be refunded",
    );
  });

  it("waits for the rest when a part was refunded at the provider", async () => {
    const { proposal, payment } = await secondPayment();
    await refundPayment(services, payment, 5000);
    await settlePayments(services);
    expect(await listRefundProposals(services)).toMatchObject([{ id: proposal, amountCents: 8000 }]);
    expect(await decideRefund(services, proposal, { isGranted: true })).toMatchObject({ amountCents: 8000 });
    expect(await centsBack()).toBe(13_000);
  });

  it("no longer waits once the bank took the payment back", async () => {
    await disputeNewest(services, cast.alice.organizationId);
    await decideDisputes(services, cast.alice.organizationId, "lost");
    await settlePayments(services);
    const { proposal } = await secondPayment();
    expect(await listRefundProposals(services)).toEqual([]);
    expect(await decideRefund(services, proposal, { isGranted: true })).toBe("refunded");
  });

  it("is known by its id alone", async () => {
    for (const id of [cast.alice.userId, "SBX-000001", ""])
      expect(await decideRefund(services, id, { isGranted: true })).toBe("unknown");
  });
});

it("a payment can be given back by hand at the sandbox only once", async () => {
  expect(await refundNewest(services, cast.alice.organizationId)).toBeGreaterThan(0);
  await expect(refundNewest(services, cast.alice.organizationId)).rejects.toThrow(
    "The newest payment was already refunded.",
  );
});

describe("kept events", () => {
  it("can be worked on again, which changes nothing that is right already", async () => {
    const before = await services.db.$count(paymentEvents);
    expect(await replayPaymentEvents(services, { since: new Date("2026-11-18T00:00:00Z") })).toBe(before);
    await settlePayments(services);
    expect(await subjectsTo(cast.alice.email)).toEqual([]);
    const waiting = await services.db.select().from(paymentEvents);
    expect(waiting.every(({ outcome }) => outcome === "reconciled")).toBe(true);
  });

  it("that wait for half an hour are queued again, with acts that got stuck", async () => {
    await replayPaymentEvents(services, { since: new Date("2026-11-18T00:00:00Z") });
    await services.db.execute(sql`delete from pgboss.job`);
    expect(await billingRound(services)).toMatchObject({ requeued: 0 });
    services.clock.advance(31 * 60 * 1000);
    const waiting = await services.db.$count(paymentEvents);
    expect(await billingRound(services)).toMatchObject({ requeued: waiting });
    const { rows } = await services.db.execute(
      sql`select count(*)::int as jobs from pgboss.job where name = 'payment-event'`,
    );
    expect(rows).toEqual([{ jobs: waiting }]);
  });
});

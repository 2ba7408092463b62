import { type Cast, createCast, type Person } from "@plumbline/testing/cast";
import { stageScan } from "@plumbline/testing/stage-scan";
import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { and, eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { createPaymentLink } from "#billing/create-payment-link.ts";
import { handlePaymentEvent } from "#billing/handle-payment-event.ts";
import { findLinkByToken } from "#billing/payment-links.queries.ts";
import { AppError } from "#platform/app-error.ts";
import { contextFor } from "#platform/context.ts";
import { organizations } from "#platform/database/tables/accounts.table.ts";
import { auditLog } from "#platform/database/tables/audit-log.table.ts";
import { paymentEvents, subscriptions } from "#platform/database/tables/billing.table.ts";
import { mails } from "#platform/database/tables/messages.table.ts";
import { scans } from "#platform/database/tables/scans.table.ts";
import type { PaymentEvent } from "#platform/payments/payment-provider.ts";
import { signSandboxEvent } from "#platform/payments/sandbox-event.ts";

let services: TestServices;
let cast: Cast;

beforeEach(async () => {
  services = await testServices();
  cast = await createCast(services);
});
afterEach(() => services.close());

async function linkFor({ organizationId }: Person): Promise<{ token: string; id: string }> {
  const token = await createPaymentLink(contextFor(services, organizationId, { kind: "operator" }), {
    plan: "monthly",
    monthlyPriceCents: 49_700,
    expiresAt: new Date("2026-12-18T12:00:00.000Z"),
  });
  return { token, id: (await findLinkByToken(services.db, token))!.id };
}

function paymentOf(person: Person, paymentLinkId: string, id = "evt_1"): PaymentEvent {
  return {
    id,
    type: "checkout.completed",
    organizationId: person.organizationId,
    paymentLinkId,
    amountCents: 21_537,
    periodEndsAt: new Date("2026-12-01T00:00:00.000Z"),
    customerId: "cus_1",
    subscriptionId: `sub_${id}`,
  };
}

function deliver(event: PaymentEvent) {
  return handlePaymentEvent(services, signSandboxEvent(event));
}

async function subscriptionOf({ organizationId }: Person) {
  const [row] = await services.db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.organizationId, organizationId));
  return row;
}

function scansOf({ organizationId }: Person) {
  return services.db.select().from(scans).where(eq(scans.organizationId, organizationId));
}

function receipts() {
  return services.db.select().from(mails);
}

async function actsOf({ organizationId }: Person, action: string) {
  return services.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.organizationId, organizationId), eq(auditLog.action, action)));
}

describe("a payment", () => {
  it("activates the subscription, settles the link, queues the audit and confirms it by mail", async () => {
    const { alice } = cast;
    await services.db.delete(subscriptions).where(eq(subscriptions.organizationId, alice.organizationId));
    const link = await linkFor(alice);
    expect(await deliver(paymentOf(alice, link.id))).toBe("applied");
    expect(await subscriptionOf(alice)).toMatchObject({
      status: "ACTIVE",
      plan: "monthly",
      startedAt: services.clock.now(),
      currentPeriodEndsAt: new Date("2026-12-01T00:00:00.000Z"),
      provider: "sandbox",
      providerCustomerId: "cus_1",
    });
    expect((await findLinkByToken(services.db, link.token))?.paidAt).toEqual(services.clock.now());
    expect(await scansOf(alice)).toMatchObject([{ kind: "initial", status: "QUEUED" }]);
    const [receipt] = await receipts();
    expect(receipt).toMatchObject({
      recipient: alice.email,
      subject: "Harbor Bakery: payment of $215.37 received",
      organizationId: alice.organizationId,
    });
    for (const words of [
      "Plan: Monthly",
      "Amount paid: $215.37",
      "Paid on: November 18, 2026 at 7:00 AM EST",
      "Next payment: $497.00 on December 1, 2026",
      "The first audit of your website runs within 24 hours.",
      "No money changed hands.",
    ]) {
      expect(receipt?.text).toContain(words);
    }
    expect(await actsOf(alice, "payment.received")).toMatchObject([
      { actorKind: "system", subjectId: link.id, details: { eventId: "evt_1", amountCents: 21_537 } },
    ]);
    expect(await actsOf(alice, "subscription.activated")).toHaveLength(1);
  });

  it("is acted on once, however often and however close together its event is delivered", async () => {
    const { alice } = cast;
    const event = paymentOf(alice, (await linkFor(alice)).id);
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => deliver(event)));
    expect(outcomes.sort()).toEqual(["applied", ...Array.from({ length: 4 }, () => "delivered-before")]);
    expect(await receipts()).toHaveLength(1);
    expect(await scansOf(alice)).toHaveLength(1);
    expect(await actsOf(alice, "payment.received")).toHaveLength(1);
  });

  it("made a second time for the same link is noted, to be refunded, and changes nothing else", async () => {
    const { alice } = cast;
    const { id } = await linkFor(alice);
    await deliver(paymentOf(alice, id, "evt_1"));
    expect(await deliver(paymentOf(alice, id, "evt_2"))).toBe("paid-before");
    expect(await subscriptionOf(alice)).toMatchObject({ providerSubscriptionId: "sub_evt_1" });
    const [receipt, toOperator, ...others] = await receipts();
    expect(others).toEqual([]);
    expect(receipt?.recipient).toBe(alice.email);
    expect(toOperator).toMatchObject({
      recipient: "support@plumbline.example",
      subject: "[Operator] 1 client paid twice",
    });
    expect(toOperator?.text).toContain("Harbor Bakery paid $215.37 for a subscription");
    expect(toOperator?.text).toContain("sandbox event evt_2");
    expect(await actsOf(alice, "payment.received-twice")).toHaveLength(1);
    expect(services.logText()).toContain("refund one payment");
  });

  it("settles the other open links of the organization, and no one else's", async () => {
    const { alice, charlie } = cast;
    const [first, second, foreign] = [await linkFor(alice), await linkFor(alice), await linkFor(charlie)];
    await deliver(paymentOf(alice, first.id));
    expect((await findLinkByToken(services.db, second.token))?.paidAt).not.toBeNull();
    expect((await findLinkByToken(services.db, foreign.token))?.paidAt).toBeNull();
  });

  it("for a link of another organization is no payment of either", async () => {
    const { alice, charlie } = cast;
    const link = await linkFor(charlie);
    expect(await deliver(paymentOf(alice, link.id))).toBe("unknown");
    expect(await services.db.$count(paymentEvents)).toBe(0);
    expect((await findLinkByToken(services.db, link.token))?.paidAt).toBeNull();
    expect(await receipts()).toEqual([]);
  });

  it("brings a client who had left back with a new first day, and keeps the one of who never left", async () => {
    const { alice, charlie } = cast;
    const before = services.clock.now();
    await services.db
      .update(subscriptions)
      .set({ status: "CANCELED", cancelsAtPeriodEnd: true })
      .where(eq(subscriptions.organizationId, alice.organizationId));
    services.clock.advance(60_000);
    await deliver(paymentOf(alice, (await linkFor(alice)).id, "evt_1"));
    await deliver(paymentOf(charlie, (await linkFor(charlie)).id, "evt_2"));
    expect(await subscriptionOf(alice)).toMatchObject({
      status: "ACTIVE",
      startedAt: services.clock.now(),
      cancelsAtPeriodEnd: false,
    });
    expect(await subscriptionOf(charlie)).toMatchObject({ status: "ACTIVE", startedAt: before });
  });

  it("does not scan again where the initial audit is done", async () => {
    const { alice } = cast;
    await stageScan(contextFor(services, alice.organizationId));
    await deliver(paymentOf(alice, (await linkFor(alice)).id));
    expect(await scansOf(alice)).toHaveLength(1);
    expect((await receipts()).some(({ text }) => text?.includes("first audit"))).toBe(false);
  });

  it("counts although there is no website to audit yet", async () => {
    const { alice } = cast;
    await services.db
      .update(organizations)
      .set({ website: null })
      .where(eq(organizations.id, alice.organizationId));
    expect(await deliver(paymentOf(alice, (await linkFor(alice)).id))).toBe("applied");
    expect(await scansOf(alice)).toEqual([]);
    expect(services.logText()).toContain("scan.no-website");
    expect((await receipts()).map(({ subject }) => subject)).toContain(
      "[Operator] 1 client paid but cannot be audited",
    );
  });

  it("that no one signed is refused", async () => {
    const { alice } = cast;
    const { body } = signSandboxEvent(paymentOf(alice, (await linkFor(alice)).id));
    await expect(handlePaymentEvent(services, { body, signature: "00" })).rejects.toThrow(
      new AppError("payment.event-not-genuine"),
    );
    expect(await services.db.$count(paymentEvents)).toBe(0);
  });
});

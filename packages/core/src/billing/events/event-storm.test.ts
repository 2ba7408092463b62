import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { asc, eq, like } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { stormOfEvents, type StormOutcome } from "#billing/events/event-storm.testing.ts";
import { disputes, paymentEvents, subscriptions } from "#platform/database/tables/billing.table.ts";
import { invoices, refunds } from "#platform/database/tables/invoices.table.ts";
import { mails } from "#platform/database/tables/messages.table.ts";
import {
  sandboxDisputes,
  sandboxInvoices,
  sandboxRefunds,
  sandboxSubscriptions,
} from "#platform/database/tables/sandbox.table.ts";

let services: TestServices;
let storm: StormOutcome;

beforeAll(async () => {
  services = await testServices();
  storm = await stormOfEvents(services, { clients: 24, deliveries: 480, seed: 20_261_118 });
});
afterAll(() => services.close());

// bench/payment-events.ts does the same with 10,000 deliveries for 500 clients.
describe("after events that came late, repeatedly, together and in any order", () => {
  it("each was worked on, and no account has to be corrected", async () => {
    expect(storm.corrected).toEqual([]);
    expect(storm.deliveries).toBeGreaterThan(2 * storm.events);
    const kept = await services.db.select({ outcome: paymentEvents.outcome }).from(paymentEvents);
    expect(kept).toHaveLength(storm.events);
    expect(kept.every(({ outcome }) => outcome === "reconciled")).toBe(true);
  });

  it("every invoice and dispute of the provider is known as it is there, and no other", async () => {
    const ours = await services.db.select().from(invoices).orderBy(asc(invoices.providerInvoiceId));
    const theirs = await services.db.select().from(sandboxInvoices).orderBy(asc(sandboxInvoices.id));
    expect(ours.map((it) => [it.providerInvoiceId, it.state, it.paidCents, it.refundedCents])).toEqual(
      theirs.map((it) => [it.id, it.state, it.paidCents, it.refundedCents]),
    );
    const known = await services.db.select().from(disputes).orderBy(asc(disputes.providerDisputeId));
    const there = await services.db.select().from(sandboxDisputes).orderBy(asc(sandboxDisputes.id));
    expect(known.map((it) => [it.providerDisputeId, it.state])).toEqual(there.map((it) => [it.id, it.state]));
  });

  it("every refund has one credit note, numbered without a gap", async () => {
    const ours = await services.db.select().from(refunds).orderBy(asc(refunds.number));
    const theirs = await services.db.select().from(sandboxRefunds);
    expect(theirs.length).toBeGreaterThan(2);
    expect(new Map(ours.map((it) => [it.providerRefundId, it.amountCents]))).toEqual(
      new Map(theirs.map((it) => [it.id, it.amountCents])),
    );
    expect(ours.map(({ number }) => Number(number.slice(-6)))).toEqual([...ours.keys()].map((at) => at + 1));
  });

  it("every subscription is as the provider's side says", async () => {
    const ours = await services.db.select().from(subscriptions);
    const theirs = await services.db.select().from(sandboxSubscriptions);
    const open = await services.db.select().from(sandboxDisputes);
    expect(ours).toHaveLength(24);
    const kinds = new Set<string>();
    for (const { status, providerSubscriptionId } of ours) {
      const its = theirs.find(({ id }) => id === providerSubscriptionId);
      const isDisputed = open.some((it) => it.customerId === its?.customerId && it.state === "open");
      const running = isDisputed ? "SUSPENDED" : its?.state === "past-due" ? "PAST_DUE" : "ACTIVE";
      expect(status).toBe(its?.state === "ended" ? "CANCELED" : running);
      kinds.add(status);
    }
    expect([...kinds].toSorted()).toEqual(["ACTIVE", "CANCELED", "PAST_DUE", "SUSPENDED"]);
  });

  it("each payment was confirmed by one mail", async () => {
    const paid = await services.db.$count(invoices, eq(invoices.state, "paid"));
    expect(await services.db.$count(mails, like(mails.subject, "%: payment of % received%"))).toBe(paid);
  });
});

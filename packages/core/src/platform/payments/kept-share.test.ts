import { describe, expect, it } from "vitest";

import type { DisputeSnapshot, InvoiceSnapshot } from "#platform/payments/customer-snapshot.ts";
import { keptShare } from "#platform/payments/kept-share.ts";

const START = new Date("2026-11-01T12:00:00Z");
const MIDDLE = new Date("2026-11-16T12:00:00Z");
const END = new Date("2026-12-01T12:00:00Z");
/** Half of a month at $800. */
const UNUSED = {
  subscriptionId: "sub",
  monthlyPriceCents: 80_000,
  periodEndsAt: END,
  at: MIDDLE,
  left: (moment: Date) => END.getTime() - moment.getTime(),
};

function invoice(totalCents: number, changes: Partial<InvoiceSnapshot> = {}): InvoiceSnapshot {
  return {
    id: "in_1",
    subscriptionId: "sub",
    paymentId: "pay",
    number: "1",
    reason: "renewal",
    state: "paid",
    plan: "plus",
    lines: [{ description: "Plus", amountCents: totalCents, from: START, until: END }],
    subtotalCents: totalCents,
    taxCents: 0,
    totalCents,
    paidCents: Math.max(0, totalCents),
    refundedCents: 0,
    refunds: [],
    attempts: 1,
    nextAttemptAt: null,
    periodStartsAt: START,
    periodEndsAt: END,
    issuedAt: START,
    paidAt: START,
    paidBy: null,
    ...changes,
  };
}

/** From Plus at $800 to Monthly at $500 in the middle of the month: half of the difference is credit. */
const SWITCHED_DOWN = invoice(-15_000, {
  id: "in_2",
  lines: [
    { description: "Credit", amountCents: -40_000, from: MIDDLE, until: END },
    { description: "Monthly", amountCents: 25_000, from: MIDDLE, until: END },
  ],
});

function dispute(state: DisputeSnapshot["state"], amountCents = 80_000): DisputeSnapshot {
  return { id: "dp", invoiceId: "in_1", amountCents, reason: "fraudulent", state, openedAt: MIDDLE };
}

const shareOf = (invoices: InvoiceSnapshot[], disputes: DisputeSnapshot[] = []) =>
  keptShare({ invoices, disputes }, UNUSED);

describe("the share of unused days that was paid for and kept", () => {
  it("is all of them for a month that was paid, or when no invoice of it is known", () => {
    expect(shareOf([invoice(80_000)])).toBe(1);
    expect(shareOf([])).toBe(1);
    expect(shareOf([invoice(80_000, { subscriptionId: "another", refundedCents: 80_000 })])).toBe(1);
  });

  it("is none after the whole payment was refunded, and a part after a part was", () => {
    expect(shareOf([invoice(80_000, { refundedCents: 80_000 })])).toBe(0);
    expect(shareOf([invoice(80_000, { refundedCents: 20_000 })])).toBe(0.75);
  });

  it("is none after the bank took the payment back, and all while it decides or after it decided for us", () => {
    expect(shareOf([invoice(80_000)], [dispute("lost")])).toBe(0);
    expect(shareOf([invoice(80_000)], [dispute("open")])).toBe(1);
    expect(shareOf([invoice(80_000)], [dispute("won")])).toBe(1);
    expect(shareOf([invoice(80_000, { refundedCents: 30_000 })], [dispute("lost", 80_000)])).toBe(0);
  });

  it("is none for a month whose invoice is void or was not paid", () => {
    expect(shareOf([invoice(80_000, { state: "void", paidCents: 0, paidAt: null })])).toBe(0);
    expect(shareOf([invoice(80_000, { state: "uncollectible", paidCents: 0, paidAt: null })])).toBe(0);
  });

  it("counts a month that credit paid as paid, and only what was refunded of the rest as given back", () => {
    const used = {
      description: "Credit from an earlier change",
      amountCents: -50_000,
      from: null,
      until: null,
    };
    const renewed = invoice(80_000);
    const partly = { lines: [...renewed.lines, used], totalCents: 30_000, paidCents: 30_000 };
    expect(shareOf([{ ...renewed, ...partly }])).toBe(1);
    expect(shareOf([{ ...renewed, ...partly, refundedCents: 30_000 }])).toBe(0.625);
    const wholly = { lines: [...renewed.lines, { ...used, amountCents: -80_000 }], totalCents: 0 };
    expect(shareOf([{ ...renewed, ...wholly, paidCents: 0 }])).toBe(1);
  });

  it("looks at each invoice of the month on its own after a switch", () => {
    const atMonthly = (invoices: InvoiceSnapshot[]) =>
      keptShare({ invoices, disputes: [] }, { ...UNUSED, monthlyPriceCents: 50_000 });
    const refunded = invoice(80_000, { refundedCents: 80_000 });
    expect(atMonthly([SWITCHED_DOWN, invoice(80_000)])).toBe(1);
    expect(atMonthly([SWITCHED_DOWN, refunded])).toBe(0);
    const line = { description: "Monthly", amountCents: 25_000, from: MIDDLE, until: END };
    const paidAnew = invoice(25_000, { id: "in_2", lines: [line] });
    expect(atMonthly([paidAnew, refunded])).toBe(1);
    expect(atMonthly([{ ...paidAnew, refundedCents: 12_500 }, refunded])).toBe(0.5);
  });

  it("leaves out other months", () => {
    const before = {
      id: "in_0",
      lines: [
        { description: "Plus", amountCents: 80_000, from: new Date("2026-10-01T12:00:00Z"), until: START },
      ],
    };
    expect(shareOf([invoice(80_000), invoice(80_000, { ...before, refundedCents: 80_000 })])).toBe(1);
  });
});

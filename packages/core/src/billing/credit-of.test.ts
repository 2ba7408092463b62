import { describe, expect, it } from "vitest";

import { creditOf } from "#billing/credit-of.ts";

const INVOICE = { taxCents: 1537, totalCents: 21_537 };
const REFUNDS = [
  { id: "a", amountCents: 5000 },
  { id: "b", amountCents: 3333 },
  { id: "c", amountCents: 13_204 },
];

describe("what a refund gives back", () => {
  it("is its own amount, beside what was given back before it", () => {
    const credits = REFUNDS.map((refund) => creditOf(refund, { invoice: INVOICE, refunds: REFUNDS }));
    expect(credits.map(({ cents, earlierCents }) => [cents, earlierCents])).toEqual([
      [5000, 0],
      [3333, 5000],
      [13_204, 8333],
    ]);
  });

  it("holds tax that adds up to the invoice's, to the cent", () => {
    const taxes = REFUNDS.map((refund) => creditOf(refund, { invoice: INVOICE, refunds: REFUNDS }).taxCents);
    expect(taxes).toEqual([357, 238, 942]);
    expect(taxes.reduce((sum, tax) => sum + tax)).toBe(INVOICE.taxCents);
  });

  it("holds no tax where the invoice has none, or nothing was charged", () => {
    const untaxed = { invoice: { taxCents: 0, totalCents: 0 }, refunds: REFUNDS };
    expect(creditOf({ id: "a", amountCents: 5000 }, untaxed).taxCents).toBe(0);
  });
});

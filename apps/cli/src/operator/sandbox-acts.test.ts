import { expect, it } from "vitest";

import { invoiceState } from "./sandbox-acts.ts";

it.each([
  ["paid", 0],
  ["paid, $10.00 refunded", 1000],
  ["refunded", 49_700],
])("an invoice of $497.00 is '%s' once %i cents went back", (words, refundedCents) => {
  expect(invoiceState({ state: "paid", paidCents: 49_700, refundedCents })).toBe(words);
});

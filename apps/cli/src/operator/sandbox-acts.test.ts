import type { Renewal } from "@plumbline/core/platform/payments/sandbox/operate";
import { expect, it } from "vitest";

import { invoiceState, renewalWords } from "./sandbox-acts.ts";

it.each([
  ["paid", 0],
  ["paid, $10.00 refunded", 1000],
  ["refunded", 49_700],
])("an invoice of $497.00 is '%s' once %i cents were refunded", (words, refundedCents) => {
  expect(invoiceState({ state: "paid", paidCents: 49_700, refundedCents })).toBe(words);
});

it.each([
  ["The subscription of Corner Clinic was renewed, and $497.00 was paid.", { cents: 49_700, state: "paid" }],
  [
    "The next period of Corner Clinic began, but the charge of $497.00 was declined.",
    { cents: 49_700, state: "open" },
  ],
  [
    "The next period of Corner Clinic began. Charges are on hold, so its invoice of $497.00 is void and the card was not charged.",
    { cents: 49_700, state: "void" },
  ],
  ["The subscription of Corner Clinic ended, as it was canceled.", null],
] satisfies [string, Renewal | null][])("says '%s'", (words, renewal) => {
  expect(renewalWords("Corner Clinic", renewal)).toBe(words);
});

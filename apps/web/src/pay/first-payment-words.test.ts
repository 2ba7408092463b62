import { expect, it } from "vitest";

import { firstPaymentWords } from "./first-payment-words.ts";

it("names the last day that is paid and the 1st on which the full price is due", () => {
  expect(firstPaymentWords({ until: "2027-01-01T12:00:00.000Z" })).toBe(
    "Today you pay for the time until Dec 31, 2026. The full price is due on the 1st of each month, starting Jan 1, 2027.",
  );
});

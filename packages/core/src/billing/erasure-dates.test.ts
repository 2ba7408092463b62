import { expect, it } from "vitest";

import { ERASURE_WARNINGS, erasureOf, KEPT_DAYS } from "#billing/erasure-dates.ts";

it("data is erased to the minute 90 days after the subscription ended", () => {
  expect(erasureOf(new Date("2026-12-01T12:00:00Z"))).toEqual(new Date("2027-03-01T12:00:00Z"));
});

it("each warning comes while there is still something to save, the earlier one first", () => {
  expect([KEPT_DAYS, ...ERASURE_WARNINGS, 0]).toEqual([90, 30, 7, 0]);
});

import { expect, it } from "vitest";

import { scanDays } from "./scan-days.ts";

it.each([
  ["on a Wednesday", "2026-11-18T12:00:00Z", "2026-11-16", "2026-10-30"],
  ["on a Monday", "2026-11-16T12:00:00Z", "2026-11-16", "2026-10-30"],
  ["on a Sunday", "2026-11-22T12:00:00Z", "2026-11-16", "2026-10-30"],
  ["on the last business day of a month", "2026-11-30T12:00:00Z", "2026-11-30", "2026-11-30"],
  ["on a weekend after the last business day", "2026-10-31T12:00:00Z", "2026-10-26", "2026-10-30"],
  ["at the turn of a year", "2027-01-01T12:00:00Z", "2026-12-28", "2026-12-31"],
])("scans are due since the right days %s", (_when, now, weekly, monthly) => {
  expect(scanDays(new Date(now))).toEqual({ weekly, monthly });
});

it("a day begins at midnight in UTC, as the dashboard says", () => {
  expect(scanDays(new Date("2026-11-15T23:59:00Z")).weekly).toBe("2026-11-09");
  expect(scanDays(new Date("2026-11-16T00:00:00Z")).weekly).toBe("2026-11-16");
});

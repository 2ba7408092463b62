import { expect, it } from "vitest";

import { nextMonthlyScanDay, scanDays } from "./scan-days.ts";

it.each([
  ["on a Wednesday", "2026-11-18", "2026-11-16", "2026-10-30"],
  ["on a Monday", "2026-11-16", "2026-11-16", "2026-10-30"],
  ["on a Sunday", "2026-11-22", "2026-11-16", "2026-10-30"],
  ["on the last business day of a month", "2026-11-30", "2026-11-30", "2026-11-30"],
  ["on a weekend after the last business day", "2026-10-31", "2026-10-26", "2026-10-30"],
  ["at the turn of a year", "2027-01-01", "2026-12-28", "2026-12-31"],
  ["on Memorial Day", "2027-05-31", "2027-05-31", "2027-05-28"],
])("scans are due since the right days %s", (_when, today, weekly, monthly) => {
  expect(scanDays(today)).toEqual({ weekly, monthly });
});

it.each([
  ["2026-11-18", "2026-11-30"],
  ["2026-11-30", "2026-12-31"],
  ["2027-05-29", "2027-06-30"],
])("on %s the next monthly scan is that of %s", (today, day) => {
  expect(nextMonthlyScanDay(today)).toBe(day);
});

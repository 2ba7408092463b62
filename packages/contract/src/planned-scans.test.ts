import { expect, it } from "vitest";

import { plannedScans } from "./planned-scans.ts";

const schedule = {
  nextWeeklyScan: "2027-01-04",
  nextWeeklyScanAt: "2027-01-04T14:00:00.000Z",
  nextMonthlyReport: "2026-12-31",
  nextMonthlyScanAt: "2026-12-31T14:00:00.000Z",
  timeZone: "America/New_York",
};
const WEEKLY = { kind: "weekly", day: "2027-01-04" };
const MONTHLY = { kind: "monthly", day: "2026-12-31" };

it("the next scan is the earlier of the weekly and the monthly one", () => {
  expect(plannedScans(schedule, null)).toEqual({ weekly: WEEKLY, monthly: MONTHLY, next: MONTHLY });
  const later = { ...schedule, nextMonthlyScanAt: "2027-01-29T14:00:00.000Z" };
  expect(plannedScans(later, null).next).toEqual(WEEKLY);
});

it("the monthly scan takes the place of the weekly one of its day", () => {
  const sameDay = { ...schedule, nextMonthlyScanAt: schedule.nextWeeklyScanAt };
  expect(plannedScans(sameDay, null).next).toEqual({ kind: "monthly", day: "2027-01-04" });
});

it.each([
  ["2026-12-31T14:00:00.000Z", { weekly: null, monthly: null, next: null }],
  ["2026-12-31T14:00:00.001Z", { weekly: null, monthly: MONTHLY, next: MONTHLY }],
  ["2027-01-04T14:00:00.001Z", { weekly: WEEKLY, monthly: MONTHLY, next: MONTHLY }],
])("of a subscription that ends at %s those are left that begin before", (endsAt, planned) => {
  expect(plannedScans(schedule, new Date(endsAt))).toEqual(planned);
});

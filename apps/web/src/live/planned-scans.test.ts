import { expect, it } from "vitest";

import { monthlyReportDay, nextPlannedScan, weeklyScanDay } from "./planned-scans.ts";

const ACTIVE = {
  kind: "active",
  since: null,
  title: "Your subscription is active",
  reason: null,
  next: null,
  remedy: null,
  isScanning: true,
} as const;

const scanSchedule = {
  nextWeeklyScan: "2026-11-23",
  nextMonthlyReport: "2026-11-30",
  nextWeeklyScanAt: "2026-11-23T14:00:00.000Z",
  nextMonthlyScanAt: "2026-11-30T14:00:00.000Z",
  timeZone: "America/New_York",
};

const endingAt = (at: string) => ({
  account: { ...ACTIVE, kind: "ending", next: { what: "It ends.", at } } as const,
  scanSchedule,
});

it("a running subscription is scanned on the next Monday and reported at the month's end", () => {
  expect(weeklyScanDay({ account: ACTIVE, scanSchedule })).toBe("2026-11-23");
  expect(monthlyReportDay({ account: ACTIVE, scanSchedule })).toBe("2026-11-30");
});

it("no weekly scan is promised to a subscription that ends before it begins, on the same day too", () => {
  expect(weeklyScanDay(endingAt("2026-11-22T12:00:00.000Z"))).toBeNull();
  expect(weeklyScanDay(endingAt("2026-11-23T13:59:00.000Z"))).toBeNull();
  expect(weeklyScanDay(endingAt("2026-11-23T14:01:00.000Z"))).toBe("2026-11-23");
});

it("no report is promised to a subscription that ends before the month's scan begins", () => {
  expect(monthlyReportDay(endingAt("2026-11-30T13:59:00.000Z"))).toBeNull();
  expect(monthlyReportDay(endingAt("2026-11-30T14:01:00.000Z"))).toBe("2026-11-30");
});

it("the report of a month that is done is promised no more where none follows", () => {
  const { account } = endingAt("2026-12-01T12:00:00.000Z");
  const done = { ...scanSchedule, nextMonthlyScanAt: "2026-12-31T14:00:00.000Z" };
  expect(monthlyReportDay({ account, scanSchedule: done })).toBeNull();
});

it("the next scan is the earlier one of the two", () => {
  expect(nextPlannedScan({ account: ACTIVE, scanSchedule })).toEqual({ kind: "weekly", day: "2026-11-23" });
  const monthEnd = {
    ...scanSchedule,
    nextWeeklyScan: "2026-12-07",
    nextWeeklyScanAt: "2026-12-07T14:00:00.000Z",
  };
  expect(nextPlannedScan({ account: ACTIVE, scanSchedule: monthEnd })).toEqual({
    kind: "monthly",
    day: "2026-11-30",
  });
});

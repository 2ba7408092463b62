import { describe, expect, it } from "vitest";

import {
  billingZone,
  daysLeft,
  firstPeriod,
  lastPaidDay,
  nextPeriodEnd,
  isFirstPeriod,
} from "./billing-period.ts";

describe("the first period of a subscription", () => {
  it.each([
    ["on the first day costs the whole month", "2026-11-01T00:00:00Z", 49_700, "2026-12-01T12:00:00Z"],
    ["on the first day after noon too", "2026-11-01T18:00:00Z", 49_700, "2026-12-01T12:00:00Z"],
    ["costs the days that are left, today included", "2026-11-18T12:00:00Z", 21_537, "2026-12-01T12:00:00Z"],
    ["on the last day costs one day", "2026-11-30T23:59:59Z", 1657, "2026-12-01T12:00:00Z"],
    ["in December ends with the year", "2026-12-31T12:00:00Z", 1603, "2027-01-01T12:00:00Z"],
    ["in a leap February", "2028-02-29T00:00:00Z", 1714, "2028-03-01T12:00:00Z"],
  ])("%s", (_case, now, cents, endsAt) => {
    expect(firstPeriod(49_700, new Date(now))).toEqual({ cents, endsAt: new Date(endsAt) });
  });

  it("of a plan without a price costs nothing", () => {
    expect(firstPeriod(0, new Date("2026-11-18T12:00:00Z")).cents).toBe(0);
  });
});

it("each further period ends on the next 1st, whatever the length of the month", () => {
  const ends = ["2027-01-01T12:00:00Z", "2027-02-01T12:00:00Z", "2027-03-01T12:00:00Z"].map(
    (moment) => new Date(moment),
  );
  expect(ends.map(nextPeriodEnd)).toEqual(
    ["2027-02-01T12:00:00Z", "2027-03-01T12:00:00Z", "2027-04-01T12:00:00Z"].map((it) => new Date(it)),
  );
});

it.each([
  ["2026-12-18T09:00:00Z", true],
  ["2026-12-01T00:28:00Z", true],
  ["2026-11-30T23:59:00Z", false],
  ["2026-10-18T09:00:00Z", false],
])("of a subscription that started at %s, whether December is the first period: %s", (startedAt, isFirst) => {
  expect(isFirstPeriod(new Date("2027-01-01T12:00:00Z"), new Date(startedAt))).toBe(isFirst);
});

it("a period that ends on the 1st is paid through the last day of the month", () => {
  expect(lastPaidDay(new Date("2026-12-01T12:00:00Z")).toISOString()).toMatch(/^2026-11-30/u);
});

it("the days left shrink from all to none, and never leave that range", () => {
  const leftOn = (moment: string) => daysLeft(new Date("2026-12-01T12:00:00Z"), new Date(moment));
  expect(leftOn("2026-10-20T00:00:00Z")).toEqual({ left: 30, all: 30 });
  expect(leftOn("2026-11-16T23:59:00Z")).toEqual({ left: 15, all: 30 });
  expect(leftOn("2026-11-30T00:00:00Z")).toEqual({ left: 1, all: 30 });
  expect(leftOn("2026-12-01T08:00:00Z")).toEqual({ left: 0, all: 30 });
});

it.each([
  ["the end of a month", "2027-01-01T12:00:00Z", "UTC"],
  ["the end of a trial on another day", "2027-01-09T12:00:00Z", "Pacific/Auckland"],
  ["another moment of a 1st", "2027-01-01T15:30:00Z", "Pacific/Auckland"],
])("the day of %s, %s, is told by the clock of %s", (_case, moment, zone) => {
  expect(billingZone(new Date(moment), "Pacific/Auckland")).toBe(zone);
});

it("the end of a month keeps the client's clock where that shows the 1st, too", () => {
  expect(billingZone(new Date("2027-01-01T12:00:00Z"), "America/New_York")).toBe("America/New_York");
});

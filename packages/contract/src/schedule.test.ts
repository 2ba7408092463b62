import { describe, expect, it } from "vitest";

import { lastBusinessDayOfMonth, lastDayOfMonth, mondayOf, nextMonday } from "./schedule.ts";

describe("the next Monday", () => {
  it.each([
    ["of a Sunday is tomorrow", "2026-11-22", "2026-11-23"],
    ["of a Monday is a week ahead", "2026-11-23", "2026-11-30"],
    ["of a Saturday is in two days", "2026-11-28", "2026-11-30"],
    ["is found over the turn of a year", "2026-12-30", "2027-01-04"],
  ])("%s", (_case, today, monday) => {
    expect(nextMonday(today)).toBe(monday);
  });
});

it.each([
  ["2026-11-22", "2026-11-16"],
  ["2026-11-23", "2026-11-23"],
  ["2027-01-01", "2026-12-28"],
])("the week of %s began on Monday, %s", (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});

describe("the last business day of a month", () => {
  it.each([
    ["is its last day where that is one", "2026-11-05", "2026-11-30"],
    ["is the Friday before a weekend", "2026-10-31", "2026-10-30"],
    ["is not Memorial Day", "2027-05-31", "2027-05-28"],
    ["is the 31st of December, though New Year's Day is a Saturday", "2027-12-01", "2027-12-31"],
    ["is found in a leap February", "2028-02-10", "2028-02-29"],
  ])("%s", (_case, today, day) => {
    expect(lastBusinessDayOfMonth(today)).toBe(day);
  });
});

it("a month ends on its last day, in leap years too", () => {
  expect(["2026-02-10", "2028-02-10", "2026-12-31"].map(lastDayOfMonth)).toEqual([
    "2026-02-28",
    "2028-02-29",
    "2026-12-31",
  ]);
});

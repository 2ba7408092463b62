import { describe, expect, it } from "vitest";

import { firstPeriod } from "./billing-period.ts";

describe("the first period of a subscription", () => {
  it.each([
    ["on the first day is a whole month", "2026-11-01T00:00:00Z", 49_700, "2026-12-01T00:00:00.000Z"],
    ["on the last day is that day", "2026-11-30T23:59:59Z", 1657, "2026-12-01T00:00:00.000Z"],
    ["counts today and what is left", "2026-11-18T12:00:00Z", 21_537, "2026-12-01T00:00:00.000Z"],
    ["knows leap years", "2028-02-29T08:00:00Z", 1714, "2028-03-01T00:00:00.000Z"],
    ["ends with the year", "2026-12-31T00:00:00Z", 1603, "2027-01-01T00:00:00.000Z"],
  ])("%s", (_case, now, cents, endsAt) => {
    expect(firstPeriod(49_700, new Date(now))).toEqual({ cents, endsAt: new Date(endsAt) });
  });

  it("costs nothing where the plan costs nothing", () => {
    expect(firstPeriod(0, new Date("2026-11-18T12:00:00Z")).cents).toBe(0);
  });
});

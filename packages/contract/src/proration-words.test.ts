import { describe, expect, it } from "vitest";

import { firstPeriod, shareOfMonth } from "#billing-period.ts";
import { prorationWords } from "#proration-words.ts";

describe("how a period was prorated", () => {
  it("is told by the days that the first period was charged for", () => {
    const from = new Date("2026-11-22T16:00:00Z");
    const { cents, endsAt } = firstPeriod(49_700, from);
    expect(prorationWords({ from, until: endsAt, timeZone: "America/New_York" })).toBe(
      "9 of 30 days of the month",
    );
    expect(cents).toBe(Math.round((49_700 * 9) / 30));
  });

  it("is told by the same days where a plan was switched on the day it began", () => {
    const from = new Date("2026-11-22T16:24:00Z");
    const endsAt = new Date("2026-12-01T12:00:00Z");
    expect(prorationWords({ from, until: endsAt, timeZone: "America/New_York" })).toBe(
      "9 of 30 days of the month",
    );
    expect(shareOfMonth(49_700, endsAt, from)).toBe(firstPeriod(49_700, from).cents);
  });

  it("says by which clock, where the client's own was at another day", () => {
    const period = { from: new Date("2026-11-23T03:37:00Z"), until: new Date("2026-12-01T12:00:00Z") };
    expect(prorationWords({ ...period, timeZone: "America/New_York" })).toBe(
      "8 of 30 days of the month, as days are counted in UTC",
    );
    expect(prorationWords({ ...period, timeZone: "Europe/Berlin" })).toBe("8 of 30 days of the month");
  });

  it("is nothing for a whole month", () => {
    const period = { from: new Date("2026-11-01T12:00:00Z"), until: new Date("2026-12-01T12:00:00Z") };
    expect(prorationWords({ ...period, timeZone: "America/New_York" })).toBe("");
  });

  it("says by which clock for a whole month, too, where it began on the client's last day of the month before", () => {
    const period = { from: new Date("2026-12-01T03:00:00Z"), until: new Date("2027-01-01T12:00:00Z") };
    expect(prorationWords({ ...period, timeZone: "America/New_York" })).toBe("Days are counted in UTC");
    expect(prorationWords({ ...period, timeZone: "Europe/Berlin" })).toBe("");
  });
});

import { describe, expect, it } from "vitest";

import { firstPeriod } from "#billing-period.ts";
import { prorationWords } from "#proration-words.ts";

describe("how a period was prorated", () => {
  it("is told by the days that the first period was charged for", () => {
    const from = new Date("2026-11-22T16:00:00Z");
    const { cents, endsAt } = firstPeriod(49_700, from);
    expect(prorationWords({ from, until: endsAt }, "days")).toBe("9 of 30 days of the month");
    expect(cents).toBe(Math.round((49_700 * 9) / 30));
  });

  it("is told by time where a plan was switched", () => {
    const period = { from: new Date("2026-11-16T12:00:00Z"), until: new Date("2026-12-01T12:00:00Z") };
    expect(prorationWords(period, "time")).toBe("50.00% of the month, by time");
  });

  it("is nothing for a whole month", () => {
    const period = { from: new Date("2026-11-01T12:00:00Z"), until: new Date("2026-12-01T12:00:00Z") };
    expect(prorationWords(period, "days")).toBe("");
  });
});

import { describe, expect, it } from "vitest";

import { revenueAtRisk } from "./revenue-at-risk.ts";

describe("the annual revenue at risk", () => {
  it.each([
    [{ critical: 0, major: 0, minor: 0 }, 0],
    [{ critical: 1, major: 0, minor: 0 }, 5000],
    [{ critical: 0, major: 1, minor: 0 }, 2000],
    [{ critical: 0, major: 0, minor: 1 }, 500],
    [{ critical: 2, major: 3, minor: 7 }, 19_500],
  ])("of %o is %d dollars", (counts, dollars) => {
    expect(revenueAtRisk(counts)).toBe(dollars);
  });
});

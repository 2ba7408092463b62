import { describe, expect, it } from "vitest";

import { missingWords } from "./business-figures-section.tsx";

const NONE = { monthlyVisitors: null, conversionRate: null, averageOrderValue: null };

describe("business figures that are saved", () => {
  it("name the others they wait for", () => {
    expect(missingWords({ ...NONE, monthlyVisitors: 1200 })).toBe(
      "Saved, but not used yet: the ROI Analysis tab also needs the conversion rate and the average order value.",
    );
    expect(missingWords({ monthlyVisitors: 1200, conversionRate: 2, averageOrderValue: null })).toBe(
      "Saved, but not used yet: the ROI Analysis tab also needs the average order value.",
    );
  });

  it("ask for nothing when all or none are given", () => {
    expect(missingWords(NONE)).toBeNull();
    expect(missingWords({ monthlyVisitors: 1200, conversionRate: 2, averageOrderValue: 50 })).toBeNull();
  });
});

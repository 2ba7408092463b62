import { describe, expect, it } from "vitest";

import { annualLoss, lostShare, revenue } from "./business-impact.ts";

describe("revenue", () => {
  it("multiplies visitors, conversion rate and order value over the months", () => {
    expect(revenue({ monthlyVisitors: 1000, conversionRate: 2, averageOrderValue: 50 }, 12)).toBe(12_000);
  });

  it("is unknown while a figure is missing", () => {
    expect(revenue({ monthlyVisitors: 1000, conversionRate: null, averageOrderValue: 50 }, 12)).toBeNull();
  });
});

describe("the lost share of revenue", () => {
  it("is nothing when every area reaches its target", () => {
    expect(lostShare({ accessibility: 90, seo: 85, performance: 85, privacy: 85, security: 90 })).toBe(0);
  });

  it("adds the weighted gaps", () => {
    expect(lostShare({ accessibility: 80, seo: 75, performance: 85, privacy: 85, security: 90 })).toBeCloseTo(
      0.048,
    );
  });

  it("takes a missing score as 85", () => {
    const others = { accessibility: 90, seo: 85, performance: 85, privacy: 85 };
    expect(lostShare(others)).toBeCloseTo(0.05 * 0.25);
  });
});

describe("the loss of a year", () => {
  const figures = { monthlyVisitors: 1000, conversionRate: 2, averageOrderValue: 50 };

  it("is the lost share of the year's revenue in whole dollars", () => {
    const scores = { accessibility: 80, seo: 75, performance: 85, privacy: 85, security: 90 };
    expect(annualLoss(figures, scores)).toBe(576);
  });

  it("is unknown while a figure is missing", () => {
    expect(annualLoss({ ...figures, averageOrderValue: null }, {})).toBeNull();
  });
});

import { describe, expect, it } from "vitest";

import type { MeasuredScore } from "./loss-scores.ts";
import { lossWords, yearlyLoss } from "./yearly-loss.ts";

const NO_FIGURES = { monthlyVisitors: null, conversionRate: null, averageOrderValue: null };
const FIGURES = { monthlyVisitors: 10_000, conversionRate: 2, averageOrderValue: 50 };
const SCORES = {
  accessibility: measured(80),
  seo: measured(75),
  performance: measured(85),
  privacy: measured(95),
};
const ISSUES = { critical: 2, major: 3, minor: 7, accepted: 0 };

function measured(score: number): MeasuredScore {
  return { score, state: "measured", reason: null };
}

describe("the loss of a year", () => {
  it("comes from the business figures as soon as all are known, whatever the issues", () => {
    const loss = yearlyLoss(FIGURES, SCORES, ISSUES);
    // 120,000 a year x (10 x 0.18 + 10 x 0.30 + 5 x 0.25) / 100
    expect(loss).toMatchObject({ basis: "business-figures", amount: 7260, revenue: 120_000 });
    expect(loss.basis === "business-figures" && loss.areas.at(-1)).toEqual({
      area: "security",
      score: 85,
      isAssumed: true,
      isProvisional: false,
      reason: null,
      target: 90,
      weight: 0.25,
    });
    expect(lossWords(loss)).toBe(
      "From your business figures: your revenue of $120,000 a year (visitors × conversion rate × average order value), " +
        "times the gap of each score to its target, times the weight of its area. It can be lower than an estimate " +
        "without your figures: that one takes a share of an assumed $100,000 for each issue on your site, whatever your " +
        "revenue and your scores.",
    );
  });

  it("is an estimate by the issues while a figure is missing, and says so", () => {
    const loss = yearlyLoss({ ...FIGURES, conversionRate: null }, SCORES, ISSUES);
    expect(loss).toMatchObject({ basis: "estimate", amount: 19_500, base: 100_000, isCapped: false });
    expect(lossWords(loss)).toBe(
      "An estimate: a share of an assumed $100,000 a year, 5% for each critical issue, " +
        "2% for each high or medium one, and 0.5% for each low one.",
    );
  });

  it("says that what is accepted counts too", () => {
    const words = (accepted: number) => lossWords(yearlyLoss(NO_FIGURES, SCORES, { ...ISSUES, accepted }));
    expect(words(0)).not.toContain("accepted");
    expect(words(1)).toContain("1 accepted issue counts too, because it is still on your site.");
    expect(words(2)).toContain("2 accepted issues count too, because they are still on your site.");
  });

  it("is never estimated above the revenue it is a share of", () => {
    const loss = yearlyLoss(NO_FIGURES, SCORES, { ...ISSUES, critical: 200, major: 100 });
    expect(loss).toMatchObject({ amount: 100_000, isCapped: true });
    expect(lossWords(loss)).toContain("never more than the whole");
  });

  it("is nothing where nothing is open and every target is reached", () => {
    const nothing = { critical: 0, major: 0, minor: 0, accepted: 0 };
    const reached = { ...SCORES, accessibility: measured(90), seo: measured(90), security: measured(95) };
    expect(yearlyLoss(NO_FIGURES, {}, nothing).amount).toBe(0);
    expect(yearlyLoss(FIGURES, reached, nothing).amount).toBe(0);
  });
});

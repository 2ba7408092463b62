import { AREAS, LOSS_WEIGHTS } from "./areas.ts";
import { ASSUMED_SCORE } from "./bands.ts";
import { annualLoss, AREA_TARGETS, type BusinessFigures, revenue, type Scores } from "./business-impact.ts";
import { type GroupCounts, RISK_REVENUE, RISK_SHARES, revenueAtRisk } from "./revenue-at-risk.ts";
import type { YearlyLoss } from "./yearly-loss-figure.ts";

/**
 * The one figure for the loss of a year: by the business figures where all of them are known (`docs/product.md`, 'Return on investment'),
 * otherwise an estimate by the number of unsolved issues (9.4) that is never above the yearly revenue it assumes.
 */
export function yearlyLoss(figures: BusinessFigures, scores: Scores, issues: GroupCounts): YearlyLoss {
  const { monthlyVisitors, conversionRate, averageOrderValue } = figures;
  const income = revenue(figures, 12);
  const amount = annualLoss(figures, scores);
  if (
    income === null ||
    amount === null ||
    monthlyVisitors === null ||
    conversionRate === null ||
    averageOrderValue === null
  ) {
    return estimate(issues);
  }
  return {
    basis: "business-figures",
    amount,
    revenue: income,
    monthlyVisitors,
    conversionRate,
    averageOrderValue,
    areas: AREAS.map((area) => ({
      area,
      score: scores[area] ?? ASSUMED_SCORE,
      isAssumed: (scores[area] ?? null) === null,
      target: AREA_TARGETS[area],
      weight: LOSS_WEIGHTS[area],
    })),
  };
}

function estimate({ critical, major, minor }: GroupCounts): YearlyLoss {
  const issues = { critical, major, minor };
  const uncapped = revenueAtRisk(issues);
  return {
    basis: "estimate",
    amount: Math.min(uncapped, RISK_REVENUE),
    base: RISK_REVENUE,
    issues,
    shares: RISK_SHARES,
    isCapped: uncapped > RISK_REVENUE,
  };
}

const usDollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});
const percent = new Intl.NumberFormat("en-US", { style: "percent", maximumFractionDigits: 1 });

/** Where the figure comes from, in sentences that stand beside it. */
export function lossWords(loss: YearlyLoss): string {
  if (loss.basis === "business-figures") {
    return (
      `From your business figures: your revenue of ${usDollars.format(loss.revenue)} a year (visitors × conversion rate × ` +
      "average order value), times the gap of each score to its target, times the weight of its area. " +
      "It can be lower than an estimate without your figures: that one takes a share of an assumed " +
      `${usDollars.format(RISK_REVENUE)} for each open issue, whatever your revenue and your scores.`
    );
  }
  const { base, shares, isCapped } = loss;
  const formula =
    `${percent.format(shares.critical)} for each critical issue, ${percent.format(shares.major)} for each high or ` +
    `medium one, and ${percent.format(shares.minor)} for each low one`;
  const cap = isCapped ? " It is never more than the whole." : "";
  return `An estimate: a share of an assumed ${usDollars.format(base)} a year, ${formula}.${cap}`;
}

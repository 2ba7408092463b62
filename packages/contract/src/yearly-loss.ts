import { type Area, AREAS, LOSS_WEIGHTS } from "./areas.ts";
import { annualLoss, AREA_TARGETS, type BusinessFigures, revenue, type Scores } from "./business-impact.ts";
import { lossScore, type MeasuredScore, provisionalLossWords } from "./loss-scores.ts";
import { count } from "./numbers.ts";
import { type GroupCounts, RISK_REVENUE, RISK_SHARES, revenueAtRisk } from "./revenue-at-risk.ts";
import type { YearlyLoss } from "./yearly-loss-figure.ts";

/** The issues on the site, whether or not its owner lives with some of them for now. */
export interface IssuesAtRisk extends GroupCounts {
  /** How many of them are accepted for now. */
  accepted: number;
}

/**
 * The one figure for the loss of a year: by the business figures where all of them are known (`docs/product.md`, 'Return on investment'),
 * otherwise an estimate by the number of issues (9.4) that is never above the yearly revenue it assumes.
 */
export function yearlyLoss(
  figures: BusinessFigures,
  measured: Partial<Record<Area, MeasuredScore>>,
  issues: IssuesAtRisk,
): YearlyLoss {
  const { monthlyVisitors, conversionRate, averageOrderValue } = figures;
  const areas = AREAS.map((area) => lossScore(area, measured[area]));
  const scores: Scores = Object.fromEntries(areas.map(({ area, score }) => [area, score]));
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
    areas: areas.map((score) => ({
      ...score,
      target: AREA_TARGETS[score.area],
      weight: LOSS_WEIGHTS[score.area],
    })),
  };
}

function estimate({ critical, major, minor, accepted }: IssuesAtRisk): YearlyLoss {
  const issues = { critical, major, minor };
  const uncapped = revenueAtRisk(issues);
  return {
    basis: "estimate",
    amount: Math.min(uncapped, RISK_REVENUE),
    base: RISK_REVENUE,
    issues,
    accepted,
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
      `${usDollars.format(RISK_REVENUE)} for each issue on your site, whatever your revenue and your scores.`
    );
  }
  const { base, shares, isCapped, accepted } = loss;
  const formula =
    `${percent.format(shares.critical)} for each critical issue, ${percent.format(shares.major)} for each high or ` +
    `medium one, and ${percent.format(shares.minor)} for each low one`;
  const cap = isCapped ? " It is never more than the whole." : "";
  return `An estimate: a share of an assumed ${usDollars.format(base)} a year, ${formula}.${acceptedWords(accepted)}${cap}`;
}

/** That what is accepted counts as well: accepting it takes nothing off the site. */
function acceptedWords(accepted: number): string {
  if (accepted === 0) return "";
  const [verb, they] = accepted === 1 ? ["counts", "it is"] : ["count", "they are"];
  return ` ${count(accepted, "accepted issue")} ${verb} too, because ${they} still on your site.`;
}

/** That the figure is provisional and why, in sentences that stand beside it; null where it is not. */
export function provisionalWordsOf(loss: YearlyLoss): string | null {
  return loss.basis === "estimate" ? null : provisionalLossWords(loss.areas);
}

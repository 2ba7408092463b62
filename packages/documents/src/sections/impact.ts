import { AREA_NAMES } from "@plumbline/contract/areas";
import { integer, usDollars } from "@plumbline/contract/numbers";
import { isProvisionalLoss, type LossScore, provisionalLossWords } from "@plumbline/contract/loss-scores";
import { lossWords } from "@plumbline/contract/yearly-loss";

import type { ComprehensiveReport } from "#comprehensive-input.ts";

/** What the gaps may cost in a year, with every input; null without the organization's own figures. */
export function impactView({ yearlyLoss }: Pick<ComprehensiveReport, "yearlyLoss">) {
  if (yearlyLoss.basis === "estimate") return null;
  const { amount, revenue, monthlyVisitors, conversionRate, averageOrderValue, areas } = yearlyLoss;
  return {
    amount: `${usDollars(amount)} a year${isProvisionalLoss(areas) ? ", provisional" : ""}`,
    provisional: provisionalLossWords(areas) ?? "",
    words: lossWords(yearlyLoss),
    inputs: [
      { name: "Visitors a month", value: integer(monthlyVisitors) },
      { name: "Visitors who buy", value: `${conversionRate}%` },
      { name: "Average order", value: usDollars(averageOrderValue) },
      { name: "Revenue a year", value: usDollars(revenue) },
    ],
    areas: areas.map(({ target, weight, ...score }) => ({
      name: AREA_NAMES[score.area],
      score: scoreWords(score),
      target: String(target),
      weight: `${Math.round(weight * 100)}%`,
      loss: usDollars((Math.max(0, target - score.score) / 100) * weight * revenue),
    })),
  };
}

function scoreWords({ score, isAssumed, isProvisional }: LossScore): string {
  if (isAssumed) return `${score} (assumed)`;
  return isProvisional ? `${score} (provisional)` : String(score);
}

import { type Area, AREAS, LOSS_WEIGHTS } from "./areas.ts";
import { AREA_TARGETS, MONTHLY_PRICE, revenue } from "./business-impact.ts";
import { type LossScore, lossScore } from "./loss-scores.ts";
import type { RoiData } from "./roi-data.ts";

export const RISK_LEVELS = ["Low", "Medium", "High", "Critical"] as const;
export type RiskLevel = (typeof RISK_LEVELS)[number];

/** Risk of an area whose score is below its target (`docs/product.md`, 'Return on investment'). */
export const RISK_BELOW_TARGET: Record<Area, RiskLevel> = {
  accessibility: "High",
  seo: "Medium",
  performance: "Medium",
  privacy: "High",
  security: "Critical",
};

export const ROI_PERIODS = ["monthly", "annual"] as const;
export type RoiPeriod = (typeof ROI_PERIODS)[number];

export const ROI_MONTHS: Record<RoiPeriod, number> = { monthly: 1, annual: 12 };

/** What monitoring usually costs over a period in US dollars (`docs/product.md`, 'Return on investment'). */
const USUAL_FEES: Record<RoiPeriod, number> = { monthly: MONTHLY_PRICE, annual: 4770 };

/** One area's part in the analysis; amounts in US dollars. */
export interface RoiArea extends LossScore {
  target: number;
  /** Points the score is below its target. */
  gap: number;
  risk: RiskLevel;
  issues: number;
  fixCost: number;
  /** Share of the revenue lost to this gap, 0 to 1. */
  lostShare: number;
  loss: number;
}

/** The business impact of a site's scores over a period; amounts in US dollars, none rounded. */
export interface RoiAnalysis {
  areas: RoiArea[];
  revenue: number;
  loss: number;
  /** Fixing every current issue. */
  fixCost: number;
  monitoringFee: number;
  /** No price was agreed with the client yet, so the usual one counts. */
  isUsualFee: boolean;
  /** Fixing and monitoring together. */
  investment: number;
  /** Percent of the investment that the avoided loss brings beyond it, negative when it brings less; null without any. */
  roi: number | null;
}

/** The ROI analysis over a period. Source: `docs/product.md`, 'Return on investment'. */
export function roiAnalysis(data: RoiData, period: RoiPeriod): RoiAnalysis {
  const income = revenue(data, ROI_MONTHS[period]) ?? 0;
  const areas = AREAS.map((area) => roiArea(area, data, income));
  const loss = areas.reduce((sum, { loss }) => sum + loss, 0);
  const fixCost = areas.reduce((sum, { fixCost }) => sum + fixCost, 0);
  const monthlyFee = data.monthlyFee ?? null;
  const isUsualFee = monthlyFee === null;
  const monitoringFee = isUsualFee ? USUAL_FEES[period] : monthlyFee * ROI_MONTHS[period];
  const investment = fixCost + monitoringFee;
  const roi = investment === 0 ? null : ((loss - investment) / investment) * 100;
  return { areas, revenue: income, loss, fixCost, monitoringFee, isUsualFee, investment, roi };
}

function roiArea(area: Area, data: RoiData, income: number): RoiArea {
  const { score, issues } = recorded(area, data);
  const { [area]: reason } = data.provisional ?? {};
  const state = reason === undefined ? "measured" : "provisional";
  const counted = lossScore(area, { score, state, reason: reason ?? null });
  const target = AREA_TARGETS[area];
  const gap = Math.max(0, target - counted.score);
  const lostShare = (gap / 100) * LOSS_WEIGHTS[area];
  return {
    ...counted,
    target,
    gap,
    risk: gap > 0 ? RISK_BELOW_TARGET[area] : "Low",
    issues,
    fixCost: data.fixCosts[area],
    lostShare,
    loss: income * lostShare,
  };
}

function recorded(area: Area, data: RoiData): { score: number | null; issues: number } {
  const { currentIssues } = data;
  if (area === "security") {
    return { score: data.cybersecurityScore ?? null, issues: currentIssues.cybersecurity ?? 0 };
  }
  return { score: data[`${area}Score`], issues: currentIssues[area] };
}

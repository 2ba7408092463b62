import { type Area, byArea } from "@plumbline/contract/areas";
import type { BusinessFigures, Scores } from "@plumbline/contract/business-impact";
import type { OpenWork } from "@plumbline/contract/priority";
import type { RoiData } from "@plumbline/contract/roi-data";

interface Costs {
  work: Record<Area, OpenWork>;
  /** US cents a month as agreed with the client; null without a price. */
  monthlyPriceCents: number | null;
}

/** What the ROI analysis is computed from; null while a business figure is missing. */
export function roiDataOf(
  { monthlyVisitors, conversionRate, averageOrderValue }: BusinessFigures,
  scores: Scores,
  { work, monthlyPriceCents }: Costs,
): RoiData | null {
  if (monthlyVisitors === null || conversionRate === null || averageOrderValue === null) return null;
  const { security, ...issues } = byArea((area) => work[area].issues);
  return {
    accessibilityScore: scores.accessibility ?? null,
    seoScore: scores.seo ?? null,
    performanceScore: scores.performance ?? null,
    privacyScore: scores.privacy ?? null,
    cybersecurityScore: scores.security ?? null,
    currentIssues: { ...issues, cybersecurity: security },
    fixCosts: byArea((area) => work[area].cost),
    monthlyVisitors,
    conversionRate,
    averageOrderValue,
    monthlyFee: monthlyPriceCents === null ? null : monthlyPriceCents / 100,
  };
}

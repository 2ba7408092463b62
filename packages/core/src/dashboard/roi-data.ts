import type { Area } from "@plumbline/contract/areas";
import type { BusinessFigures, Scores } from "@plumbline/contract/business-impact";
import type { RoiData } from "@plumbline/contract/roi-data";

interface OpenWork {
  issues: Record<Area, number>;
  fixCosts: Record<Area, number>;
  /** US cents a month as agreed with the client; null without a price. */
  monthlyPriceCents: number | null;
}

/** What the ROI analysis is computed from; null while a business figure is missing. */
export function roiDataOf(
  { monthlyVisitors, conversionRate, averageOrderValue }: BusinessFigures,
  scores: Scores,
  { issues, fixCosts, monthlyPriceCents }: OpenWork,
): RoiData | null {
  if (monthlyVisitors === null || conversionRate === null || averageOrderValue === null) return null;
  const { accessibility, seo, performance, privacy, security } = issues;
  return {
    accessibilityScore: scores.accessibility ?? null,
    seoScore: scores.seo ?? null,
    performanceScore: scores.performance ?? null,
    privacyScore: scores.privacy ?? null,
    cybersecurityScore: scores.security ?? null,
    currentIssues: { accessibility, seo, performance, privacy, cybersecurity: security },
    fixCosts,
    monthlyVisitors,
    conversionRate,
    averageOrderValue,
    monthlyFee: monthlyPriceCents === null ? null : monthlyPriceCents / 100,
  };
}

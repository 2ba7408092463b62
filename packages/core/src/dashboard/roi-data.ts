import { type Area, byArea } from "@plumbline/contract/areas";
import type { BusinessFigures } from "@plumbline/contract/business-impact";
import type { OpenWork } from "@plumbline/contract/priority";
import type { RoiData } from "@plumbline/contract/roi-data";

import { type AreaRow, scoresOf } from "#scans/scans.queries.ts";

interface Costs {
  work: Record<Area, OpenWork>;
  /** US cents a month as agreed with the client; null without a price. */
  monthlyPriceCents: number | null;
}

/** What the ROI analysis is computed from; null while a business figure is missing. */
export function roiDataOf(
  { monthlyVisitors, conversionRate, averageOrderValue }: BusinessFigures,
  latest: ReadonlyMap<Area, AreaRow>,
  { work, monthlyPriceCents }: Costs,
): RoiData | null {
  if (monthlyVisitors === null || conversionRate === null || averageOrderValue === null) return null;
  const scores = scoresOf(latest);
  const provisional = [...latest].filter(([, { state }]) => state === "provisional");
  const { security, ...issues } = byArea((area) => work[area].issues);
  return {
    accessibilityScore: scores.accessibility ?? null,
    seoScore: scores.seo ?? null,
    performanceScore: scores.performance ?? null,
    privacyScore: scores.privacy ?? null,
    cybersecurityScore: scores.security ?? null,
    provisional: Object.fromEntries(provisional.map(([area, { reason }]) => [area, reason])),
    currentIssues: { ...issues, cybersecurity: security },
    fixCosts: byArea((area) => work[area].cost),
    monthlyVisitors,
    conversionRate,
    averageOrderValue,
    monthlyFee: monthlyPriceCents === null ? null : monthlyPriceCents / 100,
  };
}

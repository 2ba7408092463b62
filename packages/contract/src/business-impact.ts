import { type Area, AREAS, LOSS_WEIGHTS } from "./areas.ts";
import { ASSUMED_SCORE } from "./bands.ts";

/** Default price of the monthly plan in US dollars a month (`docs/product.md`, 'Scans and prices'). */
export const MONTHLY_PRICE = 497;

/** Score below which an area costs revenue (`docs/product.md`, 'Return on investment'). */
export const AREA_TARGETS: Record<Area, number> = {
  accessibility: 90,
  seo: 85,
  performance: 85,
  privacy: 85,
  security: 90,
};

/** Scores of 0-100 by area; an area left out or null was not measured. */
export type Scores = Partial<Record<Area, number | null>>;

/** What an organization told us about its business. */
export interface BusinessFigures {
  monthlyVisitors: number | null;
  /** Percent of visitors who buy. */
  conversionRate: number | null;
  /** US dollars. */
  averageOrderValue: number | null;
}

/**
 * Revenue of `months` months in US dollars: visitors x conversion rate x order value; null while a
 * figure is missing. Source: `docs/product.md`, 'Return on investment'.
 */
export function revenue(figures: BusinessFigures, months: number): number | null {
  const { monthlyVisitors, conversionRate, averageOrderValue } = figures;
  if (monthlyVisitors === null || conversionRate === null || averageOrderValue === null) return null;
  return monthlyVisitors * months * (conversionRate / 100) * averageOrderValue;
}

/**
 * Share of revenue lost to the gaps between scores and targets, 0 to 1. A missing score counts as the
 * assumed one. Source: `docs/product.md`, 'Return on investment'.
 */
export function lostShare(scores: Scores): number {
  return AREAS.reduce((sum, area) => {
    const gap = Math.max(0, AREA_TARGETS[area] - (scores[area] ?? ASSUMED_SCORE));
    return sum + (gap / 100) * LOSS_WEIGHTS[area];
  }, 0);
}

/**
 * Revenue lost in a year to the gaps of these scores, in whole US dollars; null while a business figure is
 * missing. Source: `docs/product.md`, 'Return on investment'.
 */
export function annualLoss(figures: BusinessFigures, scores: Scores): number | null {
  const income = revenue(figures, 12);
  return income === null ? null : Math.round(income * lostShare(scores));
}

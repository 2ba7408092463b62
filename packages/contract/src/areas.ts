/** The five areas a site is scored in, in the order they are shown. */
export const AREAS = ["accessibility", "seo", "performance", "privacy", "security"] as const;
export type Area = (typeof AREAS)[number];

/** A value for each area. */
export function byArea<T>(of: (area: Area) => T): Record<Area, T> {
  return {
    accessibility: of("accessibility"),
    seo: of("seo"),
    performance: of("performance"),
    privacy: of("privacy"),
    security: of("security"),
  };
}

/** How each area is named to a person, wherever it is listed; the five score cards have titles of their own. */
export const AREA_NAMES: Record<Area, string> = {
  accessibility: "Accessibility",
  seo: "SEO",
  performance: "Performance",
  privacy: "Privacy",
  security: "Security",
};

/**
 * Share of lost revenue attributed to a full gap in each area (fractions that add up to 1).
 * They also weight the overall score. Source: `docs/product.md`, 'Return on investment'.
 */
export const LOSS_WEIGHTS: Record<Area, number> = {
  accessibility: 0.18,
  seo: 0.3,
  performance: 0.15,
  privacy: 0.12,
  security: 0.25,
};

/** Severities from worst to least. */
export const SEVERITIES = ["critical", "high", "medium", "low"] as const;
export type Severity = (typeof SEVERITIES)[number];

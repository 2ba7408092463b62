/** Number of issues by group of Fix Priority. */
export interface GroupCounts {
  critical: number;
  major: number;
  minor: number;
}

/** Annual revenue the estimate starts from, in US dollars (`docs/product.md`, 'Revenue at risk'). */
export const RISK_REVENUE = 100_000;

/** Share of that revenue one issue of a group puts at risk (`docs/product.md`, 'Revenue at risk'). */
export const RISK_SHARES: GroupCounts = { critical: 0.05, major: 0.02, minor: 0.005 };

/** Annual revenue at risk in whole US dollars (`docs/product.md`, 'Revenue at risk'). */
export function revenueAtRisk({ critical, major, minor }: GroupCounts): number {
  const share = critical * RISK_SHARES.critical + major * RISK_SHARES.major + minor * RISK_SHARES.minor;
  return Math.round(RISK_REVENUE * share);
}

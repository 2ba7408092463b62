const LOCALE = "en-US";

/** Thousands as 'K', millions as 'M': 12500 is '12.5K', 2500000 is '2.5M', 840 is '840'. */
export function formatShort(count: number): string {
  return new Intl.NumberFormat(LOCALE, { notation: "compact", maximumFractionDigits: 1 }).format(count);
}

/** US dollars, without decimals unless asked for: '$12,400'. */
export function formatDollars(amount: number, decimals = 0): string {
  const dollars = { style: "currency", currency: "USD", maximumFractionDigits: decimals } as const;
  return new Intl.NumberFormat(LOCALE, dollars).format(amount);
}

/** Percent as they are, with at most so many decimals: '−12%', '1,250%'. */
export function formatPercent(percent: number, decimals = 0): string {
  const rounded = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: decimals }).format(percent);
  // A minus sign, as points have: a hyphen is shorter than the digits are wide.
  return `${rounded.replace("-", "\u2212")}%`;
}

/** US cents as dollars with two decimals: 49700 is '$497.00'. */
export function formatCents(cents: number): string {
  return new Intl.NumberFormat(LOCALE, { style: "currency", currency: "USD" }).format(cents / 100);
}

/** Points of a score with at most one decimal: '12.5'. */
export function formatPoints(points: number): string {
  return new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 }).format(points);
}

/** A count with its thousands apart: '1,234'. */
export function formatCount(count: number): string {
  return new Intl.NumberFormat(LOCALE).format(count);
}

/** 'one page', '3 pages': a count and its noun. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

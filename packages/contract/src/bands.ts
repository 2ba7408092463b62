/** Word for a metric's value (`docs/product.md`, 'Scores and their words'). */
export function metricLabel(value: number): string {
  if (value >= 90) return "Excellent";
  if (value >= 80) return "Good";
  if (value >= 70) return "Fair";
  if (value >= 60) return "Needs Improvement";
  return "Critical Attention Required";
}

export type ScoreBand = "green" | "yellow" | "orange" | "red";

/** Color band of a score on Fix Priority and on score cards (`docs/product.md`, 'Scores and their words'). */
export function scoreBand(value: number): ScoreBand {
  if (value >= 90) return "green";
  if (value >= 75) return "yellow";
  if (value >= 60) return "orange";
  return "red";
}

/** Color of a report's score badge (`docs/product.md`, 'Reports and their files'). */
export function reportBadge(value: number): Exclude<ScoreBand, "orange"> {
  if (value >= 80) return "green";
  if (value >= 60) return "yellow";
  return "red";
}

/** Score shown, marked as assumed, where none was recorded (`docs/product.md`, 'Scores and their words'). */
export const ASSUMED_SCORE = 85;

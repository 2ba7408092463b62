import type { AreaScore } from "@plumbline/contract/scan-result";

/** `72, between 69 and 75`; null where the score is sure to the point, or there is none. */
export function intervalWords({ score, interval }: Pick<AreaScore, "score" | "interval">): string | null {
  if (score === null || interval === undefined) return null;
  return `${score}, between ${interval.low} and ${interval.high}`;
}

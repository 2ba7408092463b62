import type { AreaScore, ScoreInterval } from "./scan-result.ts";

/**
 * `between 69 and 75`: how far a measured score can differ in another scan. Null where it is sure to the point, and where
 * it is provisional: what was not seen, or was disturbed, can change it beyond any range, as its reason says.
 */
export function rangeWords({
  state,
  interval,
}: {
  state: AreaScore["state"];
  interval?: ScoreInterval | undefined;
}): string | null {
  if (state !== "measured" || interval === undefined) return null;
  return `between ${interval.low} and ${interval.high}`;
}

import { lacksInFull } from "@plumbline/contract/overall-coverage";
import type { HistoricalPoint } from "@plumbline/contract/trends";

import { isTotalComparable } from "./trends.ts";

/** What the newest total lacks, and whether it can be compared with the one before. */
export function TotalCoverage({ points }: { points: readonly HistoricalPoint[] }) {
  const newest = points.findLast(({ totalScore }) => totalScore !== null);
  const words = newest === undefined ? null : lacksInFull(newest);
  const isComparable = isTotalComparable(points);
  if (words === null && isComparable) return null;
  return (
    <p className="max-w-[75ch] text-sm text-muted">
      {words}
      {!isComparable && " The scan before covered other areas, so the two totals can't be compared."}
    </p>
  );
}

import { lacksInFull } from "@plumbline/contract/overall-coverage";
import type { HistoricalPoint } from "@plumbline/contract/trends";

import { latestOf } from "./trends.ts";

/** What the newest total lacks, and whether it can be compared with the one before. */
export function TotalCoverage({ points }: { points: readonly HistoricalPoint[] }) {
  const newest = points.findLast(({ totalScore }) => totalScore !== null);
  const words = newest === undefined ? null : lacksInFull(newest);
  const { incomparable } = latestOf(points, "totalScore");
  if (words === null && incomparable === null) return null;
  return (
    <p className="max-w-[75ch] text-sm text-muted">
      {words}
      {incomparable && ` The total can't be compared with the scan before: ${incomparable}.`}
    </p>
  );
}

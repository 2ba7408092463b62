import { AREAS, type Area } from "@plumbline/contract/areas";
import { overallScore } from "@plumbline/contract/overall-score";

interface Scored {
  score: number | null;
}

/** Overall score of the areas as they stand after a scan: those it left out keep the score they were measured with last. */
export function standingOverall(
  tried: Partial<Record<Area, Scored>>,
  before: ReadonlyMap<Area, Scored>,
): number | null {
  const scores: Partial<Record<Area, number | null>> = {};
  for (const area of AREAS) scores[area] = (tried[area] ?? before.get(area))?.score ?? null;
  return overallScore(scores);
}

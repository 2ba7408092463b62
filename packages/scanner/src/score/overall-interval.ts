import { AREAS, LOSS_WEIGHTS, type Area } from "@plumbline/contract/areas";
import type { ScoreInterval } from "@plumbline/contract/scan-result";

import { intervalAround, together, type Deviation } from "#score/interval.ts";

/** The areas' deviations in the overall score, each by the area's weight among the measured ones. */
export function overallInterval(
  overall: number,
  scores: Partial<Record<Area, number | null>>,
  deviations: Partial<Record<Area, Deviation>>,
): ScoreInterval | null {
  const measured = AREAS.filter((area) => (scores[area] ?? null) !== null);
  const total = measured.reduce((sum, area) => sum + LOSS_WEIGHTS[area], 0);
  const weighed = measured.flatMap((area) => {
    const deviation = deviations[area];
    const share = LOSS_WEIGHTS[area] / total;
    return deviation === undefined
      ? []
      : [{ below: deviation.below * share, above: deviation.above * share }];
  });
  return intervalAround(overall, together(...weighed));
}

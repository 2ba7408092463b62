import { AREAS, type Area, LOSS_WEIGHTS } from "./areas.ts";

/**
 * Overall score, 0-100: the mean of the areas that have one, weighted by the loss weights of specification
 * 9.3. An area without a score is left out; null when none has one.
 */
export function overallScore(scores: Partial<Record<Area, number | null>>): number | null {
  let sum = 0;
  let weight = 0;
  for (const area of AREAS) {
    const score = scores[area] ?? null;
    if (score === null) continue;
    sum += score * LOSS_WEIGHTS[area];
    weight += LOSS_WEIGHTS[area];
  }
  return weight === 0 ? null : Math.round(sum / weight);
}

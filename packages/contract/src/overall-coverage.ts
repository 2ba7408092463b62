import { type Area, AREA_NAMES, AREAS, LOSS_WEIGHTS } from "./areas.ts";

/** Areas without a score, which an overall score of the others lacks. */
export function missingAreas(scores: Partial<Record<Area, number | null>>): Area[] {
  return AREAS.filter((area) => (scores[area] ?? null) === null);
}

/**
 * What an overall score lacks, named first, and what it covers, e.g. `Not measured: Privacy, Security. The overall
 * score covers 3 of 5 areas, 63% of its full weight.`; null where it covers everything, or nothing.
 */
export function coverageWords(missing: readonly Area[]): string | null {
  if (!isPartial(missing)) return null;
  const measured = AREAS.length - missing.length;
  return (
    `Not measured: ${names(missing)}. The overall score covers ${measured} of ${AREAS.length} areas, ` +
    `${coveragePercent(missing)}% of its full weight.`
  );
}

/** The same for a narrow place, e.g. `Without Privacy, Security: covers 63%`. */
export function coverageInShort(missing: readonly Area[]): string | null {
  return isPartial(missing) ? `Without ${names(missing)}: covers ${coveragePercent(missing)}%` : null;
}

/** Share of the full weight that the areas with a score carry, in whole percent. */
export function coveragePercent(missing: readonly Area[]): number {
  const lost = missing.reduce((sum, area) => sum + LOSS_WEIGHTS[area], 0);
  return Math.round((1 - lost) * 100);
}

function isPartial(missing: readonly Area[]): boolean {
  return missing.length > 0 && missing.length < AREAS.length;
}

function names(areas: readonly Area[]): string {
  return areas.map((area) => AREA_NAMES[area]).join(", ");
}

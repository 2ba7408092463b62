import { type Area, AREA_NAMES, AREAS, LOSS_WEIGHTS } from "./areas.ts";

/** What keeps an overall score from being measured in full. */
export interface OverallLacks {
  /** Areas without a score, which it lacks. */
  missing: readonly Area[];
  /** Areas whose score is provisional, so it is too. */
  provisionalAreas: readonly Area[];
}

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

/**
 * That an overall score is provisional and through which areas, to be said after it: `provisional because SEO and Privacy
 * are`; null where it is not.
 */
export function provisionalBecause(provisional: readonly Area[]): string | null {
  if (provisional.length === 0) return null;
  return `provisional because ${AND_LIST.format(provisional.map((area) => AREA_NAMES[area]))} ${provisional.length === 1 ? "is" : "are"}`;
}

/** All that an overall score lacks, for lists and other narrow places; null where it lacks nothing. */
export function lacksInShort({ missing, provisionalAreas }: OverallLacks): string | null {
  const because = provisionalBecause(provisionalAreas);
  const parts = [coverageInShort(missing), because && `P${because.slice(1)}`];
  return parts.filter((part) => part !== null).join(". ") || null;
}

/** The same in sentences. */
export function lacksInFull({ missing, provisionalAreas }: OverallLacks): string | null {
  if (missing.length === AREAS.length) return "No area could be measured, so there is no score.";
  const because = provisionalBecause(provisionalAreas);
  const parts = [coverageWords(missing), because && `The overall score is ${because}.`];
  return parts.filter((part) => part !== null).join(" ") || null;
}

/**
 * Why two overall scores can't be compared, to be said after a colon: `Performance was provisional then`; null where
 * they can. One that lacks an area, or saw less of it, moved for that reason alone.
 */
export function whyIncomparable(now: OverallLacks, before: OverallLacks): string | null {
  const parts = [
    onlyIn(before.missing, now.missing, { one: "was not measured then", many: "were not measured then" }),
    onlyIn(now.missing, before.missing, { one: "is not measured now", many: "are not measured now" }),
    onlyIn(before.provisionalAreas, now.provisionalAreas, {
      one: "was provisional then",
      many: "were provisional then",
    }),
    onlyIn(now.provisionalAreas, before.provisionalAreas, {
      one: "is provisional now",
      many: "are provisional now",
    }),
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : AND_LIST.format(parts);
}

function onlyIn(
  some: readonly Area[],
  others: readonly Area[],
  words: { one: string; many: string },
): string | null {
  const own = some.filter((area) => !others.includes(area)).map((area) => AREA_NAMES[area]);
  return own.length === 0 ? null : `${AND_LIST.format(own)} ${own.length === 1 ? words.one : words.many}`;
}

/** Share of the full weight that the areas with a score carry, in whole percent. */
export function coveragePercent(missing: readonly Area[]): number {
  const lost = missing.reduce((sum, area) => sum + LOSS_WEIGHTS[area], 0);
  return Math.round((1 - lost) * 100);
}

function isPartial(missing: readonly Area[]): boolean {
  return missing.length > 0 && missing.length < AREAS.length;
}

const AND_LIST = new Intl.ListFormat("en-US", { type: "conjunction" });

function names(areas: readonly Area[]): string {
  return areas.map((area) => AREA_NAMES[area]).join(", ");
}

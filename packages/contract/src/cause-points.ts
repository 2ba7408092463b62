import { apportion } from "./apportion.ts";
import { type Area, AREAS } from "./areas.ts";
import type { CauseFacts, ScoreSheets } from "./cause-facts.ts";
import type { ScoreLine } from "./scan-result.ts";
import { ISSUE_GROUP_ORDER } from "./severity-groups.ts";

/** What a cause costs by the score sheets. */
export interface CausePoints {
  /** Points of 100 it takes off its area's score; null when the area has no score. */
  points: number | null;
  /** Titles of further lines of its area's sheet whose points are among these. */
  alsoCounts: string[];
  /** Points it takes off the scores of other areas, whose sheets have lines that end with its fix. */
  elsewhere: AreaPoints[];
  /** The gate it keeps closed: the highest score its area can have while the cause is there. */
  gate: { atMost: number; title: string } | null;
}

export interface AreaPoints {
  area: Area;
  points: number;
}

type Asked = Pick<CauseFacts, "check" | "group" | "area">;

/** Name of the cause that the issues of one check within one group have, equal from scan to scan. */
export function causeId({ check, group }: Pick<CauseFacts, "check" | "group">): string {
  return `${check}.${group}`;
}

/**
 * What each cause costs: the points of its check's lines on the score sheets, of its own area and of others that list
 * the same defect nowhere else, so that causes and sheets add up. A check with causes in several groups splits its
 * points by the severity and number of their issues; the points of issues that are not open are nobody's.
 */
export function causePoints(
  facts: readonly CauseFacts[],
  sheets: ScoreSheets,
): (cause: Asked) => CausePoints {
  const taken = AREAS.flatMap((area) => {
    const sheet = sheets[area];
    return (sheet?.score ?? null) === null ? [] : [takenFrom(area, sheet?.lines ?? [], facts)];
  });
  return (cause) => {
    const own = taken.find(({ area }) => area === cause.area);
    const gate = own?.gates.get(causeId(cause));
    return {
      points: own === undefined ? null : (tenthsOf(cause, own) + toTenths(gate?.points ?? 0)) / 10,
      alsoCounts: own === undefined || tenthsOf(cause, own) === 0 ? [] : (own.others.get(cause.check) ?? []),
      elsewhere: taken
        .filter((other) => other !== own && tenthsOf(cause, other) > 0)
        .map((other) => ({ area: other.area, points: tenthsOf(cause, other) / 10 })),
      gate: gate?.atMost === undefined ? null : { atMost: gate.atMost, title: gate.title },
    };
  };
}

/** What the causes take off the score of one area. */
interface Taken {
  area: Area;
  /** Tenths of points by the name of the cause. */
  tenths: Map<string, number>;
  /** By check: titles of the lines of other checks whose points it answers for. */
  others: Map<string, string[]>;
  gates: Map<string, ScoreLine>;
}

function takenFrom(area: Area, lines: readonly ScoreLine[], facts: readonly CauseFacts[]): Taken {
  const tenths = new Map<string, number>();
  const gates = new Map<string, ScoreLine>();
  for (const [check, points] of tenthsByCheck(area, facts, lines)) share(facts, check, points, tenths);
  for (const line of lines) {
    const gatekeeper = line.atMost === undefined ? undefined : gravestOpen(facts, line.check);
    if (gatekeeper?.area === area) gates.set(causeId(gatekeeper), line);
  }
  return { area, tenths, others: othersByCheck(area, facts, lines), gates };
}

function tenthsOf(cause: Asked, { tenths }: Taken): number {
  return tenths.get(causeId(cause)) ?? 0;
}

function toTenths(points: number): number {
  return Math.round(points * 10);
}

/** Tenths of points by the check that answers for them. */
function tenthsByCheck(
  area: Area,
  facts: readonly CauseFacts[],
  lines: readonly ScoreLine[],
): Map<string, number> {
  const found = new Map<string, number>();
  for (const line of lines) {
    if (line.atMost !== undefined) continue;
    const answering = answeringFor(line, area, facts);
    const parts = apportion(
      toTenths(line.points),
      answering.map(() => 1),
    );
    answering.forEach((other, index) => found.set(other, (found.get(other) ?? 0) + (parts[index] ?? 0)));
  }
  return found;
}

/** By check that answers for them: titles of the costly lines of other checks, but for those of its own title. */
function othersByCheck(
  area: Area,
  facts: readonly CauseFacts[],
  lines: readonly ScoreLine[],
): Map<string, string[]> {
  const titles = new Map(facts.map((cause) => [cause.check, cause.title]));
  const costly = lines.filter(({ atMost, points }) => atMost === undefined && points > 0);
  const pairs = costly.flatMap((line) =>
    answeringFor(line, area, facts)
      .filter((check) => check !== line.check && titles.get(check) !== line.title)
      .map((check) => ({ check, title: line.title })),
  );
  const byCheck = Map.groupBy(pairs, ({ check }) => check);
  return new Map([...byCheck].map(([check, found]) => [check, found.map(({ title }) => title)]));
}

/** The line's own check, else those of its area that report the same, else the first of another area that does. */
function answeringFor(
  { check, fixedWith = [] }: ScoreLine,
  area: Area,
  facts: readonly CauseFacts[],
): string[] {
  const areas = new Map(facts.map((cause) => [cause.check, cause.area]));
  if (areas.has(check)) return [check];
  const known = fixedWith.filter((other) => areas.has(other));
  const own = known.filter((other) => areas.get(other) === area);
  return own.length > 0 ? own : known.slice(0, 1);
}

/** Splits a check's points among its groups and what of them is not open. */
function share(
  facts: readonly CauseFacts[],
  check: string,
  points: number,
  tenths: Map<string, number>,
): void {
  const groups = facts.filter((cause) => cause.check === check).toSorted(graverFirst);
  const open = groups.map(({ openWeight }) => openWeight);
  const settled = groups.reduce((sum, { openWeight, scoredWeight }) => sum + scoredWeight - openWeight, 0);
  const parts = apportion(points, [...open, settled]);
  groups.forEach((cause, index) => tenths.set(causeId(cause), parts[index] ?? 0));
}

function gravestOpen(facts: readonly CauseFacts[], check: string): CauseFacts | undefined {
  return facts.filter((cause) => cause.check === check && cause.issues > 0).toSorted(graverFirst)[0];
}

function graverFirst(a: CauseFacts, b: CauseFacts): number {
  return ISSUE_GROUP_ORDER.indexOf(a.group) - ISSUE_GROUP_ORDER.indexOf(b.group);
}

import { apportion } from "./apportion.ts";
import type { CauseFacts, ScoreSheets } from "./cause-facts.ts";
import type { ScoreLine } from "./scan-result.ts";
import { ISSUE_GROUP_ORDER } from "./severity-groups.ts";

/** What a cause costs by the score sheet of its area. */
export interface CausePoints {
  /** Points of 100 it takes off its area's score; null when the area has no score. */
  points: number | null;
  /** The gate it keeps closed: the highest score its area can have while the cause is there. */
  gate: { atMost: number; title: string } | null;
}

type Asked = Pick<CauseFacts, "check" | "group" | "area">;

/** Name of the cause that the issues of one check within one group have, equal from scan to scan. */
export function causeId({ check, group }: Pick<CauseFacts, "check" | "group">): string {
  return `${check}.${group}`;
}

/**
 * What each cause costs: the points of its check's lines on the score sheet, so that causes and sheet add up. A check
 * with causes in several groups splits its points by the severity and number of their issues; the points of issues that
 * are not open are nobody's.
 */
export function causePoints(
  facts: readonly CauseFacts[],
  sheets: ScoreSheets,
): (cause: Asked) => CausePoints {
  const tenths = new Map<string, number>();
  const gates = new Map<string, ScoreLine>();
  for (const [area, inArea] of Map.groupBy(facts, ({ area }) => area)) {
    const lines = sheets[area]?.lines ?? [];
    for (const [check, points] of tenthsByCheck(inArea, lines)) share(inArea, check, points, tenths);
    for (const line of lines) {
      const gatekeeper = line.atMost === undefined ? undefined : gravestOpen(inArea, line.check);
      if (gatekeeper !== undefined) gates.set(causeId(gatekeeper), line);
    }
  }
  return (cause) => {
    if ((sheets[cause.area]?.score ?? null) === null) return { points: null, gate: null };
    const gate = gates.get(causeId(cause));
    const own = (tenths.get(causeId(cause)) ?? 0) + (gate === undefined ? 0 : toTenths(gate.points));
    return {
      points: own / 10,
      gate: gate?.atMost === undefined ? null : { atMost: gate.atMost, title: gate.title },
    };
  };
}

function toTenths(points: number): number {
  return Math.round(points * 10);
}

/** Tenths of points by the check that answers for them. */
function tenthsByCheck(inArea: readonly CauseFacts[], lines: readonly ScoreLine[]): Map<string, number> {
  const known = new Set(inArea.map(({ check }) => check));
  const found = new Map<string, number>();
  for (const { check, points, atMost, fixedWith = [] } of lines) {
    if (atMost !== undefined) continue;
    const answering = known.has(check) ? [check] : fixedWith.filter((other) => known.has(other));
    const parts = apportion(
      toTenths(points),
      answering.map(() => 1),
    );
    answering.forEach((other, index) => found.set(other, (found.get(other) ?? 0) + (parts[index] ?? 0)));
  }
  return found;
}

/** Splits a check's points among its groups and what of them is not open. */
function share(
  inArea: readonly CauseFacts[],
  check: string,
  points: number,
  tenths: Map<string, number>,
): void {
  const groups = inArea.filter((cause) => cause.check === check).toSorted(graverFirst);
  const open = groups.map(({ openWeight }) => openWeight);
  const settled = groups.reduce((sum, { openWeight, scoredWeight }) => sum + scoredWeight - openWeight, 0);
  const parts = apportion(points, [...open, settled]);
  groups.forEach((cause, index) => tenths.set(causeId(cause), parts[index] ?? 0));
}

function gravestOpen(inArea: readonly CauseFacts[], check: string): CauseFacts | undefined {
  return inArea.filter((cause) => cause.check === check && cause.issues > 0).toSorted(graverFirst)[0];
}

function graverFirst(a: CauseFacts, b: CauseFacts): number {
  return ISSUE_GROUP_ORDER.indexOf(a.group) - ISSUE_GROUP_ORDER.indexOf(b.group);
}

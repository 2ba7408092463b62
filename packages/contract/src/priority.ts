import { type Area, byArea, LOSS_WEIGHTS, SEVERITIES } from "./areas.ts";
import type { CauseFacts, ScoreSheets } from "./cause-facts.ts";
import { causeId, causePoints, type CausePoints } from "./cause-points.ts";
import { ISSUE_GROUP_ORDER } from "./severity-groups.ts";
import { type Work, workOf } from "./work.ts";

/** Where a cause stands among all of them, and why. */
export interface Priority extends CausePoints {
  /** Name of the cause, equal from scan to scan: its check and group. */
  cause: string;
  /** Place in the order, from 1. */
  rank: number;
  /** Points of the overall score it costs in all areas; null when none of them has a score. */
  overallPoints: number | null;
  /** Pages measured in its area; null when none was. */
  pagesMeasured: number | null;
  /** Fixing all its issues; null when its check gave no estimate. */
  work: Work | null;
}

export type RankedCause<F extends CauseFacts = CauseFacts> = F & Priority;

/**
 * The causes in the order in which they are best fixed: the graver group first, in it what keeps a score down whatever
 * else is fixed, then the most points of the overall score for an hour of work.
 */
export function prioritize<F extends CauseFacts>(facts: readonly F[], sheets: ScoreSheets): RankedCause<F>[] {
  const pointsOf = causePoints(facts, sheets);
  const shares = overallShares(sheets);
  const unranked = facts
    .filter(({ issues }) => issues > 0)
    .map((cause) => {
      const points = pointsOf(cause);
      const measured = sheets[cause.area]?.pagesMeasured ?? 0;
      return {
        ...cause,
        ...points,
        cause: causeId(cause),
        overallPoints: overallPoints(cause.area, points, shares),
        pagesMeasured: measured === 0 ? null : measured,
        work: cause.effort === null ? null : workOf(cause.effort, cause.issues),
      };
    });
  return unranked.toSorted(firstToFix).map((cause, index) => ({ ...cause, rank: index + 1 }));
}

function overallPoints(
  area: Area,
  { points, elsewhere }: CausePoints,
  shares: Partial<Record<Area, number>>,
): number | null {
  const taken = [...(points === null ? [] : [{ area, points }]), ...elsewhere];
  if (taken.length === 0) return null;
  return roundTo(
    taken.reduce((sum, one) => sum + one.points * (shares[one.area] ?? 0), 0),
    1000,
  );
}

/** Share of each scored area in the overall score. */
function overallShares(sheets: ScoreSheets): Partial<Record<Area, number>> {
  const scored = (Object.keys(sheets) as Area[]).filter((area) => (sheets[area]?.score ?? null) !== null);
  const all = scored.reduce((sum, area) => sum + LOSS_WEIGHTS[area], 0);
  return Object.fromEntries(scored.map((area) => [area, LOSS_WEIGHTS[area] / all]));
}

function roundTo(value: number, parts: number): number {
  return Math.round(value * parts) / parts;
}

type Unranked = CauseFacts & Omit<Priority, "rank">;

/** A total order: the last criterion differs for any two causes of a group. */
function firstToFix(a: Unranked, b: Unranked): number {
  return (
    ISSUE_GROUP_ORDER.indexOf(a.group) - ISSUE_GROUP_ORDER.indexOf(b.group) ||
    Number(b.gate !== null) - Number(a.gate !== null) ||
    pointsAnHour(b) - pointsAnHour(a) ||
    SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) ||
    shareOfPages(b) - shareOfPages(a) ||
    (a.check < b.check ? -1 : 1)
  );
}

/** What is not scored, or whose work nobody estimated, comes after what is known to be worth it. */
function pointsAnHour({ overallPoints, work }: Unranked): number {
  return overallPoints === null || work === null ? 0 : overallPoints / work.minutes;
}

function shareOfPages({ isSiteWide, pages, pagesMeasured }: Unranked): number {
  if (isSiteWide) return 1;
  return pagesMeasured === null ? 0 : Math.min(1, pages / pagesMeasured);
}

/** US dollars that fixing all of these causes costs: the one figure for the cost of fixing. */
export function costOfFixing(causes: readonly { work: Work | null }[]): number {
  return causes.reduce((sum, { work }) => sum + (work?.cost ?? 0), 0);
}

/** The work that is left in an area. */
export interface OpenWork {
  issues: number;
  /** US dollars that fixing these issues costs. */
  cost: number;
}

/** The same by area, with how many issues that fixes. Neither counts those that wait for the check of their fix. */
export function openWorkByArea(
  causes: readonly { area: Area; issues: number; work: Work | null }[],
): Record<Area, OpenWork> {
  return byArea((area) => {
    const own = causes.filter((cause) => cause.area === area);
    return { issues: own.reduce((sum, { issues }) => sum + issues, 0), cost: costOfFixing(own) };
  });
}

import { AREAS, LOSS_WEIGHTS, type Area } from "@plumbline/contract/areas";
import type { ScanResult, ScoreLine } from "@plumbline/contract/scan-result";

import { LIGHTHOUSE_GROUP } from "#check.ts";
import { CHECKS } from "#checks/registry.ts";
import { SEEN_BY_LIGHTHOUSE } from "#judge/absorb-twins.ts";
import { roundToTenth } from "#score/deductions.ts";
import { strictestGate } from "#score/gates.ts";
import { DEFAULT_CAP, GROUP_CAPS } from "#score/weights.ts";

/** Points of 100 that a score would rise by. */
export interface Gain {
  area: number;
  overall: number;
}

type Scored = Pick<ScanResult, "areas" | "checks" | "findings">;

const GROUP_OF = new Map(CHECKS.map(({ id, group }) => [id, group]));

/**
 * What fixing one check everywhere, and nothing else, would give. It is less than the check costs where the
 * group's cap or a gate then lets others count; zero while a gate of another check holds.
 *
 * @returns null when the area has no score
 */
export function gainOfFixing(area: Area, check: string, result: Scored): Gain | null {
  const scored = result.areas[area];
  if (scored === undefined || scored.score === null) return null;
  const fixed = new Set([check, ...twinsOf(check)]);
  const gain = scoreWithout(area, fixed, result) - scoreWithout(area, new Set(), result);
  const weight = LOSS_WEIGHTS[area] / sum(measuredAreas(result).map((other) => LOSS_WEIGHTS[other]));
  return { area: roundToTenth(gain), overall: roundToTenth(gain * weight) };
}

/** Areas that have a score, and so a part in the overall one. */
export function measuredAreas({ areas }: Pick<ScanResult, "areas">): Area[] {
  return AREAS.filter((area) => areas[area] !== undefined && areas[area].score !== null);
}

/** What Lighthouse and a check of ours both see is fixed together. */
function twinsOf(check: string): string[] {
  return Object.entries(SEEN_BY_LIGHTHOUSE)
    .filter((pair) => pair.includes(check))
    .flat();
}

function scoreWithout(area: Area, fixed: ReadonlySet<string>, { areas, checks, findings }: Scored): number {
  const costs = (areas[area]?.lines ?? []).filter(
    ({ check, atMost }) => atMost === undefined && !fixed.has(check),
  );
  const ungated = Math.max(0, 100 - pointsOf(area, costs));
  const failed = checks.filter((check) => check.outcome === "failed" && check.area === area);
  const critical = findings.filter(
    (finding) => finding.area === area && finding.outcome === "fail" && finding.severity === "critical",
  );
  const remaining = (ids: string[]): string[] => ids.filter((id) => !fixed.has(id));
  const gate = strictestGate(area, {
    failed: remaining(failed.map(({ id }) => id)),
    withCritical: remaining(critical.map(({ check }) => check)),
  });
  return Math.min(ungated, gate?.highest ?? 100);
}

/** Points that lines cost together, each group of our own checks up to its cap. */
function pointsOf(area: Area, lines: readonly ScoreLine[]): number {
  const byGroup = Map.groupBy(lines, ({ check }) => GROUP_OF.get(check) ?? LIGHTHOUSE_GROUP);
  const costs = [...byGroup].map(([group, members]) => {
    const points = sum(members.map((line) => line.alone ?? line.points));
    if (group === LIGHTHOUSE_GROUP) return points;
    return Math.min(points, GROUP_CAPS[area][group] ?? DEFAULT_CAP);
  });
  return sum(costs);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

import { AREAS, LOSS_WEIGHTS, type Area } from "@plumbline/contract/areas";
import type { ScanResult, ScoreLine } from "@plumbline/contract/scan-result";

import { CHECKS } from "#checks/registry.ts";
import { auditBeside, ownChecksOf } from "#judge/absorb-twins.ts";
import { strictestGate } from "#score/gates.ts";
import { type GroupedCost, lossOf } from "#score/loss.ts";
import { LIGHTHOUSE_GROUP } from "#score/weights.ts";

/** Points of 100 that a score would rise by. */
export interface Gain {
  area: number;
  overall: number;
}

type Scored = Pick<ScanResult, "areas" | "checks" | "findings">;

const GROUP_OF = new Map(CHECKS.map(({ id, group }) => [id, group]));

/**
 * What fixing one check everywhere, and nothing else, would give. It is less than the check costs where others then
 * count more; zero only while a gate of another check holds.
 *
 * @returns null when the area has no score
 */
export function gainOfFixing(area: Area, check: string, result: Scored): Gain | null {
  const scored = result.areas[area];
  if (scored === undefined || scored.score === null) return null;
  const fixed = new Set([check, ...twinsOf(check, result)]);
  const gain = scoreWithout(area, fixed, result) - scoreWithout(area, new Set(), result);
  const weight = LOSS_WEIGHTS[area] / sum(measuredAreas(result).map((other) => LOSS_WEIGHTS[other]));
  return { area: gain, overall: gain * weight };
}

/** Areas that have a score, and so a part in the overall one. */
export function measuredAreas({ areas }: Pick<ScanResult, "areas">): Area[] {
  return AREAS.filter((area) => areas[area] !== undefined && areas[area].score !== null);
}

/**
 * What Lighthouse and a check of ours both see is fixed together. An audit that several of our checks have a part
 * in is fixed with the last of them.
 */
function twinsOf(check: string, { checks }: Scored): readonly string[] {
  const failed = new Set(checks.filter(({ outcome }) => outcome === "failed").map(({ id }) => id));
  const own = ownChecksOf(check);
  const audit = auditBeside(check);
  if (audit === null) return own;
  const others = ownChecksOf(audit).filter((other) => other !== check && failed.has(other));
  return others.length === 0 ? [audit] : [];
}

function scoreWithout(area: Area, fixed: ReadonlySet<string>, { areas, checks, findings }: Scored): number {
  const costs = (areas[area]?.lines ?? []).filter(
    ({ check, atMost }) => atMost === undefined && !fixed.has(check),
  );
  const [audits, own] = parted(costs);
  const start = 100 - sum(audits.map(({ points }) => points));
  const ungated = start - lossOf(area, start, own);
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

/** Lighthouse's lines, and what ours cost by themselves. */
function parted(lines: readonly ScoreLine[]): [ScoreLine[], GroupedCost[]] {
  const groupOf = ({ check }: ScoreLine): string => GROUP_OF.get(check) ?? LIGHTHOUSE_GROUP;
  const [audits, own] = [true, false].map((wanted) =>
    lines.filter((line) => (groupOf(line) === LIGHTHOUSE_GROUP) === wanted),
  );
  return [
    audits ?? [],
    (own ?? []).map((line) => ({ group: groupOf(line), points: line.alone ?? line.points })),
  ];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

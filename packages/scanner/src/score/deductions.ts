import type { Severity } from "@plumbline/contract/areas";
import type { Finding, ScoreLine } from "@plumbline/contract/scan-result";

import type { Check } from "#check.ts";
import { groupIntoFixUnits } from "#judge/fix-units.ts";
import type { JudgedCheck } from "#judge/judgement.ts";
import { DEFAULT_CAP, GROUP_CAPS, POINTS, prevalenceFactor } from "#score/weights.ts";

/** What one check costs before its group's cap. */
interface Cost {
  check: Check;
  /** Points of 100. */
  points: number;
  /** Points more, were everything a person must judge confirmed. */
  inDoubt: number;
  pages: number;
}

/**
 * A check's confirmed findings cost its gravest severity once, by the share of pages that have them.
 *
 * @param already points that Lighthouse took off for the same
 */
export function costOfCheck(judged: JudgedCheck, findings: readonly Finding[], already = 0): Cost {
  const { check, pagesFailed, pagesJudged } = judged;
  const factor = check.scope === "site" ? 1 : prevalenceFactor(pagesFailed, pagesJudged);
  const full = pagesFailed === 0 ? 0 : gravestPoints(findings, "fail") * factor;
  const points = Math.max(0, full - already);
  return {
    check,
    points,
    inDoubt: inDoubt(check, findings, points),
    pages: check.scope === "site" ? 0 : pagesFailed,
  };
}

/** Each further component a rule fails in costs a quarter: the same mistake again is less work and less harm. */
const FURTHER_UNIT = 0.25;
/** However many components fail it, one rule costs at most this many times its points. */
const MOST_TIMES = 2;

/** In accessibility every fix unit counts: the gravest in full, the further ones of its check less. */
export function costOfFixUnits(judged: JudgedCheck, findings: readonly Finding[]): Cost {
  const { check, pagesJudged } = judged;
  const units = groupIntoFixUnits(findings.filter(({ outcome }) => outcome === "fail"));
  const points = costOfUnits(
    units.map((unit) => POINTS[unit.severity] * prevalenceFactor(unit.pages.length, pagesJudged)),
  );
  return {
    check,
    points,
    inDoubt: inDoubt(check, findings, points),
    pages: new Set(units.flatMap(({ pages }) => pages)).size,
  };
}

/** What one rule costs, given what each component that fails it would cost by itself. */
export function costOfUnits(costs: readonly number[]): number {
  const [first = 0, ...further] = costs.toSorted((a, b) => b - a);
  const points = first + further.reduce((sum, cost) => sum + cost * FURTHER_UNIT, 0);
  return Math.min(points, first * MOST_TIMES);
}

/** Takes each group's cap into account, the dearest checks first, and says what every check cost. */
export function toLines(costs: readonly Cost[]): ScoreLine[] {
  const room = new Map<string, number>();
  const lines: ScoreLine[] = [];
  for (const cost of costs.toSorted((a, b) => b.points - a.points)) {
    if (cost.points === 0 && cost.inDoubt === 0) continue;
    const { check } = cost;
    const left = room.get(check.group) ?? GROUP_CAPS[check.area][check.group] ?? DEFAULT_CAP;
    const points = roundToTenth(Math.min(cost.points, left));
    room.set(check.group, left - points);
    const alone = roundToTenth(cost.points);
    lines.push({
      check: check.id,
      title: check.defect,
      points,
      pages: cost.pages,
      ...(points < alone ? { alone } : {}),
      ...noteOf(cost, points),
    });
  }
  return lines;
}

function noteOf(cost: Cost, charged: number): { note?: string } {
  const notes: string[] = [];
  if (charged < roundToTenth(cost.points)) {
    notes.push("Costs less than it would alone: its group has reached the most it can cost.");
  }
  if (cost.inDoubt > 0) {
    notes.push(`A person must look: could cost up to ${roundToTenth(cost.inDoubt)} points more.`);
  }
  return notes.length === 0 ? {} : { note: notes.join(" ") };
}

export function roundToTenth(points: number): number {
  return Math.round(points * 10) / 10;
}

function inDoubt(check: Check, findings: readonly Finding[], charged: number): number {
  if (check.severity === "info") return 0;
  return Math.max(0, gravestPoints(findings, "review") - charged);
}

function gravestPoints(findings: readonly Finding[], outcome: Finding["outcome"]): number {
  const severities: Severity[] = findings
    .filter((finding) => finding.outcome === outcome)
    .map(({ severity }) => severity);
  return Math.max(0, ...severities.map((severity) => POINTS[severity]));
}

import type { Area, Severity } from "@plumbline/contract/areas";
import type { Finding, ScoreLine } from "@plumbline/contract/scan-result";

import type { Check } from "#check.ts";
import { groupIntoFixUnits } from "#judge/fix-units.ts";
import type { JudgedCheck } from "#judge/judgment.ts";
import { eased, inTenths, lossOf, sharesOf } from "#score/loss.ts";
import { EASES_FROM, POINTS, prevalenceFactor } from "#score/weights.ts";

/** What one check costs by itself. */
interface Cost {
  check: Check;
  /** Points of 100. */
  points: number;
  /** Points more, were everything a person must judge confirmed. */
  inDoubt: number;
  pages: number;
}

/**
 * A check's confirmed findings cost its most severe severity once, by the share of pages that have them.
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

/** In accessibility every fix unit counts: the most severe in full, the further ones of its check less. */
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

/**
 * What one rule costs, given what each component that fails it would cost by itself: the dearest in full, and all
 * the others together less than as much again.
 */
export function costOfUnits(costs: readonly number[]): number {
  const [first = 0, ...further] = costs.toSorted((a, b) => b - a);
  const more = further.reduce((sum, cost) => sum + cost * FURTHER_UNIT, 0);
  return first + eased(more, first, EASES_FROM.rule);
}

/** What is taken off a score, and by what; the lines add up to it. */
export interface Deductions {
  points: number;
  lines: ScoreLine[];
}

/**
 * Adds up what checks cost and says of each what it cost.
 *
 * @param start score before anything is taken off
 */
export function deduct(area: Area, start: number, costs: readonly Cost[]): Deductions {
  const told = costs
    .filter(({ points, inDoubt: doubt }) => points > 0 || doubt > 0)
    .toSorted((a, b) => b.points - a.points);
  const grouped = told.map(({ check, points }) => ({ group: check.group, points }));
  const points = roundToTenth(lossOf(area, start, grouped));
  const charged = inTenths(sharesOf(area, start, grouped), points);
  return { points, lines: told.map((cost, index) => lineOf(cost, charged[index] ?? 0)) };
}

function lineOf(cost: Cost, points: number): ScoreLine {
  const alone = Math.round(cost.points * 1000) / 1000;
  return {
    check: cost.check.id,
    title: cost.check.defect,
    points,
    pages: cost.pages,
    ...(cost.check.toldBy === undefined ? {} : { fixedWith: [cost.check.toldBy] }),
    ...(points === alone ? {} : { alone }),
    ...noteOf(cost, points),
  };
}

/** Lines are rounded to add up: so much is no difference worth a word. */
const ROUNDING = 0.15;

function noteOf(cost: Cost, charged: number): { note?: string } {
  const notes: string[] = [];
  if (charged < roundToTenth(cost.points) - ROUNDING) {
    notes.push("Costs fewer points than it would alone, because each issue counts less when there are many.");
  }
  if (cost.inDoubt > 0) {
    notes.push(`Needs review: could cost up to ${roundToTenth(cost.inDoubt)} more points.`);
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

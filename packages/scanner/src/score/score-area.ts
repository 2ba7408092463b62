import type { Area } from "@plumbline/contract/areas";
import { overallScore } from "@plumbline/contract/overall-score";
import type { AreaScore, Finding, ScoreLine } from "@plumbline/contract/scan-result";

import { LIGHTHOUSE_GROUP } from "#check.ts";
import type { Evidence } from "#evidence.ts";
import { SEEN_BY_LIGHTHOUSE } from "#judge/absorb-twins.ts";
import type { JudgedCheck, Judgement } from "#judge/judgement.ts";
import { areaCoverage } from "#score/area-coverage.ts";
import { costOfCheck, costOfFixUnits, roundToTenth, toLines } from "#score/deductions.ts";
import { strictestGate, type ClosedGate } from "#score/gates.ts";
import { lighthouseScore } from "#score/lighthouse-score.ts";

/** Scores of the wanted areas, 0-100, each with the lines that led to it; null where too little was seen. */
export function scoreAreas(
  areas: readonly Area[],
  judgement: Judgement,
  evidence: Evidence,
): { areas: Partial<Record<Area, AreaScore>>; overall: number | null } {
  const scores = Object.fromEntries(
    areas.map((area) => [area, scoreArea(area, judgement, evidence)] as const),
  );
  const numbers = Object.fromEntries(Object.entries(scores).map(([area, { score }]) => [area, score]));
  return { areas: scores, overall: overallScore(numbers) };
}

/** Score of one area by section C of the catalogue, SEO and performance starting from Lighthouse's. */
export function scoreArea(area: Area, judgement: Judgement, evidence: Evidence): AreaScore {
  const checks = judgement.checks.filter(({ check }) => check.area === area);
  const category = area === "seo" || area === "performance" ? lighthouseScore(evidence, area) : null;
  const lighthouseMissing = typeof category === "string" ? category : null;
  const gate = gateOf(area, checks);
  const coverage = areaCoverage(area, { checks, evidence, lighthouseMissing, gate });
  if (coverage.state === "not-measured") return { score: null, ...coverage, lines: [] };
  const start = category === null || typeof category === "string" ? { score: 100, lines: [] } : category;
  const own = ownLines(checks, judgement.findings, start.lines);
  const ungated = Math.max(0, start.score - own.reduce((sum, { points }) => sum + points, 0));
  const closed = gate !== null && ungated > gate.highest ? gate : null;
  const lines = [...start.lines, ...own, ...(closed === null ? [] : [gateLine(closed, ungated)])];
  return {
    score: Math.round(closed?.highest ?? ungated),
    ...coverage,
    lines: lines.toSorted((a, b) => b.points - a.points),
  };
}

function ownLines(
  checks: readonly JudgedCheck[],
  findings: readonly Finding[],
  charged: readonly ScoreLine[],
): ScoreLine[] {
  const byCheck = Map.groupBy(findings, ({ check }) => check);
  const chargedBy = new Map(charged.map(({ check, points }) => [check, points]));
  const own = checks.filter(({ check }) => check.group !== LIGHTHOUSE_GROUP);
  const costs = own.map((judged) => {
    const { area, id } = judged.check;
    const ownFindings = byCheck.get(id) ?? [];
    if (area === "accessibility") return costOfFixUnits(judged, ownFindings);
    const already = chargedBy.get(SEEN_BY_LIGHTHOUSE[id] ?? "") ?? 0;
    return costOfCheck(judged, ownFindings, already);
  });
  return toLines(costs);
}

/** The strictest gate that a failed check of the area closes. */
function gateOf(area: Area, checks: readonly JudgedCheck[]): ClosedGate | null {
  const failed = checks.filter(({ outcome }) => outcome === "failed");
  const withCritical = failed.filter(({ findings }) =>
    findings.some(({ outcome, severity }) => outcome === "fail" && severity === "critical"),
  );
  const ids = (judged: readonly JudgedCheck[]): string[] => judged.map(({ check }) => check.id);
  return strictestGate(area, { failed: ids(failed), withCritical: ids(withCritical) });
}

function gateLine({ check, words, highest }: ClosedGate, ungated: number): ScoreLine {
  return { check, title: words, points: roundToTenth(ungated - highest), pages: 0, atMost: highest };
}

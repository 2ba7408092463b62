import type { Area } from "@plumbline/contract/areas";
import { overallScore } from "@plumbline/contract/overall-score";
import type { AreaScore, ScanResult, ScoreLine } from "@plumbline/contract/scan-result";

import type { Evidence } from "#evidence.ts";
import type { JudgedCheck, Judgment } from "#judge/judgment.ts";
import { areaCoverage } from "#score/area-coverage.ts";
import { areaDeviation, type AreaEvidence } from "#score/area-deviation.ts";
import type { Coverage } from "#score/coverage.ts";
import { costOfCheck, costOfFixUnits, deduct, type Deductions, roundToTenth } from "#score/deductions.ts";
import { strictestGate, type ClosedGate } from "#score/gates.ts";
import { CERTAIN, intervalAround, together, type Deviation } from "#score/interval.ts";
import { lighthouseScore } from "#score/lighthouse-score.ts";
import { overallInterval } from "#score/overall-interval.ts";
import { LIGHTHOUSE_GROUP } from "#score/weights.ts";

/** Scores of the wanted areas, 0-100, each with the lines that led to it; null where too little was seen. */
export function scoreAreas(
  areas: readonly Area[],
  judgment: Judgment,
  evidence: Evidence,
): Pick<ScanResult, "areas" | "overall" | "overallInterval"> {
  const scored = areas.map((area) => [area, scoreWithDeviation(area, judgment, evidence)] as const);
  const numbers = Object.fromEntries(scored.map(([area, { score }]) => [area, score.score]));
  const deviations = Object.fromEntries(scored.map(([area, { deviation }]) => [area, deviation]));
  const overall = overallScore(numbers);
  const interval = overall === null ? null : overallInterval(overall, numbers, deviations);
  return {
    areas: Object.fromEntries(scored.map(([area, { score }]) => [area, score])),
    overall,
    ...(interval === null ? {} : { overallInterval: interval }),
  };
}

/** Score of one area by section C of the catalog, SEO and performance starting from Lighthouse's. */
export function scoreArea(area: Area, judgment: Judgment, evidence: Evidence): AreaScore {
  return scoreWithDeviation(area, judgment, evidence).score;
}

interface Scored {
  score: AreaScore;
  deviation: Deviation;
}

function scoreWithDeviation(area: Area, { checks: all, findings }: Judgment, evidence: Evidence): Scored {
  const checks = all.filter(({ check }) => check.area === area);
  const category = area === "seo" || area === "performance" ? lighthouseScore(evidence, area) : null;
  const lighthouseMissing = typeof category === "string" ? category : null;
  const gate = gateOf(area, checks);
  const coverage = areaCoverage(area, { checks, evidence, lighthouseMissing, gate });
  if (coverage.state === "not-measured") {
    return { score: { score: null, ...coverage, lines: [] }, deviation: CERTAIN };
  }
  const start = category === null || typeof category === "string" ? NO_LIGHTHOUSE : category;
  const own = ownDeductions(area, { checks, findings, start });
  const ungated = roundToTenth(start.score - own.points);
  const sampling = areaDeviation(area, { checks, findings, evidence, start });
  const deviation = gatedDeviation(ungated, together(start.deviation, sampling), gate);
  return {
    score: withLines(
      { ungated, gate, coverage, lines: [...namedAsIssues(start.lines, checks), ...own.lines] },
      deviation,
    ),
    deviation,
  };
}

const NO_LIGHTHOUSE = { score: 100, lines: [], deviation: CERTAIN };

function withLines(
  scored: { ungated: number; gate: ClosedGate | null; coverage: Coverage; lines: ScoreLine[] },
  deviation: Deviation,
): AreaScore {
  const { ungated, gate, coverage } = scored;
  const closed = gate !== null && ungated > gate.highest ? gate : null;
  const lines = [...scored.lines, ...(closed === null ? [] : [gateLine(closed, ungated)])];
  const score = Math.round(closed?.highest ?? ungated);
  const interval = intervalAround(score, deviation);
  return {
    score,
    ...(interval === null ? {} : { interval }),
    ...coverage,
    lines: lines.toSorted((a, b) => b.points - a.points),
  };
}

/** What Lighthouse takes off, by the name of the issue that tells the same: one thing has one name. */
function namedAsIssues(lines: readonly ScoreLine[], checks: readonly JudgedCheck[]): ScoreLine[] {
  const failed = checks.filter(({ outcome }) => outcome === "failed");
  return lines.map((line) => {
    const [only, ...others] = failed.filter(({ check }) => check.seenByLighthouse === line.check);
    return only === undefined || others.length > 0 ? line : { ...line, title: only.check.defect };
  });
}

/** A closed gate holds whatever other pages would have shown. */
function gatedDeviation(ungated: number, { below, above }: Deviation, gate: ClosedGate | null): Deviation {
  if (gate === null) return { below, above };
  const score = Math.min(ungated, gate.highest);
  return {
    below: Math.max(0, score - (ungated - below)),
    above: Math.max(0, Math.min(ungated + above, gate.highest) - score),
  };
}

function ownDeductions(
  area: Area,
  { checks, findings, start }: Pick<AreaEvidence, "checks" | "findings" | "start">,
): Deductions {
  const byCheck = Map.groupBy(findings, ({ check }) => check);
  const chargedBy = new Map(start.lines.map(({ check, points }) => [check, points]));
  const own = checks.filter(({ check }) => check.group !== LIGHTHOUSE_GROUP);
  const costs = own.map((judged) => {
    const { id, seenByLighthouse = "" } = judged.check;
    const ownFindings = byCheck.get(id) ?? [];
    if (area === "accessibility") return costOfFixUnits(judged, ownFindings);
    const already = chargedBy.get(seenByLighthouse) ?? 0;
    return costOfCheck(judged, ownFindings, already);
  });
  return deduct(area, start.score, costs);
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

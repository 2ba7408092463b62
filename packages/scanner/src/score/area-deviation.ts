import type { Area } from "@plumbline/contract/areas";
import type { Finding, ScoreLine } from "@plumbline/contract/scan-result";

import type { Evidence } from "#evidence.ts";
import { groupIntoFixUnits } from "#judge/fix-units.ts";
import type { JudgedCheck } from "#judge/judgment.ts";
import { costOfUnits } from "#score/deductions.ts";
import { CERTAIN, samplingDeviation, type Deviation } from "#score/interval.ts";
import { lossOf } from "#score/loss.ts";
import { LIGHTHOUSE_GROUP, POINTS, prevalenceFactor } from "#score/weights.ts";

/** What one check costs when each page was drawn so often. */
interface SampledCheck {
  group: string;
  costOf: (draws: readonly number[]) => number;
}

/** What an area's score is based on. */
export interface AreaEvidence {
  checks: readonly JudgedCheck[];
  findings: readonly Finding[];
  evidence: Evidence;
  /** Score of Lighthouse that the own checks take off from; 100 where it has no part. */
  start: { score: number; lines: readonly ScoreLine[] };
}

/** How far the area's score could lie off because not all known pages were visited. */
export function areaDeviation(area: Area, seen: AreaEvidence): Deviation {
  const { evidence, start } = seen;
  const measured = evidence.pages.filter(({ notMeasured }) => notMeasured === null);
  const known = evidence.pagesKnown ?? measured.length;
  if (known <= measured.length) return CERTAIN;
  const indexOf = new Map(measured.map(({ finalUrl }, index) => [finalUrl, index]));
  const sampled = sampledChecks(seen, indexOf);
  return samplingDeviation({ measured: measured.length, known }, (draws) => {
    const costs = sampled.map(({ group, costOf }) => ({ group, points: costOf(draws) }));
    return start.score - lossOf(area, start.score, costs);
  });
}

function sampledChecks(
  { checks, findings, start }: AreaEvidence,
  indexOf: ReadonlyMap<string, number>,
): SampledCheck[] {
  const confirmed = Map.groupBy(
    findings.filter(({ outcome }) => outcome === "fail"),
    ({ check }) => check,
  );
  const charged = new Map(start.lines.map(({ check, points }) => [check, points]));
  const own = checks.filter(({ check, pagesFailed }) => check.group !== LIGHTHOUSE_GROUP && pagesFailed > 0);
  return own.map((judged) => {
    const already = charged.get(judged.check.seenByLighthouse ?? "") ?? 0;
    return sampledCheck(judged, confirmed.get(judged.check.id) ?? [], { indexOf, already });
  });
}

function sampledCheck(
  { check, pagesJudged }: JudgedCheck,
  findings: readonly Finding[],
  { indexOf, already }: { indexOf: ReadonlyMap<string, number>; already: number },
): SampledCheck {
  const pagesOf = (urls: readonly string[]): number[] => urls.flatMap((url) => indexOf.get(url) ?? []);
  const factor = (pages: readonly number[], draws: readonly number[]): number => {
    const drawn = pages.reduce((sum, page) => sum + (draws[page] ?? 0), 0);
    return drawn === 0 ? 0 : prevalenceFactor(drawn, pagesJudged);
  };
  if (check.area === "accessibility") {
    const units = groupIntoFixUnits(findings).map(({ severity, pages }) => {
      return { points: POINTS[severity], pages: pagesOf(pages) };
    });
    const costOf = (draws: readonly number[]): number =>
      costOfUnits(units.map(({ points, pages }) => points * factor(pages, draws)));
    return { group: check.group, costOf };
  }
  const points = Math.max(0, ...findings.map(({ severity }) => POINTS[severity]));
  const pages = pagesOf([...new Set(findings.map(({ page }) => page))]);
  const costOf = (draws: readonly number[]): number => {
    const part = check.scope === "site" ? 1 : factor(pages, draws);
    return Math.max(0, points * part - already);
  };
  return { group: check.group, costOf };
}

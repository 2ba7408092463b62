import type { Area } from "@plumbline/contract/areas";

import type { Evidence } from "#evidence.ts";
import type { JudgedCheck } from "#judge/judgment.ts";
import { coverageOf, type Coverage } from "#score/coverage.ts";
import type { ClosedGate } from "#score/gates.ts";
import { CRITICAL_GATE } from "#score/weights.ts";

export interface AreaSeen {
  /** The area's own. */
  checks: readonly JudgedCheck[];
  evidence: Evidence;
  /** Why no Lighthouse score is there; null when it is, or is not needed. */
  lighthouseMissing: string | null;
  gate: ClosedGate | null;
}

/**
 * How much of an area was seen. Without a valid secure connection, or with private files open, no page need be seen
 * to know that the score is low: there the area has one, however little else could be checked.
 */
export function areaCoverage(area: Area, seen: AreaSeen): Coverage {
  const { checks, evidence, lighthouseMissing, gate } = seen;
  const coverage = unlessStopped(
    isAnyPageMeasured(evidence) ? coverageOf(area, checks, lighthouseMissing) : nothingSeen(evidence),
    evidence,
  );
  const gateDecides = gate !== null && gate.highest < CRITICAL_GATE.highest;
  if (coverage.state !== "not-measured" || !gateDecides) return coverage;
  return {
    state: "provisional",
    reason: `We could not check most of this area. ${coverage.reason ?? "We saw nothing of it"}`,
  };
}

function isAnyPageMeasured({ pages }: Evidence): boolean {
  return pages.some(({ notMeasured }) => notMeasured === null);
}

function nothingSeen({ pages }: Evidence): Coverage {
  return { state: "not-measured", reason: pages[0]?.notMeasured ?? "We visited no page." };
}

/** What a stopped scan did not reach could change any score. */
function unlessStopped(coverage: Coverage, { stopped }: Evidence): Coverage {
  if (stopped === undefined || coverage.state !== "measured") return coverage;
  return { state: "provisional", reason: stopped };
}

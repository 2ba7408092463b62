import type { Area } from "@plumbline/contract/areas";
import { count, integer } from "@plumbline/contract/numbers";

import type { Evidence } from "#evidence.ts";
import { CONTENDED_FROM } from "#evidence/contention.ts";
import { NO_REJECT } from "#evidence/privacy.ts";
import type { JudgedCheck } from "#judge/judgment.ts";
import { addressesWithoutPage, lostPages, ownPages } from "#judge/pages-of-site.ts";
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
  const ofScan = unlessBusy(
    area,
    evidence,
    unlessStopped(
      isAnyPageMeasured(evidence)
        ? coverageOf(area, checks, { ...lostPagesOf(evidence), lighthouseMissing })
        : nothingSeen(evidence),
      evidence,
    ),
  );
  const coverage = area === "privacy" ? unlessUnanswered(evidence, ofScan) : ofScan;
  const gateDecides = gate !== null && gate.highest < CRITICAL_GATE.highest;
  if (coverage.state !== "not-measured" || !gateDecides) return coverage;
  return {
    ...coverage,
    state: "provisional",
    reason: coverage.reason ?? "We saw nothing of this area.",
  };
}

function lostPagesOf(evidence: Evidence): { lostPages: number; lostReason: string | null } {
  const lost = lostPages(evidence);
  const [first] = lost;
  const measured = ownPages(evidence).filter(({ notMeasured }) => notMeasured === null).length;
  const all = count(measured + lost.length, "page");
  const reason = `We could not measure ${lost.length} of ${all}${uncountedWords(evidence)}: ${first?.notMeasured}`;
  return { lostPages: lost.length, lostReason: first === undefined ? null : reason };
}

/** The rest of the addresses that are told as not measured: the list of them has more than the lost pages. */
function uncountedWords(evidence: Evidence): string {
  const uncounted = addressesWithoutPage(evidence).length;
  if (uncounted === 0) return "";
  const addresses = uncounted === 1 ? "1 address" : `${integer(uncounted)} addresses`;
  return `, not counting ${addresses} with no page to measure`;
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
  return { ...coverage, state: "provisional", reason: `${seenWords(coverage)}${stopped}` };
}

/** A busy machine makes pages look slow: their speed is told, but never as sure. */
function unlessBusy(area: Area, { pages }: Evidence, coverage: Coverage): Coverage {
  const isBusy = pages.some(
    ({ lighthouse }) => lighthouse?.gathered === true && (lighthouse.value.contention ?? 1) >= CONTENDED_FROM,
  );
  if (area !== "performance" || !isBusy || coverage.state !== "measured") return coverage;
  return {
    ...coverage,
    state: "provisional",
    reason: `${seenWords(coverage)}${BUSY}`,
  };
}

/** What a pass would have shown could change the score, however little of the area it is. */
function unlessUnanswered(evidence: Evidence, coverage: Coverage): Coverage {
  const reason = unansweredPass(evidence);
  if (reason === null || coverage.state !== "measured") return coverage;
  return { ...coverage, state: "provisional", reason: `${seenWords(coverage)}${reason}` };
}

function unansweredPass({ site: { privacy, typing } }: Evidence): string | null {
  if (!privacy.gathered) return privacy.reason;
  const { banner, afterReject, withGpc } = privacy.value;
  const asked = [banner, afterReject, withGpc, ...(typing === undefined ? [] : [typing])];
  for (const answer of asked) if (!answer.gathered && answer.reason !== NO_REJECT) return answer.reason;
  return null;
}

const BUSY = "Our machine was busy while we measured, so the pages may be faster than this score says.";

function seenWords({ seen }: Coverage): string {
  return seen === undefined ? "" : `We saw ${seen}% of this area. `;
}

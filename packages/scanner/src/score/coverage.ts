import type { Area } from "@plumbline/contract/areas";

import type { JudgedCheck } from "#judge/judgment.ts";
import {
  LIGHTHOUSE_GROUP,
  LIGHTHOUSE_SHARE,
  NOT_MEASURED_FROM,
  POINTS,
  PROVISIONAL_FROM,
} from "#score/weights.ts";

/** How much of an area was seen. */
export interface Coverage {
  state: "measured" | "provisional" | "not-measured";
  reason?: string;
}

/**
 * Tells whether enough of an area ran to score it. Checks that do not apply have no weight: they are neither
 * missing nor free marks.
 *
 * @param lighthouseMissing why no Lighthouse score is there; null when it is, or is not needed
 */
export function coverageOf(
  area: Area,
  checks: readonly JudgedCheck[],
  lighthouseMissing: string | null,
): Coverage {
  const own = checks.filter(({ check }) => check.group !== LIGHTHOUSE_GROUP);
  const weighed = own.filter(
    ({ outcome, check }) => outcome !== "not-applicable" && POINTS[check.severity] > 0,
  );
  const total = sum(weighed.map(({ check }) => POINTS[check.severity]));
  const ownShare = LIGHTHOUSE_SHARE[area] === undefined ? 1 : 1 - LIGHTHOUSE_SHARE[area];
  if (total === 0 && ownShare === 1) {
    return { state: "not-measured", reason: "Nothing in this area applies to the pages we saw." };
  }
  const ownNotRun = total === 0 ? 0 : sum(weighed.map((judged) => weightNotRun(judged))) / total;
  const notRun = ownNotRun * ownShare + (lighthouseMissing === null ? 0 : 1 - ownShare);
  if (notRun <= PROVISIONAL_FROM) return { state: "measured" };
  const reason = lighthouseMissing ?? gravestReason(weighed);
  if (notRun > NOT_MEASURED_FROM) return { state: "not-measured", reason };
  const percent = Math.round(notRun * 100);
  return {
    state: "provisional",
    reason: `We could not check ${percent}% of this area. ${reason}`,
  };
}

function weightNotRun({ check, shareNotRun }: JudgedCheck): number {
  return POINTS[check.severity] * shareNotRun;
}

function gravestReason(checks: readonly JudgedCheck[]): string {
  const [worst] = checks.toSorted((a, b) => weightNotRun(b) - weightNotRun(a));
  return worst?.reason ?? "Its checks did not run";
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

import type { Area } from "@plumbline/contract/areas";

import type { JudgedCheck } from "#judge/judgment.ts";
import { lookedAtWords } from "#judge/looked-at-words.ts";
import {
  LIGHTHOUSE_GROUP,
  LIGHTHOUSE_SHARE,
  MEASURED_FROM,
  POINTS,
  PROVISIONAL_FROM,
} from "#score/weights.ts";

/** How much of an area was seen. */
export interface Coverage {
  state: "measured" | "provisional" | "not-measured";
  reason?: string;
  /** Share of the area's checks, each on each page, that was seen; whole percent. */
  seen?: number;
}

interface Unseen {
  /** Pages of the scan that could not be measured, so that no check of pages saw them. */
  lostPages: number;
  /** Why no page of `lostPages` was measured, in the words of the first. */
  lostReason: string | null;
  /** Why no Lighthouse score is there; null when it is, or is not needed. */
  lighthouseMissing: string | null;
}

/**
 * Tells whether enough of an area was seen to score it, counted by checks x pages: a check weighs by its severity and
 * by how many pages have anything for it to judge. What applies nowhere has no weight.
 */
export function coverageOf(area: Area, checks: readonly JudgedCheck[], unseen: Unseen): Coverage {
  const own = checks.filter(({ check }) => check.group !== LIGHTHOUSE_GROUP);
  const weighed = own
    .map((judged) => ({ judged, weight: weightOf(judged), shareUnseen: shareUnseenOf(judged, unseen) }))
    .filter(({ weight }) => weight > 0);
  const total = sum(weighed.map(({ weight }) => weight));
  const ownShare = 1 - (LIGHTHOUSE_SHARE[area] ?? 0);
  if (total === 0 && ownShare === 1) {
    return { state: "not-measured", reason: "Nothing in this area applies to the pages we saw." };
  }
  const ownUnseen =
    total === 0 ? 0 : sum(weighed.map(({ weight, shareUnseen }) => weight * shareUnseen)) / total;
  const { lighthouseMissing } = unseen;
  const seen = 1 - ownUnseen * ownShare - (lighthouseMissing === null ? 0 : 1 - ownShare);
  const percent = Math.floor(seen * 100 + PRECISION);
  if (seen >= MEASURED_FROM) return { state: "measured", seen: percent };
  const reason = lighthouseMissing ?? gravestReason(weighed, unseen);
  if (seen >= PROVISIONAL_FROM) {
    return { state: "provisional", reason: `We saw ${percent}% of this area. ${reason}`, seen: percent };
  }
  const share = percent === 0 ? "" : `We saw ${percent}% of this area, too little for a score. `;
  return { state: "not-measured", reason: `${share}${reason}`, seen: percent };
}

/** A sum of shares is seldom whole in binary. */
const PRECISION = 1e-6;

function weightOf({ check, outcome, shareApplicable }: JudgedCheck): number {
  return outcome === "not-applicable" ? 0 : POINTS[check.severity] * shareApplicable;
}

function shareUnseenOf({ check, pagesAsked, pagesUnseen }: JudgedCheck, { lostPages }: Unseen): number {
  const lost = check.scope === "page" ? lostPages : 0;
  return (pagesUnseen + lost) / (pagesAsked + lost);
}

/** Of what cost most to miss: why it was not seen. */
function gravestReason(
  weighed: readonly { judged: JudgedCheck; weight: number; shareUnseen: number }[],
  { lostPages, lostReason }: Unseen,
): string {
  const [worst] = weighed.toSorted((a, b) => b.weight * b.shareUnseen - a.weight * a.shareUnseen);
  if (worst === undefined) return "Its checks did not run.";
  const { reason, pagesUnseen, lookedAt, pagesAsked, check } = worst.judged;
  if (check.scope === "page" && lostReason !== null && lostPages > pagesUnseen) return lostReason;
  if (reason !== null) return reason;
  return lookedAt === null ? "Its checks did not run." : lookedAtWords(lookedAt.length, pagesAsked);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

import type { IssueCause } from "@plumbline/contract/issue-groups";
import { OWNER_NAMES } from "@plumbline/contract/likely-owners";
import type { RankedCause } from "@plumbline/contract/priority";
import { NOT_ESTIMATED, reachWords, reasonInFull, reasonInShort } from "@plumbline/contract/reason-words";
import { workWords } from "@plumbline/contract/work";

import type { OrganizationCauses, StoredCause } from "#causes/read-causes.ts";

/** A cause as lists show it, without what depends on their filter. */
export type CauseItem = Omit<IssueCause, "matching" | "firstIssue" | "beingChecked">;

/** All causes as lists show them, in order: ranked ones, those with nothing open, those a person must review. */
export function causeItems({ ranked, others }: OrganizationCauses): CauseItem[] {
  return [...ranked.map(rankedItem), ...others.map(unrankedItem)];
}

/** Advice as lists show it: apart from all issues. */
export function adviceItems({ advice }: Pick<OrganizationCauses, "advice">): CauseItem[] {
  return advice.map(unrankedItem);
}

/** A cause that is to be fixed. */
export function rankedItem(cause: RankedCause<StoredCause>): CauseItem {
  const { rank, pagesMeasured, work, points, alsoCounts, elsewhere, overallPoints, gate } = cause;
  return {
    ...common(cause),
    rank,
    pagesMeasured,
    reach: reachWords(cause),
    work: work === null ? NOT_ESTIMATED : workWords(work.minutes),
    workMinutes: work?.minutes ?? null,
    cost: work?.cost ?? null,
    points,
    alsoCounts,
    elsewhere,
    overallPoints,
    gate,
    reason: reasonInShort(cause),
    reasonInFull: reasonInFull(cause),
  };
}

function unrankedItem(cause: StoredCause): CauseItem {
  const reason = unrankedReason(cause);
  return {
    ...common(cause),
    rank: null,
    pagesMeasured: null,
    reach: reachWords({ ...cause, pagesMeasured: null }),
    work: NOT_ESTIMATED,
    workMinutes: null,
    cost: null,
    points: null,
    alsoCounts: [],
    elsewhere: [],
    overallPoints: null,
    gate: null,
    ...reason,
  };
}

function common(cause: StoredCause) {
  return {
    id: cause.id,
    check: cause.check,
    group: cause.group,
    severity: cause.severity,
    area: cause.area,
    title: cause.title,
    why: cause.why,
    likelyOwner: cause.owner === null ? null : OWNER_NAMES[cause.owner],
    needsReview: cause.needsReview && !cause.isAdvice,
    isAdvice: cause.isAdvice,
    issues: cause.issues,
    pages: cause.pages,
    places: cause.places,
    isSiteWide: cause.isSiteWide,
    statuses: cause.statuses,
    awaitingCheck: cause.statuses["fixed-awaiting-check"] ?? 0,
  };
}

function unrankedReason({ needsReview, isAdvice, issues, statuses }: StoredCause) {
  if (isAdvice) {
    return {
      reason: "Advice",
      reasonInFull: "This is best practice beyond the criteria and laws we check. It never lowers a score.",
    };
  }
  if (needsReview && issues > 0) {
    return {
      reason: "Needs review",
      reasonInFull: "Only a person can tell whether this is a real issue. It costs no points until then.",
    };
  }
  const awaiting = statuses["fixed-awaiting-check"] ?? 0;
  if (awaiting > 0) {
    return {
      reason: "Awaiting check",
      reasonInFull: "All issues left are marked as fixed. A check will tell whether they are.",
    };
  }
  return { reason: "Nothing to fix", reasonInFull: "None of its issues is open." };
}

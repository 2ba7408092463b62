import { EFFORT_ESTIMATES } from "@plumbline/contract/effort";
import { type Issue, ISSUE_CATEGORIES, type Retest } from "@plumbline/contract/issues";

import type { IssueRow } from "#issues/issue-list.queries.ts";

/** Said of the work on an issue whose check gave no estimate. */
export const NOT_ESTIMATED = "Not estimated";

/** An issue as lists show it. */
export function issueItem({ issue, retest, acceptedBy }: IssueRow): Issue {
  const { guidance } = issue;
  return {
    id: issue.id,
    title: issue.title,
    page: issue.page.replace(/^https?:\/\//u, ""),
    pageUrl: issue.page,
    category: ISSUE_CATEGORIES[issue.area],
    severity: issue.severity,
    estimatedFixTime: guidance === null ? NOT_ESTIMATED : EFFORT_ESTIMATES[guidance.effort].time,
    description: issue.message,
    impact: guidance?.whyItMatters ?? "",
    businessImpact: guidance?.businessImpact ?? "",
    createdAt: issue.createdAt.toISOString(),
    status: issue.status,
    needsReview: issue.needsReview,
    places: issue.occurrenceCount,
    pages: issue.pageCount,
    firstSeen: issue.firstSeenAt.toISOString(),
    lastSeen: issue.lastSeenAt.toISOString(),
    fingerprint: issue.fingerprint,
    check: issue.checkId,
    lastCheck: retest === null ? null : lastCheck(retest),
    unverifiedReason: issue.unverifiedReason,
    acceptance: acceptanceOf(issue, acceptedBy),
  };
}

function acceptanceOf(
  { status, acceptedUntil, acceptedReason }: IssueRow["issue"],
  by: string | null,
): Issue["acceptance"] {
  if (status !== "accepted" || acceptedUntil === null) return null;
  return { until: acceptedUntil.toISOString().slice(0, 10), reason: acceptedReason ?? "", by };
}

function lastCheck(row: NonNullable<IssueRow["retest"]>): Retest {
  const waiting = row.scanStatus === "QUEUED" ? "queued" : "running";
  return {
    state: row.outcome === null ? waiting : "done",
    outcome: row.outcome,
    note: row.note,
    requestedAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}

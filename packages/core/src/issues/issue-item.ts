import { evenShare } from "@plumbline/contract/apportion";
import { AREA_NAMES } from "@plumbline/contract/areas";
import { calendarDay } from "@plumbline/contract/calendar";
import type { Issue, IssuePlace, Retest } from "@plumbline/contract/issues";
import { readableAddress } from "@plumbline/contract/readable-host";
import { NOT_ESTIMATED } from "@plumbline/contract/reason-words";
import { workOf, workWords } from "@plumbline/contract/work";

import type { CauseItem } from "#causes/cause-item.ts";
import type { IssueRow } from "#issues/issue-list.queries.ts";
import { ownFile, ownName } from "#issues/own-name.ts";

/** Causes by their id. */
export type CausesById = ReadonlyMap<string, Pick<CauseItem, "issues" | "workMinutes" | "cost">>;

/** An issue as lists show it. */
export function issueItem(row: IssueRow, causes: CausesById): Issue {
  const { issue, retest } = row;
  const { guidance } = issue;
  return {
    id: issue.id,
    cause: issue.cause,
    title: issue.title,
    page: readableAddress(issue.page).replace(/^https?:\/\//u, ""),
    isSiteWide: issue.isSiteWide,
    pageUrl: issue.page,
    category: AREA_NAMES[issue.area],
    severity: issue.severity,
    ...estimateOf(row, causes),
    description: issue.message,
    impact: guidance?.whyItMatters ?? "",
    businessImpact: guidance?.businessImpact ?? "",
    createdAt: issue.createdAt.toISOString(),
    status: issue.status,
    needsReview: issue.needsReview && !issue.isAdvice,
    isAdvice: issue.isAdvice,
    places: issue.occurrenceCount,
    pages: issue.pageCount,
    firstSeen: issue.firstSeenAt.toISOString(),
    lastSeen: issue.lastSeenAt.toISOString(),
    fingerprint: issue.fingerprint,
    check: issue.checkId,
    lastCheck: lastCheckOf(retest),
    unverifiedReason: issue.unverifiedReason,
    acceptance: acceptanceOf(row),
    place: placeOf(row.place),
  };
}

/** An open issue's part of the work on its cause, so that all parts add up; of others what one takes by itself. */
function estimateOf(
  { issue, position }: IssueRow,
  causes: CausesById,
): Pick<Issue, "estimatedFixTime" | "estimatedCost"> {
  const cause = causes.get(issue.cause);
  const effort = issue.guidance?.effort;
  if (position === null || cause === undefined || cause.workMinutes === null || cause.cost === null) {
    const words = effort === undefined ? NOT_ESTIMATED : workWords(workOf(effort, 1).minutes);
    return { estimatedFixTime: words, estimatedCost: null };
  }
  const { workMinutes, cost, issues } = cause;
  return {
    estimatedFixTime: workWords(evenShare(workMinutes, issues, position)),
    estimatedCost: evenShare(cost, issues, position),
  };
}

/** The first place of an issue, with the words by which a person knows it. */
export function placeOf(place: IssueRow["place"]): IssuePlace | null {
  if (place === null) return null;
  const { page, selector, snippet, heading, screenshot } = place;
  return {
    page,
    selector,
    name: selector === null ? ownFile(snippet) : ownName(snippet),
    heading,
    screenshot,
  };
}

function acceptanceOf({ issue, acceptedBy: by, timeZone }: IssueRow): Issue["acceptance"] {
  const { status, acceptedUntil, acceptedReason } = issue;
  if (status !== "accepted" || acceptedUntil === null) return null;
  return { until: calendarDay(acceptedUntil, timeZone), reason: acceptedReason ?? "", by };
}

/** The newest re-test of an issue, as lists show it. */
export function lastCheckOf(row: IssueRow["retest"]): Retest | null {
  if (row === null) return null;
  const waiting = row.scanStatus === "QUEUED" ? "queued" : "running";
  const wasResolved = row.outcome === "verified" || row.outcome === "page-gone";
  return {
    state: row.outcome === null ? waiting : "done",
    outcome: row.outcome,
    note: row.note,
    requestedAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    cameBackAt: wasResolved ? (row.cameBackAt?.toISOString() ?? null) : null,
  };
}

import { exportedTable, type ExportedTable } from "#data-export/exported-table.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { issueEvents, issues, occurrences, retests } from "#platform/database/tables/issues.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";

const ISSUE = {
  id: issues.id,
  checkId: issues.checkId,
  area: issues.area,
  cause: issues.cause,
  component: issues.component,
  title: issues.title,
  message: issues.message,
  severity: issues.severity,
  needsReview: issues.needsReview,
  isAdvice: issues.isAdvice,
  wcag: issues.wcag,
  status: issues.status,
  page: issues.page,
  pageCount: issues.pageCount,
  occurrenceCount: issues.occurrenceCount,
  guidance: issues.guidance,
  firstSeenAt: issues.firstSeenAt,
  lastSeenAt: issues.lastSeenAt,
  markedFixedAt: issues.markedFixedAt,
  verifiedAt: issues.verifiedAt,
  acceptedUntil: issues.acceptedUntil,
  acceptedReason: issues.acceptedReason,
};

const OCCURRENCE = {
  issueId: occurrences.issueId,
  scanId: occurrences.scanId,
  page: occurrences.page,
  selector: occurrences.selector,
  snippet: occurrences.snippet,
  message: occurrences.message,
  sources: occurrences.sources,
  example: occurrences.example,
  heading: occurrences.heading,
};

const EVENT = {
  issueId: issueEvents.issueId,
  at: issueEvents.at,
  kind: issueEvents.kind,
  scanId: issueEvents.scanId,
  memberId: issueEvents.userId,
  note: issueEvents.note,
};

const RETEST = {
  issueId: retests.issueId,
  scanId: retests.scanId,
  memberId: retests.requestedBy,
  outcome: retests.outcome,
  note: retests.note,
  createdAt: retests.createdAt,
  finishedAt: retests.finishedAt,
};

/** Every issue with the places kept of it and all that happened to it. */
export function issueTables(context: OrganizationContext): ExportedTable[] {
  const { db } = context;
  return [
    exportedTable({
      name: "issues",
      about: "Issues, one for each thing to fix, no matter how many pages show it",
      columns: ISSUE,
      read: ({ limit, offset }) =>
        db
          .select(ISSUE)
          .from(issues)
          .where(ownedBy(context, issues))
          .orderBy(issues.id)
          .limit(limit)
          .offset(offset),
    }),
    exportedTable({
      name: "issue-occurrences",
      about: "Places where an issue was last seen; a sample for issues with many places",
      columns: OCCURRENCE,
      read: ({ limit, offset }) =>
        db
          .select(OCCURRENCE)
          .from(occurrences)
          .where(ownedBy(context, occurrences))
          .orderBy(occurrences.id)
          .limit(limit)
          .offset(offset),
    }),
    exportedTable({
      name: "issue-events",
      about: "What happened to the issues, in order",
      columns: EVENT,
      read: ({ limit, offset }) =>
        db
          .select(EVENT)
          .from(issueEvents)
          .where(ownedBy(context, issueEvents))
          .orderBy(issueEvents.at, issueEvents.id)
          .limit(limit)
          .offset(offset),
    }),
    exportedTable({
      name: "issue-retests",
      about: "Re-tests of single issues and their results",
      columns: RETEST,
      read: ({ limit, offset }) =>
        db
          .select(RETEST)
          .from(retests)
          .where(ownedBy(context, retests))
          .orderBy(retests.scanId)
          .limit(limit)
          .offset(offset),
    }),
  ];
}

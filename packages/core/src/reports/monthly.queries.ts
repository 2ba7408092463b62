import { and, asc, count, desc, eq, gt, inArray, isNotNull, lte, ne, sql } from "drizzle-orm";

import { severityPosition } from "#causes/case-of.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { users } from "#platform/database/tables/accounts.table.ts";
import { evidenceLinks } from "#platform/database/tables/evidence.table.ts";
import { issueEvents, issues, occurrences } from "#platform/database/tables/issues.table.ts";
import { scanAreas, scans } from "#platform/database/tables/scans.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";

type Scope = Pick<OrganizationContext, "db" | "organization">;

/** After `from`, up to and with `to`. */
export interface Period {
  from: Date;
  to: Date;
}

function completedIn(scope: Scope, { from, to }: Period) {
  return ownedBy(
    scope,
    scans,
    ne(scans.kind, "retest"),
    eq(scans.status, "COMPLETED"),
    gt(scans.finishedAt, from),
    lte(scans.finishedAt, to),
  );
}

/** The completed scans of the whole site in a period, oldest first, each with the proof of its evidence. */
export async function selectScansOf(scope: Scope, period: Period) {
  return scope.db
    .select({
      id: scans.id,
      kind: scans.kind,
      finishedAt: scans.finishedAt,
      overall: scans.overall,
      criticalIssues: scans.criticalIssues,
      pages: scans.pagesDone,
      rulesetVersion: scans.rulesetVersion,
      evidenceHash: evidenceLinks.evidenceHash,
      position: evidenceLinks.position,
    })
    .from(scans)
    .leftJoin(evidenceLinks, eq(evidenceLinks.scanId, scans.id))
    .where(completedIn(scope, period))
    .orderBy(asc(scans.finishedAt), asc(scans.id));
}

/** The scores that those scans measured. */
export async function selectScoresOf(scope: Scope, period: Period) {
  return scope.db
    .select({ scanId: scanAreas.scanId, area: scanAreas.area, score: scanAreas.score })
    .from(scanAreas)
    .innerJoin(scans, eq(scans.id, scanAreas.scanId))
    .where(completedIn(scope, period));
}

/** How many confirmed issues were found, verified or came back on which day, in UTC. */
export async function countMovesOf(scope: Scope, { from, to }: Period) {
  return scope.db
    .select({ at: issueEvents.at, kind: issueEvents.kind, issues: count() })
    .from(issueEvents)
    .innerJoin(issues, eq(issues.id, issueEvents.issueId))
    .where(
      ownedBy(
        scope,
        issueEvents,
        eq(issues.needsReview, false),
        inArray(issueEvents.kind, ["found", "verified", "came-back"]),
        gt(issueEvents.at, from),
        lte(issueEvents.at, to),
      ),
    )
    .groupBy(issueEvents.at, issueEvents.kind);
}

/** Confirmed fixes of a period, newest first: when the issue was found and when its fix was verified. */
export async function selectVerifiedFixes(scope: Scope, { from, to }: Period) {
  return scope.db
    .select({
      title: issues.title,
      area: issues.area,
      page: issues.page,
      foundAt: issues.firstSeenAt,
      verifiedAt: issueEvents.at,
      markedBy: users.name,
    })
    .from(issueEvents)
    .innerJoin(issues, eq(issues.id, issueEvents.issueId))
    .leftJoin(users, eq(users.id, issues.markedFixedBy))
    .where(
      ownedBy(
        scope,
        issueEvents,
        eq(issueEvents.kind, "verified"),
        gt(issueEvents.at, from),
        lte(issueEvents.at, to),
      ),
    )
    .orderBy(desc(issueEvents.at), asc(issues.title), asc(issues.id));
}

/** What people of the organization did with issues in a period, newest first: alike acts of a person and day at once. */
export async function selectHumanActs(scope: Scope, { from, to }: Period) {
  const day = sql<string>`to_char(${issueEvents.at} at time zone 'UTC', 'YYYY-MM-DD')`;
  return scope.db
    .select({
      name: users.name,
      kind: issueEvents.kind,
      title: issues.title,
      day: day.as("day_of_act"),
      issues: count(),
    })
    .from(issueEvents)
    .innerJoin(issues, eq(issues.id, issueEvents.issueId))
    .innerJoin(users, eq(users.id, issueEvents.userId))
    .where(ownedBy(scope, issueEvents, gt(issueEvents.at, from), lte(issueEvents.at, to)))
    .groupBy(users.name, issueEvents.kind, issues.title, day)
    .orderBy(desc(day), asc(users.name), asc(issueEvents.kind), asc(issues.title));
}

/** Issues the organization lives with until a day, for a reason. */
export async function selectAccepted(scope: Scope) {
  return scope.db
    .select({
      title: issues.title,
      severity: issues.severity,
      until: issues.acceptedUntil,
      reason: issues.acceptedReason,
      by: users.name,
      issues: count(),
    })
    .from(issues)
    .leftJoin(users, eq(users.id, issues.acceptedBy))
    .where(ownedBy(scope, issues, eq(issues.status, "accepted"), isNotNull(issues.acceptedUntil)))
    .groupBy(issues.title, issues.severity, issues.acceptedUntil, issues.acceptedReason, users.name)
    .orderBy(severityPosition(), asc(issues.title), asc(issues.acceptedUntil));
}

/** One marked picture of each of these causes that has any. */
export async function selectPictures(scope: Scope, causes: readonly string[]) {
  if (causes.length === 0) return [];
  return scope.db
    .selectDistinctOn([issues.cause], {
      cause: issues.cause,
      key: sql<string>`${occurrences.screenshotKey}`,
      page: occurrences.page,
      selector: occurrences.selector,
      message: occurrences.message,
    })
    .from(occurrences)
    .innerJoin(issues, eq(issues.id, occurrences.issueId))
    .where(
      ownedBy(scope, issues, and(inArray(issues.cause, [...causes]), isNotNull(occurrences.screenshotKey))),
    )
    .orderBy(asc(issues.cause), severityPosition(), asc(occurrences.id));
}

import type { IssueEventKind } from "@plumbline/contract/issue-terms";
import { and, asc, count, countDistinct, desc, eq, gt, inArray, isNotNull, lte, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

import { severityPosition } from "#causes/case-of.ts";
import { isSeenIn, type Period, SEEN_AT } from "#issues/scan-moves.queries.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { users } from "#platform/database/tables/accounts.table.ts";
import { evidenceLinks } from "#platform/database/tables/evidence.table.ts";
import { issueEvents, issues, occurrences, retests } from "#platform/database/tables/issues.table.ts";
import { scanAreas, scans } from "#platform/database/tables/scans.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";
import { TOLD_OVERALL, TOLD_RULESET } from "#scans/told-scores.ts";

type Scope = Pick<OrganizationContext, "db" | "organization">;

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
      toldOverall: TOLD_OVERALL,
      criticalIssues: scans.criticalIssues,
      pages: scans.pagesDone,
      rulesetVersion: scans.rulesetVersion,
      toldRulesetVersion: TOLD_RULESET,
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
    .select({
      scanId: scanAreas.scanId,
      area: scanAreas.area,
      score: scanAreas.score,
      state: scanAreas.state,
    })
    .from(scanAreas)
    .innerJoin(scans, eq(scans.id, scanAreas.scanId))
    .where(completedIn(scope, period));
}

function movedIn(scope: Scope, period: Period, kinds: IssueEventKind[]) {
  return ownedBy(
    scope,
    issueEvents,
    eq(issues.needsReview, false),
    inArray(issueEvents.kind, kinds),
    isSeenIn(period),
  );
}

/** How many confirmed issues were found, verified or came back at which moments. */
export async function countMovesOf(scope: Scope, period: Period) {
  return scope.db
    .select({ at: SEEN_AT, kind: issueEvents.kind, issues: count() })
    .from(issueEvents)
    .innerJoin(issues, eq(issues.id, issueEvents.issueId))
    .leftJoin(scans, eq(scans.id, issueEvents.scanId))
    .where(movedIn(scope, period, ["found", "verified", "came-back"]))
    .groupBy(SEEN_AT, issueEvents.kind);
}

/** When the issue of a verified fix was seen again after it, by the end of the period; null where it was not. */
function cameBackBy({ db }: Scope, { to }: Period) {
  const later = alias(issueEvents, "later");
  const itsScan = alias(scans, "later_scan");
  const seenAt = sql`coalesce(${itsScan.finishedAt}, ${later.at})`;
  const first = db
    .select({ at: sql`min(${seenAt})` })
    .from(later)
    .leftJoin(itsScan, eq(itsScan.id, later.scanId))
    .where(
      and(
        eq(later.issueId, issueEvents.issueId),
        eq(later.kind, "came-back"),
        gt(later.at, issueEvents.at),
        sql`${seenAt} <= ${sql.param(to, issueEvents.at)}`,
      ),
    );
  return sql<Date | null>`(${first})`.mapWith(issueEvents.at);
}

/**
 * Fixes of confirmed issues in a period, newest first: when the issue was found, when its fix was verified, and when
 * it came back.
 */
export async function selectVerifiedFixes(scope: Scope, period: Period) {
  return scope.db
    .select({
      title: issues.title,
      area: issues.area,
      page: issues.page,
      foundAt: issues.firstSeenAt,
      verifiedAt: SEEN_AT,
      cameBackAt: cameBackBy(scope, period),
      markedBy: users.name,
    })
    .from(issueEvents)
    .innerJoin(issues, eq(issues.id, issueEvents.issueId))
    .leftJoin(users, eq(users.id, issues.markedFixedBy))
    .leftJoin(scans, eq(scans.id, issueEvents.scanId))
    .where(movedIn(scope, period, ["verified"]))
    .orderBy(desc(SEEN_AT), asc(issues.title), asc(issues.id));
}

/** Re-tests of a period that verified no fix, newest first: an evidence log tells of those that failed as well. */
export async function selectFailedRetests(scope: Scope, { from, to }: Period) {
  return scope.db
    .select({
      title: issues.title,
      area: issues.area,
      page: issues.page,
      outcome: retests.outcome,
      checkedAt: retests.finishedAt,
      askedBy: users.name,
    })
    .from(retests)
    .innerJoin(issues, eq(issues.id, retests.issueId))
    .leftJoin(users, eq(users.id, retests.requestedBy))
    .where(
      ownedBy(
        scope,
        retests,
        eq(issues.needsReview, false),
        ne(retests.outcome, "verified"),
        gt(retests.finishedAt, from),
        lte(retests.finishedAt, to),
      ),
    )
    .orderBy(desc(retests.finishedAt), asc(issues.title), asc(issues.id));
}

/**
 * What people of the organization did with issues in a period, newest first: alike acts of a person and day at once. An
 * issue that was marked, unmarked and marked again counts once.
 */
export async function selectHumanActs(scope: Scope, { from, to }: Period, timeZone: string) {
  const day = sql<string>`to_char(${issueEvents.at} at time zone ${timeZone}, 'YYYY-MM-DD')`.as("day_of_act");
  const ofDay = sql`day_of_act`;
  return scope.db
    .select({
      name: users.name,
      kind: issueEvents.kind,
      title: issues.title,
      day,
      issues: countDistinct(issueEvents.issueId),
    })
    .from(issueEvents)
    .innerJoin(issues, eq(issues.id, issueEvents.issueId))
    .innerJoin(users, eq(users.id, issueEvents.userId))
    .where(ownedBy(scope, issueEvents, gt(issueEvents.at, from), lte(issueEvents.at, to)))
    .groupBy(users.name, issueEvents.kind, issues.title, ofDay)
    .orderBy(desc(ofDay), asc(users.name), asc(issueEvents.kind), asc(issues.title));
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

import { SEVERITIES, type Severity } from "@plumbline/contract/areas";
import type { IssueEventKind } from "@plumbline/contract/issue-terms";
import { and, asc, desc, eq, gt, inArray, lte, type SQL, sql } from "drizzle-orm";

import type { MovedIssue, ScanMoves } from "#issues/moved-causes.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { issueEvents, issues } from "#platform/database/tables/issues.table.ts";
import { scans } from "#platform/database/tables/scans.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";

type Scope = Pick<OrganizationContext, "db" | "organization">;

/** After `from`, up to and with `to`. */
export interface Period {
  from: Date;
  to: Date;
}

/** What a scan saw, it saw by its end: it is written down only after that, when its own report already asks for it. */
export const SEEN_AT = sql`coalesce(${scans.finishedAt}, ${issueEvents.at})`.mapWith(issueEvents.at);

export function isSeenIn({ from, to }: Period): SQL | undefined {
  return and(gt(SEEN_AT, sql.param(from, issueEvents.at)), lte(SEEN_AT, sql.param(to, issueEvents.at)));
}

/** The confirmed issues a scan found, saw fixed, or saw again. What only a person can judge is none of them. */
export async function movesOfScan(scope: Scope, scanId: string): Promise<ScanMoves> {
  return movesWhere(scope, eq(issueEvents.scanId, scanId));
}

/**
 * The same of a period, by scans and re-tests alike. An issue that moved more than once counts as it moved last: one that
 * a re-test verified and the scan after it found again came back.
 */
export async function movesIn(scope: Scope, period: Period): Promise<ScanMoves> {
  return movesWhere(scope, isSeenIn(period));
}

async function movesWhere(scope: Scope, condition: SQL | undefined): Promise<ScanMoves> {
  const kinds = ["found", "came-back", "verified", "page-gone"] as const;
  const last = await scope.db
    .selectDistinctOn([issues.id], {
      kind: issueEvents.kind,
      id: issues.id,
      cause: issues.cause,
      title: issues.title,
      severity: issues.severity,
      area: issues.area,
      page: issues.page,
      firstSeenAt: issues.firstSeenAt,
    })
    .from(issueEvents)
    .innerJoin(issues, eq(issues.id, issueEvents.issueId))
    .leftJoin(scans, eq(scans.id, issueEvents.scanId))
    .where(
      ownedBy(
        scope,
        issueEvents,
        and(condition, inArray(issueEvents.kind, kinds), eq(issues.needsReview, false)),
      ),
    )
    .orderBy(asc(issues.id), desc(issueEvents.at), desc(issueEvents.id));
  const worstFirst = last.toSorted(bySeverityAndTitle);
  const of = (wanted: IssueEventKind) =>
    worstFirst.filter(({ kind }) => kind === wanted).map(({ kind: _kind, ...issue }) => issue);
  return { found: of("found"), cameBack: of("came-back"), fixed: of("verified"), pageGone: of("page-gone") };
}

type Titled = Pick<MovedIssue, "title" | "severity">;

function bySeverityAndTitle(one: Titled, other: Titled): number {
  return gravityOf(one) - gravityOf(other) || one.title.localeCompare(other.title, "en-US");
}

function gravityOf({ severity }: { severity: Severity }): number {
  return SEVERITIES.indexOf(severity);
}

import type { Severity } from "@plumbline/contract/areas";
import type { IssueStatus } from "@plumbline/contract/issue-terms";
import { groupOf } from "@plumbline/contract/severity-groups";
import type { IssuesAtRisk } from "@plumbline/contract/yearly-loss";
import { asc, count, eq, inArray, sql } from "drizzle-orm";

import type { OrganizationContext } from "#platform/context.ts";
import type { Database } from "#platform/database/connect.ts";
import { issues, occurrences } from "#platform/database/tables/issues.table.ts";
import { type OrganizationScope, ownedBy } from "#platform/database/tenancy.ts";
import type { Place } from "#issues/found-issue.ts";
import type { KnownIssue } from "#issues/reconcile.ts";

type Scope = Pick<OrganizationContext, "db" | "organization">;

/** Statuses in which an issue still asks for work. */
export const UNSOLVED: readonly IssueStatus[] = ["open", "came-back", "fixed-awaiting-check"];

/** A place with the scan it was last seen in. */
export type StoredPlace = Place & { scanId: string };

/** An issue on record with the places kept of it. */
export type StoredIssue = KnownIssue & { places: StoredPlace[] };

/** Number of unsolved issues by severity; those left to a person's judgment, and those accepted for now, count apart. */
export type OpenIssueCounts = Record<Severity, number> & { review: number; accepted: number };

/** Issues of an organization, counted in one reading. */
export interface IssueCounts {
  open: OpenIssueCounts;
  /** Confirmed ones on the site. One that is accepted for now counts like an open one: accepting it takes nothing off the site. */
  atRisk: IssuesAtRisk;
}

/** Unsolved and accepted issues. Advice is none. */
export async function countIssues({ db, organization }: Scope): Promise<IssueCounts> {
  const rows = await db
    .select({
      severity: issues.severity,
      needsReview: issues.needsReview,
      status: issues.status,
      total: count(),
    })
    .from(issues)
    .where(
      ownedBy(
        { organization },
        issues,
        inArray(issues.status, [...UNSOLVED, "accepted"]),
        eq(issues.isAdvice, false),
      ),
    )
    .groupBy(issues.severity, issues.needsReview, issues.status);
  const open: OpenIssueCounts = { critical: 0, high: 0, medium: 0, low: 0, review: 0, accepted: 0 };
  const atRisk: IssuesAtRisk = { critical: 0, major: 0, minor: 0, accepted: 0 };
  for (const { severity, needsReview, status, total } of rows) {
    const isAccepted = status === "accepted";
    open[isAccepted ? "accepted" : needsReview ? "review" : severity] += total;
    if (needsReview) continue;
    atRisk[groupOf(severity)] += total;
    if (isAccepted) atRisk.accepted += total;
  }
  return { open, atRisk };
}

/** Unsolved issues by severity. Advice is none. */
export async function countOpenIssues(scope: Scope): Promise<OpenIssueCounts> {
  return (await countIssues(scope)).open;
}

/** Keeps every other writer of this organization's issues out until the transaction ends. */
export async function lockIssues(db: Database, scope: OrganizationScope): Promise<void> {
  const key = `issues of ${scope.organization.id}`;
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/** All issues of the organization with the places kept of them. */
export async function loadIssues({ db, organization }: Scope): Promise<StoredIssue[]> {
  const rows = await db
    .select({
      id: issues.id,
      fingerprint: issues.fingerprint,
      checkId: issues.checkId,
      status: issues.status,
      markedFixedAt: issues.markedFixedAt,
      acceptedUntil: issues.acceptedUntil,
    })
    .from(issues)
    .where(ownedBy({ organization }, issues));
  const places = await placesByIssue({ db, organization });
  return rows.map((row) => {
    const own = places.get(row.id) ?? [];
    return Object.assign(row, { places: own, pages: [...new Set(own.map((place) => place.page))] });
  });
}

async function placesByIssue({ db, organization }: Scope): Promise<Map<string, StoredPlace[]>> {
  const rows = await db
    .select({
      issueId: occurrences.issueId,
      scanId: occurrences.scanId,
      page: occurrences.page,
      selector: occurrences.selector,
      snippet: occurrences.snippet,
      message: occurrences.message,
      sources: occurrences.sources,
      example: occurrences.example,
      heading: occurrences.heading,
      screenshotKey: occurrences.screenshotKey,
    })
    .from(occurrences)
    .where(ownedBy({ organization }, occurrences))
    .orderBy(asc(occurrences.id));
  const byIssue = new Map<string, StoredPlace[]>();
  for (const { issueId, ...place } of rows) {
    const own = byIssue.get(issueId);
    if (own) own.push(place);
    else byIssue.set(issueId, [place]);
  }
  return byIssue;
}

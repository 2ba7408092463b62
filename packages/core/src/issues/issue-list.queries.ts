import type { Area } from "@plumbline/contract/areas";
import { type ISSUE_FILTERS, UNRESOLVED_STATUSES } from "@plumbline/contract/issues";
import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  ilike,
  inArray,
  lte,
  notInArray,
  or,
  sql,
  type SQL,
} from "drizzle-orm";

import type { OrganizationContext } from "#platform/context.ts";
import { users } from "#platform/database/tables/accounts.table.ts";
import { issueEvents, issues, occurrences, retests } from "#platform/database/tables/issues.table.ts";
import { scans } from "#platform/database/tables/scans.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";

type Scope = Pick<OrganizationContext, "db" | "organization">;

/** Which issues a list holds. */
export interface IssueFilter {
  status: (typeof ISSUE_FILTERS)[number];
  category?: Area | undefined;
  search?: string | undefined;
  /** Whether it also holds what only a person can judge. */
  review: boolean;
  /** Only issues that stood at this moment. */
  stoodAt?: Date | undefined;
}

/** The newest re-test of an issue, as a row joined to it. */
function newestRetest({ db }: Scope) {
  return db
    .select({
      scanStatus: scans.status,
      outcome: retests.outcome,
      note: retests.note,
      createdAt: retests.createdAt,
      finishedAt: retests.finishedAt,
    })
    .from(retests)
    .innerJoin(scans, eq(scans.id, retests.scanId))
    .where(eq(retests.issueId, issues.id))
    .orderBy(desc(retests.createdAt), desc(retests.scanId))
    .limit(1)
    .as("newest_retest");
}

function issueRows(scope: Scope) {
  const newest = newestRetest(scope);
  return scope.db
    .select({
      issue: issues,
      retest: {
        scanStatus: newest.scanStatus,
        outcome: newest.outcome,
        note: newest.note,
        createdAt: newest.createdAt,
        finishedAt: newest.finishedAt,
      },
      acceptedBy: users.name,
    })
    .from(issues)
    .leftJoin(users, eq(users.id, issues.acceptedBy))
    .leftJoinLateral(newest, sql`true`);
}

/** One page of the issues a filter lets through: the worst first, then those on the most pages. */
export async function selectIssues(
  scope: Scope,
  filter: IssueFilter,
  { page, limit }: { page: number; limit: number },
) {
  return issueRows(scope)
    .where(matching(scope, filter))
    .orderBy(
      sql`array_position(array['critical','high','medium','low'], ${issues.severity})`,
      asc(issues.needsReview),
      desc(issues.pageCount),
      asc(issues.fingerprint),
    )
    .limit(limit)
    .offset((page - 1) * limit);
}

export type IssueRow = Awaited<ReturnType<typeof selectIssues>>[number];

/** One issue; null when the organization has none of that id. */
export async function findIssue(scope: Scope, id: string): Promise<IssueRow | null> {
  const [row] = await issueRows(scope).where(ownedBy(scope, issues, eq(issues.id, id)));
  return row ?? null;
}

/** How many issues the filter lets through, by area and severity. */
export async function countMatching(scope: Scope, filter: IssueFilter) {
  return scope.db
    .select({ area: issues.area, severity: issues.severity, issues: count() })
    .from(issues)
    .where(matching(scope, filter))
    .groupBy(issues.area, issues.severity);
}

/** How many issues there are of each status, severity and certainty. */
export async function countByStatus(scope: Scope) {
  return scope.db
    .select({
      status: issues.status,
      severity: issues.severity,
      needsReview: issues.needsReview,
      issues: count(),
    })
    .from(issues)
    .where(ownedBy(scope, issues))
    .groupBy(issues.status, issues.severity, issues.needsReview);
}

function matching(scope: Scope, { status, category, search, review, stoodAt }: IssueFilter): SQL {
  return ownedBy(
    scope,
    issues,
    withStatus(status),
    category === undefined ? undefined : eq(issues.area, category),
    review ? undefined : eq(issues.needsReview, false),
    search === undefined || search === "" ? undefined : mentioning(scope, search),
    stoodAt === undefined ? undefined : standingAt(scope, stoodAt),
  );
}

function withStatus(status: IssueFilter["status"]): SQL | undefined {
  if (status === "all") return undefined;
  const unresolved = [...UNRESOLVED_STATUSES];
  return status === "unresolved" ? inArray(issues.status, unresolved) : notInArray(issues.status, unresolved);
}

function mentioning({ db }: Scope, search: string): SQL | undefined {
  const pattern = `%${search.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
  const onPage = db
    .select({ found: sql`1` })
    .from(occurrences)
    .where(and(eq(occurrences.issueId, issues.id), ilike(occurrences.page, pattern)));
  return or(
    ...[issues.title, issues.message, issues.page, issues.checkId].map((column) => ilike(column, pattern)),
    exists(onPage),
  );
}

/** Whether the newest of what a scan said of it by then is that it is there. */
function standingAt({ db }: Scope, moment: Date): SQL {
  const newest = db
    .select({ kind: issueEvents.kind })
    .from(issueEvents)
    .where(
      and(
        eq(issueEvents.issueId, issues.id),
        lte(issueEvents.at, moment),
        inArray(issueEvents.kind, ["found", "came-back", "verified", "page-gone"]),
      ),
    )
    .orderBy(desc(issueEvents.at), desc(issueEvents.id))
    .limit(1);
  return sql`(${newest}) in ('found', 'came-back')`;
}

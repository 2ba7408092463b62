import type { Area } from "@plumbline/contract/areas";
import type { Effort } from "@plumbline/contract/effort";
import type { LikelyOwner } from "@plumbline/contract/likely-owners";
import { ISSUE_STATUSES, type IssueStatus, UNRESOLVED_STATUSES } from "@plumbline/contract/issue-terms";
import { SEVERITY_WEIGHTS } from "@plumbline/contract/severity-groups";
import { and, asc, count, eq, inArray, isNull, sql, type SQL } from "drizzle-orm";

import { byArea, bySeverity, severityPosition } from "#causes/case-of.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { issues, occurrences, retests } from "#platform/database/tables/issues.table.ts";
import { scanPages } from "#platform/database/tables/scans.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";

type Scope = Pick<OrganizationContext, "db" | "organization">;

/** Statuses in which an issue is still to be fixed. */
const OPEN: IssueStatus[] = [...UNRESOLVED_STATUSES];
/** Statuses in which the score counts an issue whatever a scan has said since. */
const UNSOLVED: IssueStatus[] = [...OPEN, "fixed-awaiting-check"];

/** Number of issues in each status. */
export type StatusCounts = Partial<Record<IssueStatus, number>>;

/**
 * Every cause the organization has issues of, settled ones included.
 *
 * @param scoredSince when the score of each area was measured: it counts what was seen since
 */
export async function selectCauses(scope: Scope, scoredSince: ReadonlyMap<Area, Date>) {
  const grouped = groupedByCause(scope, scoredSince);
  return scope.db
    .select({
      id: grouped.id,
      check: grouped.check,
      needsReview: grouped.needsReview,
      isAdvice: grouped.isAdvice,
      issues: grouped.issues,
      openSince: grouped.openSince,
      places: grouped.places,
      worst: grouped.worst,
      openWeight: grouped.openWeight,
      scoredWeight: grouped.scoredWeight,
      isSiteWide: grouped.isSiteWide,
      statuses: grouped.statuses,
      firstIssue: grouped.firstIssue,
      area: issues.area,
      title: issues.title,
      effort: sql<Effort | null>`${issues.guidance} ->> 'effort'`,
      owner: sql<LikelyOwner | null>`${issues.guidance} ->> 'likelyOwner'`,
      why: sql<string>`coalesce(${issues.guidance} ->> 'whyItMatters', '')`,
    })
    .from(grouped)
    .innerJoin(issues, eq(issues.id, grouped.newest));
}

export type CauseRow = Awaited<ReturnType<typeof selectCauses>>[number];

function groupedByCause(scope: Scope, scoredSince: ReadonlyMap<Area, Date>) {
  const isOpen = inArray(issues.status, OPEN);
  const weight = bySeverity(SEVERITY_WEIGHTS);
  const isScored = sql`(${inArray(issues.status, UNSOLVED)} or ${issues.lastSeenAt} >= ${byArea(scoredSince)})`;
  const worstFirst = sql`${severityPosition()}, ${issues.pageCount} desc, ${issues.fingerprint}`;
  return scope.db
    .select({
      id: issues.cause,
      check: issues.checkId,
      needsReview: issues.needsReview,
      isAdvice: issues.isAdvice,
      issues: numberOf(sql`count(*) filter (where ${isOpen})`).as("open_issues"),
      openSince: sql<Date | null>`min(${issues.firstSeenAt}) filter (where ${isOpen})`
        .mapWith(issues.firstSeenAt)
        .as("open_since"),
      places: numberOf(sql`coalesce(sum(${issues.occurrenceCount}) filter (where ${isOpen}), 0)`).as(
        "places",
      ),
      worst: numberOf(
        sql`coalesce(min(${severityPosition()}) filter (where ${isOpen}), min(${severityPosition()}))`,
      ).as("worst"),
      openWeight: numberOf(sql`coalesce(sum(${weight}) filter (where ${isOpen}), 0)`).as("open_weight"),
      scoredWeight: numberOf(sql`coalesce(sum(${weight}) filter (where ${isScored}), 0)`).as("scored_weight"),
      isSiteWide: sql<boolean>`coalesce(bool_or(${issues.isSiteWide}) filter (where ${isOpen}), false)`.as(
        "is_site_wide_now",
      ),
      statuses: sql<StatusCounts>`jsonb_strip_nulls(jsonb_build_object(${statusCounts()}))`.as("statuses"),
      firstIssue: sql<string>`(array_agg(${issues.id} order by ${isOpen} desc, ${worstFirst}))[1]`.as(
        "first_issue",
      ),
      newest:
        sql<string>`(array_agg(${issues.id} order by ${isOpen} desc, ${issues.lastSeenAt} desc, ${issues.fingerprint}))[1]`.as(
          "newest",
        ),
    })
    .from(issues)
    .where(ownedBy(scope, issues))
    .groupBy(issues.cause, issues.checkId, issues.needsReview, issues.isAdvice)
    .as("grouped");
}

function numberOf(value: SQL): SQL<number> {
  return sql<number>`(${value})::int`;
}

function statusCounts(): SQL {
  const pairs = ISSUE_STATUSES.map(
    (status) => sql`${status}::text, nullif(count(*) filter (where ${eq(issues.status, status)}), 0)`,
  );
  return sql.join(pairs, sql`, `);
}

/** On how many different pages the open issues of each cause are. */
export async function countPagesByCause(scope: Scope): Promise<Map<string, number>> {
  // Pages of a cause are told apart by hashes; `count(distinct)` would sort all places by their addresses.
  const onPages = scope.db
    .selectDistinct({ cause: issues.cause, page: occurrences.page })
    .from(issues)
    .innerJoin(occurrences, eq(occurrences.issueId, issues.id))
    .where(ownedBy(scope, issues, inArray(issues.status, OPEN)))
    .as("on_pages");
  const rows = await scope.db
    .select({ cause: onPages.cause, pages: count() })
    .from(onPages)
    .groupBy(onPages.cause);
  return new Map(rows.map(({ cause, pages }) => [cause, pages]));
}

/** How many issues of each cause wait for a re-test or are in one. */
export async function countCheckedByCause(scope: Scope): Promise<Map<string, number>> {
  const rows = await scope.db
    .select({ cause: issues.cause, issues: count() })
    .from(retests)
    .innerJoin(issues, eq(issues.id, retests.issueId))
    .where(ownedBy(scope, retests, isNull(retests.outcome)))
    .groupBy(issues.cause);
  return new Map(rows.map(({ cause, issues }) => [cause, issues]));
}

/** How many pages each of these scans measured. */
export async function countMeasuredPages(
  scope: Scope,
  scanIds: readonly string[],
): Promise<Map<string, number>> {
  if (scanIds.length === 0) return new Map();
  const rows = await scope.db
    .select({ scanId: scanPages.scanId, pages: count() })
    .from(scanPages)
    .where(
      ownedBy(
        scope,
        scanPages,
        and(inArray(scanPages.scanId, [...scanIds]), eq(scanPages.state, "measured")),
      ),
    )
    .groupBy(scanPages.scanId)
    .orderBy(asc(scanPages.scanId));
  return new Map(rows.map(({ scanId, pages }) => [scanId, pages]));
}

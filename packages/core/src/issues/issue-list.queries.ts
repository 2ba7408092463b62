import type { Area } from "@plumbline/contract/areas";
import { type ISSUE_FILTERS } from "@plumbline/contract/issues";
import { UNRESOLVED_STATUSES } from "@plumbline/contract/issue-terms";
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

import { severityPosition } from "#causes/case-of.ts";
import { screenshotName } from "#issues/issue-detail.queries.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { organizations, users } from "#platform/database/tables/accounts.table.ts";
import { issueEvents, issues, occurrences, retests } from "#platform/database/tables/issues.table.ts";
import { scans } from "#platform/database/tables/scans.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";

type Scope = Pick<OrganizationContext, "db" | "organization">;

/** Which issues a list holds. */
export interface IssueFilter {
  status: (typeof ISSUE_FILTERS)[number];
  cause?: string | undefined;
  category?: Area | undefined;
  search?: string | undefined;
  /** Whether it also holds what only a person can judge. */
  review: boolean;
  /** Whether it holds advice, and nothing else. */
  advice: boolean;
  /** Only issues that stood at this moment. */
  stoodAt?: Date | undefined;
}

/** The newest re-test of an issue, as a row joined to it. */
export function newestRetest({ db }: Scope) {
  return db
    .select({
      scanStatus: scans.status,
      outcome: retests.outcome,
      note: retests.note,
      createdAt: retests.createdAt,
      finishedAt: retests.finishedAt,
      cameBackAt: cameBackAfter().as("came_back_at"),
    })
    .from(retests)
    .innerJoin(scans, eq(scans.id, retests.scanId))
    .where(eq(retests.issueId, issues.id))
    .orderBy(desc(retests.createdAt), desc(retests.scanId))
    .limit(1)
    .as("newest_retest");
}

/** When the issue of a re-test was found again after it; null where it was not, or the re-test runs. */
function cameBackAfter(): SQL<Date | null> {
  return sql`(select min(${issueEvents.at}) from ${issueEvents} where ${issueEvents.issueId} = ${retests.issueId} and ${issueEvents.kind} = 'came-back' and ${issueEvents.at} > ${retests.finishedAt})`.mapWith(
    issueEvents.at,
  );
}

/** What is read of it; null for an issue that was never checked alone. */
export function retestColumns(retest: ReturnType<typeof newestRetest>) {
  return {
    scanStatus: retest.scanStatus,
    outcome: retest.outcome,
    note: retest.note,
    createdAt: retest.createdAt,
    finishedAt: retest.finishedAt,
    cameBackAt: retest.cameBackAt,
  };
}

/** The first place of an issue, as a row joined to it. */
export function firstPlace({ db }: Scope) {
  return db
    .select({
      page: occurrences.page,
      selector: occurrences.selector,
      snippet: occurrences.snippet,
      example: occurrences.example,
      heading: occurrences.heading,
      screenshot: screenshotName(),
    })
    .from(occurrences)
    .where(eq(occurrences.issueId, issues.id))
    .orderBy(asc(occurrences.id))
    .limit(1)
    .as("first_place");
}

/** What is read of it; null for an issue without any. */
export function placeColumns(place: ReturnType<typeof firstPlace>) {
  return {
    page: place.page,
    selector: place.selector,
    snippet: place.snippet,
    example: place.example,
    heading: place.heading,
    screenshot: place.screenshot,
  };
}

/** Place of each open issue among those of its cause, from 0: by it they share the cause's work. */
function openPositions(scope: Scope) {
  return scope.db
    .select({
      id: issues.id,
      position:
        sql<number>`(row_number() over (partition by ${issues.cause} order by ${issues.fingerprint}))::int - 1`.as(
          "place_in_cause",
        ),
    })
    .from(issues)
    .where(ownedBy(scope, issues, withStatus("unresolved")))
    .as("open_positions");
}

function issueRows(scope: Scope) {
  const newest = newestRetest(scope);
  const place = firstPlace(scope);
  const open = openPositions(scope);
  return scope.db
    .select({
      issue: issues,
      position: open.position,
      place: placeColumns(place),
      retest: retestColumns(newest),
      acceptedBy: users.name,
      timeZone: organizations.timeZone,
    })
    .from(issues)
    .innerJoin(organizations, eq(organizations.id, issues.organizationId))
    .leftJoin(users, eq(users.id, issues.acceptedBy))
    .leftJoinLateral(newest, sql`true`)
    .leftJoinLateral(place, sql`true`)
    .leftJoin(open, eq(open.id, issues.id));
}

interface Page {
  /** Ids of all causes in their order. */
  causes: readonly string[];
  page: number;
  limit: number;
}

/**
 * One page of the issues a filter lets through: in the order of their causes, of one cause the worst first. What an
 * issue is shown with is looked up for those of the page alone.
 */
export async function selectIssues(scope: Scope, filter: IssueFilter, page: Page) {
  const onPage = issuesOfPage(scope, filter, page);
  return issueRows(scope).innerJoin(onPage, eq(onPage.id, issues.id)).orderBy(onPage.turn);
}

function issuesOfPage(scope: Scope, filter: IssueFilter, { causes, page, limit }: Page) {
  const order = sql`cause_order.place_in_order, ${severityPosition()}, ${issues.pageCount} desc, ${issues.fingerprint}`;
  return scope.db
    .select({ id: issues.id, turn: sql<number>`row_number() over (order by ${order})`.as("turn") })
    .from(issues)
    .leftJoin(inOrder(causes), sql`cause_order.cause = ${issues.cause}`)
    .where(matching(scope, filter))
    .orderBy(sql`turn`)
    .limit(limit)
    .offset((page - 1) * limit)
    .as("on_page");
}

/** The causes with their places, as rows to join. */
export function inOrder(causes: readonly string[]): SQL {
  return sql`unnest(${sql.param([...causes])}::text[]) with ordinality as cause_order(cause, place_in_order)`;
}

/** Page and element of the first place of some issues, by the issue's id. */
export async function selectExamples(scope: Scope, ids: readonly string[]) {
  const place = firstPlace(scope);
  const rows = await scope.db
    .select({ id: issues.id, page: issues.page, selector: place.selector })
    .from(issues)
    .leftJoinLateral(place, sql`true`)
    .where(ownedBy(scope, issues, inArray(issues.id, [...ids])));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The first place of some issues, by the issue's id; null where none is kept. */
export async function selectFirstPlaces(scope: Scope, ids: readonly string[]) {
  const place = firstPlace(scope);
  const rows = await scope.db
    .select({ id: issues.id, place: placeColumns(place) })
    .from(issues)
    .leftJoinLateral(place, sql`true`)
    .where(ownedBy(scope, issues, inArray(issues.id, [...ids])));
  return new Map(rows.map((row) => [row.id, row.place]));
}

export type IssueRow = Awaited<ReturnType<typeof selectIssues>>[number];

/** One issue; null when the organization has none of that id. */
export async function findIssue(scope: Scope, id: string): Promise<IssueRow | null> {
  const [row] = await issueRows(scope).where(ownedBy(scope, issues, eq(issues.id, id)));
  return row ?? null;
}

/** How many issues of each cause the filter lets through, and the first of them. */
export async function countMatchingByCause(scope: Scope, filter: IssueFilter) {
  const worstFirst = sql`${severityPosition()}, ${issues.pageCount} desc, ${issues.fingerprint}`;
  return scope.db
    .select({
      cause: issues.cause,
      issues: count(),
      first: sql<string>`(array_agg(${issues.id} order by ${worstFirst}))[1]`,
    })
    .from(issues)
    .where(matching(scope, filter))
    .groupBy(issues.cause);
}

/** How many issues the filter lets through, by area and severity. */
export async function countMatching(scope: Scope, filter: IssueFilter) {
  return scope.db
    .select({ area: issues.area, severity: issues.severity, issues: count() })
    .from(issues)
    .where(matching(scope, filter))
    .groupBy(issues.area, issues.severity);
}

/** How many issues there are of each status, severity and certainty. Advice is none. */
export async function countByStatus(scope: Scope) {
  return scope.db
    .select({
      status: issues.status,
      severity: issues.severity,
      needsReview: issues.needsReview,
      issues: count(),
    })
    .from(issues)
    .where(ownedBy(scope, issues, eq(issues.isAdvice, false)))
    .groupBy(issues.status, issues.severity, issues.needsReview);
}

function matching(scope: Scope, filter: IssueFilter): SQL {
  const { status, cause, category, search, review, advice, stoodAt } = filter;
  return ownedBy(
    scope,
    issues,
    withStatus(status),
    cause === undefined ? undefined : eq(issues.cause, cause),
    category === undefined ? undefined : eq(issues.area, category),
    eq(issues.isAdvice, advice),
    review || advice ? undefined : eq(issues.needsReview, false),
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

import { REPORT_KINDS, REPORT_TYPE_NAMES, type ReportKind } from "@plumbline/contract/reports";
import { and, count, desc, eq, ilike, inArray, or, sql, type SQL } from "drizzle-orm";

import type { Database } from "#platform/database/connect.ts";
import { organizations } from "#platform/database/tables/accounts.table.ts";
import { reports } from "#platform/database/tables/reports.table.ts";
import { scanAreas, scans } from "#platform/database/tables/scans.table.ts";
import { type OrganizationScope, ownedBy } from "#platform/database/tenancy.ts";
import type { ReportSearch } from "#reports/report-search.ts";
import { asTold } from "#scans/told-scores.ts";

type Scope = OrganizationScope & { readonly db: Database };

const REPORT_COLUMNS = {
  id: reports.id,
  kind: reports.kind,
  itemType: reports.itemType,
  status: reports.status,
  score: reports.score,
  scanId: reports.scanId,
  createdAt: reports.createdAt,
  failureReason: reports.failureReason,
  storageKey: reports.storageKey,
};

function selectRows(scope: Scope, condition: SQL | undefined) {
  return scope.db
    .select(REPORT_COLUMNS)
    .from(reports)
    .where(ownedBy(scope, reports, condition));
}

export type ReportRow = Awaited<ReturnType<typeof selectRows>>[number];

export interface ReportPage {
  page: number;
  limit: number;
  search?: ReportSearch | undefined;
}

/** One page of the organization's reports, newest first, and how many there are on all pages. */
export async function selectReports(
  scope: Scope,
  { page, limit, search }: ReportPage,
): Promise<{ rows: ReportRow[]; total: number }> {
  const found = await scope.db
    .select({ row: REPORT_COLUMNS, total: sql<number>`(count(*) over ())::int` })
    .from(reports)
    .where(ownedBy(scope, reports, matchingReports(search)))
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(limit)
    .offset((page - 1) * limit);
  // A page after the last one has no row that could say how many there are.
  const total = found[0]?.total ?? (await countReports(scope, search));
  return { rows: found.map(({ row }) => row), total };
}

export async function countReports(scope: Scope, search: ReportSearch | undefined): Promise<number> {
  const [row] = await scope.db
    .select({ reports: count() })
    .from(reports)
    .where(ownedBy(scope, reports, matchingReports(search)));
  return row?.reports ?? 0;
}

/** Matches the type's name, the status, and the date as it may be written: 2026-11-09 or November 9, 2026. */
export function matchingReports(search: ReportSearch | undefined): SQL | undefined {
  if (search === undefined) return undefined;
  const term = search.text.toLowerCase();
  const kinds = REPORT_KINDS.filter((kind) => REPORT_TYPE_NAMES[kind].toLowerCase().includes(term));
  const pattern = searchPattern(search.text);
  return or(
    kinds.length === 0 ? undefined : inArray(reports.kind, kinds),
    ilike(reports.status, pattern),
    inArray(reports.id, [...search.ofDays]),
  );
}

/** What a text that holds the searched one is like. */
export function searchPattern(search: string): string {
  return `%${search.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
}

/** Those of these ids that are the organization's reports. */
export async function selectReportsOf(scope: Scope, ids: readonly string[]): Promise<ReportRow[]> {
  return ids.length === 0 ? [] : selectRows(scope, inArray(reports.id, [...ids]));
}

/** One report; null when the organization has none of that id. */
export async function findReport(scope: Scope, id: string): Promise<ReportRow | null> {
  const [row] = await selectRows(scope, eq(reports.id, id));
  return row ?? null;
}

/** The report of that kind of one scan; null when there is none. */
export async function findReportOfScan(
  scope: Scope,
  scanId: string,
  kind: ReportKind,
): Promise<ReportRow | null> {
  const [row] = await selectRows(scope, and(eq(reports.scanId, scanId), eq(reports.kind, kind)));
  return row ?? null;
}

/** The newest reports that can be downloaded. */
export async function selectAvailableReports(scope: Scope, limit: number) {
  return scope.db
    .select({ id: reports.id, kind: reports.kind })
    .from(reports)
    .where(ownedBy(scope, reports, eq(reports.status, "COMPLETED"), eq(reports.itemType, "report")))
    .orderBy(desc(reports.createdAt))
    .limit(limit);
}

/** A scan with what a report says of it; null when the organization has none of that id. */
export async function findScan(scope: Scope, id: string) {
  const [row] = await scope.db
    .select({
      kind: scans.kind,
      status: scans.status,
      site: scans.site,
      failureReason: scans.failureReason,
      finishedAt: scans.finishedAt,
    })
    .from(scans)
    .where(ownedBy(scope, scans, eq(scans.id, id)));
  return row ?? null;
}

/** The areas of a scan, as it told them. */
export async function selectToldAreas(scope: Scope, scanId: string) {
  const rows = await scope.db
    .select()
    .from(scanAreas)
    .where(ownedBy(scope, scanAreas, eq(scanAreas.scanId, scanId)));
  return rows.map(asTold);
}

/** Name of the organization, for file names. */
export async function readOrganizationName({ db, organization }: Scope): Promise<string> {
  const [row] = await db
    .select({ name: organizations.name })
    .from(organizations)
    .where(eq(organizations.id, organization.id));
  return row?.name ?? "";
}

/** Where the result of a completed scan is archived; null when there is none, or no longer. */
export async function findArchivedResult(scope: Scope, id: string) {
  const [row] = await scope.db
    .select({ kind: scans.kind, resultKey: scans.resultKey })
    .from(scans)
    .where(ownedBy(scope, scans, eq(scans.id, id), eq(scans.status, "COMPLETED")));
  return row?.resultKey ? { kind: row.kind, resultKey: row.resultKey } : null;
}

import { REPORT_KINDS, REPORT_TYPE_NAMES, type ReportKind } from "@plumbline/contract/reports";
import { count, desc, eq, ilike, inArray, ne, or, sql, type SQL } from "drizzle-orm";

import type { Database } from "#platform/database/connect.ts";
import { organizations } from "#platform/database/tables/accounts.table.ts";
import { reports } from "#platform/database/tables/reports.table.ts";
import { scanAreas, scans } from "#platform/database/tables/scans.table.ts";
import { type OrganizationScope, ownedBy } from "#platform/database/tenancy.ts";

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

export interface ReportPage {
  page: number;
  limit: number;
  search?: string | undefined;
}

/** One page of the organization's reports, newest first. */
export async function selectReports(scope: Scope, { page, limit, search }: ReportPage) {
  return scope.db
    .select(REPORT_COLUMNS)
    .from(reports)
    .where(ownedBy(scope, reports, matching(search)))
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(limit)
    .offset((page - 1) * limit);
}

export type ReportRow = Awaited<ReturnType<typeof selectReports>>[number];

export async function countReports(scope: Scope, search: string | undefined): Promise<number> {
  const [row] = await scope.db
    .select({ reports: count() })
    .from(reports)
    .where(ownedBy(scope, reports, matching(search)));
  return row?.reports ?? 0;
}

/** Matches the type's name, the status, and the date as it may be written: 2026-11-09 or November 9, 2026. */
function matching(search: string | undefined): SQL | undefined {
  if (search === undefined || search === "") return undefined;
  const term = search.toLowerCase();
  const kinds = REPORT_KINDS.filter((kind) => REPORT_TYPE_NAMES[kind].toLowerCase().includes(term));
  const pattern = `%${search.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
  const day = sql`${reports.createdAt} at time zone 'UTC'`;
  return or(
    kinds.length === 0 ? undefined : inArray(reports.kind, kinds),
    ilike(reports.status, pattern),
    sql`to_char(${day}, 'YYYY-MM-DD MM/DD/YYYY FMMonth FMDD, YYYY Mon FMDD, YYYY') ilike ${pattern}`,
  );
}

/** One report; null when the organization has none of that id. */
export async function findReport(scope: Scope, id: string): Promise<ReportRow | null> {
  const [row] = await scope.db
    .select(REPORT_COLUMNS)
    .from(reports)
    .where(ownedBy(scope, reports, eq(reports.id, id)));
  return row ?? null;
}

/** The report of that kind of one scan; null when there is none. */
export async function findReportOfScan(
  scope: Scope,
  scanId: string,
  kind: ReportKind,
): Promise<ReportRow | null> {
  const [row] = await scope.db
    .select(REPORT_COLUMNS)
    .from(reports)
    .where(ownedBy(scope, reports, eq(reports.scanId, scanId), eq(reports.kind, kind)));
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

/** The scores of a scan by area. */
export async function selectScanScores(scope: Scope, scanId: string) {
  return scope.db
    .select({ area: scanAreas.area, score: scanAreas.score })
    .from(scanAreas)
    .where(ownedBy(scope, scanAreas, eq(scanAreas.scanId, scanId)));
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

/** What the newest completed scan of the whole site was judged by. */
export async function findNewestScan(scope: Scope) {
  const [row] = await scope.db
    .select({ id: scans.id, rulesetVersion: scans.rulesetVersion, engines: scans.engines })
    .from(scans)
    .where(ownedBy(scope, scans, ne(scans.kind, "retest"), eq(scans.status, "COMPLETED")))
    .orderBy(desc(scans.createdAt))
    .limit(1);
  return row ?? null;
}

import { desc, eq, ne } from "drizzle-orm";

import { organizations } from "#platform/database/tables/accounts.table.ts";
import { subscriptions } from "#platform/database/tables/billing.table.ts";
import { scanAreas, scans } from "#platform/database/tables/scans.table.ts";
import { type OrganizationScope, ownedBy } from "#platform/database/tenancy.ts";
import type { Database } from "#platform/database/connect.ts";
import { TOLD_OVERALL } from "#scans/told-scores.ts";

type Scope = OrganizationScope & { readonly db: Database };

/** The organization with its business figures and its subscription, if it has one. */
export async function readOrganization({ db, organization }: Scope) {
  const [row] = await db
    .select({
      id: organizations.id,
      name: organizations.name,
      website: organizations.website,
      monthlyVisitors: organizations.monthlyVisitors,
      conversionRate: organizations.conversionRate,
      averageOrderValue: organizations.averageOrderValue,
      timeZone: organizations.timeZone,
      suspendedAt: organizations.suspendedAt,
      suspensionReason: organizations.suspensionReason,
      subscription: subscriptions,
    })
    .from(organizations)
    .leftJoin(subscriptions, eq(subscriptions.organizationId, organizations.id))
    .where(eq(organizations.id, organization.id));
  return row ?? null;
}

/** What one scan measured in each of its areas. */
export async function readScanAreas(scope: Scope, scanId: string) {
  return scope.db
    .select()
    .from(scanAreas)
    .where(ownedBy(scope, scanAreas, eq(scanAreas.scanId, scanId)));
}

const SCAN_COLUMNS = {
  site: scans.site,
  id: scans.id,
  kind: scans.kind,
  status: scans.status,
  phase: scans.phase,
  pagesDone: scans.pagesDone,
  pagesPlanned: scans.pagesPlanned,
  pagesNotVisited: scans.pagesNotVisited,
  issuesFound: scans.issuesFound,
  toldOverall: TOLD_OVERALL,
  failureReason: scans.failureReason,
  failureTrouble: scans.failureTrouble,
  rulesetVersion: scans.rulesetVersion,
  createdAt: scans.createdAt,
  startedAt: scans.startedAt,
  finishedAt: scans.finishedAt,
};

/** The newest scans of the whole site. */
export async function readRecentScans(scope: Scope, limit: number) {
  return scope.db
    .select(SCAN_COLUMNS)
    .from(scans)
    .where(ownedBy(scope, scans, ne(scans.kind, "retest")))
    .orderBy(desc(scans.createdAt))
    .limit(limit);
}

export type ScanRow = Awaited<ReturnType<typeof readRecentScans>>[number];

/** The newest completed scan of the whole site; null before there is one. */
export async function readLastCompletedScan(scope: Scope): Promise<ScanRow | null> {
  const [row] = await scope.db
    .select(SCAN_COLUMNS)
    .from(scans)
    .where(ownedBy(scope, scans, ne(scans.kind, "retest"), eq(scans.status, "COMPLETED")))
    .orderBy(desc(scans.createdAt))
    .limit(1);
  return row ?? null;
}

import type { Area } from "@plumbline/contract/areas";
import { desc, eq, gt, ne, sql } from "drizzle-orm";

import type { Database } from "#platform/database/connect.ts";
import { scanAreas, scans } from "#platform/database/tables/scans.table.ts";
import { type OrganizationScope, ownedBy } from "#platform/database/tenancy.ts";

type Scope = OrganizationScope & { readonly db: Database };

/** The newest completed scans of the whole site with what each measured, newest first. */
export async function readHistory(scope: Scope, limit: number) {
  return scope.db
    .select({
      id: scans.id,
      finishedAt: scans.finishedAt,
      createdAt: scans.createdAt,
      accessibility: scoreIn("accessibility"),
      seo: scoreIn("seo"),
      performance: scoreIn("performance"),
      privacy: scoreIn("privacy"),
      security: scoreIn("security"),
      totalScore: scans.overall,
      revenueLoss: scans.revenueLoss,
      criticalIssues: scans.criticalIssues,
      rulesetVersion: scans.rulesetVersion,
    })
    .from(scans)
    .leftJoin(scanAreas, eq(scanAreas.scanId, scans.id))
    .where(ownedBy(scope, scans, ne(scans.kind, "retest"), eq(scans.status, "COMPLETED")))
    .groupBy(scans.id)
    .orderBy(desc(scans.createdAt))
    .limit(limit);
}

/** The newest scans of the whole site that failed after a moment, newest first. */
export async function readFailedScans(scope: Scope, { after, limit }: { after: Date; limit: number }) {
  return scope.db
    .select({ finishedAt: scans.finishedAt, createdAt: scans.createdAt, reason: scans.failureReason })
    .from(scans)
    .where(
      ownedBy(scope, scans, ne(scans.kind, "retest"), eq(scans.status, "FAILED"), gt(scans.createdAt, after)),
    )
    .orderBy(desc(scans.createdAt))
    .limit(limit);
}

export type HistoryRow = Awaited<ReturnType<typeof readHistory>>[number];

function scoreIn(area: Area) {
  return sql<number | null>`max(${scanAreas.score}) filter (where ${scanAreas.area} = ${area})`;
}

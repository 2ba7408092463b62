import type { ScanStatus } from "@plumbline/contract/scans";
import { and, desc, eq, ne } from "drizzle-orm";

import type { OrganizationContext } from "#platform/context.ts";
import { reports } from "#platform/database/tables/reports.table.ts";
import { scans } from "#platform/database/tables/scans.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";

/** How far the newest scan of the whole site and its report are. */
export interface ScanAndReport {
  scanId: string;
  status: ScanStatus;
  /** What the scan does now, in words for a person. */
  phase: string;
  /** Why the scan or its report failed; null while nothing did. */
  failureReason: string | null;
  reportStatus: "PENDING" | "COMPLETED" | "FAILED" | null;
}

/** Reads the organization's newest scan of the whole site with its report; null where there is none. */
export async function readLatestScan({
  db,
  organization,
}: Pick<OrganizationContext, "db" | "organization">): Promise<ScanAndReport | null> {
  const [row] = await db
    .select({
      scanId: scans.id,
      status: scans.status,
      phase: scans.phase,
      scanFailure: scans.failureReason,
      reportStatus: reports.status,
      reportFailure: reports.failureReason,
    })
    .from(scans)
    .leftJoin(reports, and(eq(reports.scanId, scans.id), eq(reports.itemType, "report")))
    .where(ownedBy({ organization }, scans, ne(scans.kind, "retest")))
    .orderBy(desc(scans.createdAt))
    .limit(1);
  if (!row) return null;
  const { scanFailure, reportFailure, ...progress } = row;
  return { ...progress, failureReason: scanFailure ?? reportFailure };
}

import { eq, inArray } from "drizzle-orm";

import { recordAct } from "#platform/audit-log.ts";
import { inTransaction, type OrganizationContext } from "#platform/context.ts";
import { reports } from "#platform/database/tables/reports.table.ts";
import { scans } from "#platform/database/tables/scans.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";
import { publish } from "#platform/signals.ts";
import { SCAN_PLANS } from "#scans/scan-plan.ts";

export interface ScanFailure {
  scanId: string;
  /** The try that failed; without it the scan is ended whoever runs it. */
  attempt?: number;
  /** Why, in words for the site's owner. */
  reason: string;
}

/**
 * Ends a scan as FAILED, which Audit History then shows with its reason. Scores and issues stay what they
 * were: a failure says nothing about the site. False when the scan has ended or is another worker's.
 */
export async function failScan(context: OrganizationContext, failure: ScanFailure): Promise<boolean> {
  return inTransaction(context, async (inside) => {
    const now = inside.clock.now();
    const [scan] = await inside.db
      .update(scans)
      .set({ status: "FAILED", failureReason: failure.reason, finishedAt: now })
      .where(
        ownedBy(
          inside,
          scans,
          eq(scans.id, failure.scanId),
          inArray(scans.status, ["QUEUED", "RUNNING"]),
          failure.attempt === undefined ? undefined : eq(scans.attempt, failure.attempt),
        ),
      )
      .returning({ kind: scans.kind });
    if (!scan) return false;
    for (const kind of SCAN_PLANS[scan.kind].reports) {
      await inside.db.insert(reports).values({
        organizationId: inside.organization.id,
        scanId: failure.scanId,
        kind,
        status: "FAILED",
        failureReason: failure.reason,
        createdAt: now,
        finishedAt: now,
      });
    }
    await publish(inside.db, "scan", { organizationId: inside.organization.id });
    const details = { reason: failure.reason };
    await recordAct(inside, { action: "scan.failed", subjectId: failure.scanId, details });
    return true;
  });
}

import { and, eq, sql } from "drizzle-orm";

import { recordAct } from "#platform/audit-log.ts";
import { inTransaction, type OrganizationContext } from "#platform/context.ts";
import { reports } from "#platform/database/tables/reports.table.ts";
import { scans } from "#platform/database/tables/scans.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";
import { publish } from "#platform/signals.ts";

/**
 * Has a report made again that could not be. False when it has not failed, or its scan has no result: then only another
 * scan makes a report.
 */
export async function retryReport(context: OrganizationContext, reportId: string): Promise<boolean> {
  return inTransaction(context, async (inside) => {
    const { db, queue, organization } = inside;
    const scan = db
      .select({ one: sql`1` })
      .from(scans)
      .where(and(eq(scans.id, reports.scanId), eq(scans.status, "COMPLETED")));
    const [row] = await db
      .update(reports)
      .set({ status: "PENDING", failureReason: null, finishedAt: null })
      .where(
        ownedBy(inside, reports, eq(reports.id, reportId), eq(reports.status, "FAILED"), sql`exists ${scan}`),
      )
      .returning({ id: reports.id });
    if (row === undefined) return false;
    await queue.send("report", { organizationId: organization.id, reportId }, { within: db });
    await publish(db, "scan", { organizationId: organization.id });
    await recordAct(inside, { action: "report.retried", subjectId: reportId });
    return true;
  });
}

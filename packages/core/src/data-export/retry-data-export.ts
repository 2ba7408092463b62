import { and, eq } from "drizzle-orm";

import { recordAct } from "#platform/audit-log.ts";
import { inTransaction, type OrganizationContext } from "#platform/context.ts";
import { dataExports } from "#platform/database/tables/data-exports.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";

/** Has an export made again that could not be. False when it has not failed, or another one is in the making. */
export async function retryDataExport(context: OrganizationContext, exportId: string): Promise<boolean> {
  return inTransaction(context, async (inside) => {
    const { db, queue, organization } = inside;
    const isPending = eq(dataExports.status, "PENDING");
    if ((await db.$count(dataExports, ownedBy(inside, dataExports, isPending))) > 0) return false;
    const [row] = await db
      .update(dataExports)
      .set({ status: "PENDING", failureReason: null, finishedAt: null, expiresAt: null })
      .where(
        ownedBy(inside, dataExports, and(eq(dataExports.id, exportId), eq(dataExports.status, "FAILED"))),
      )
      .returning({ id: dataExports.id });
    if (row === undefined) return false;
    await queue.send("data-export", { organizationId: organization.id, exportId }, { within: db });
    await recordAct(inside, { action: "data-export.retried", subjectId: exportId });
    return true;
  });
}

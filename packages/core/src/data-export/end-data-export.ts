import { deleteExport } from "#data-export/data-exports.queries.ts";
import { exportKey } from "#data-export/record-data-export.ts";
import { recordAct } from "#platform/audit-log.ts";
import { inTransaction, type OrganizationContext } from "#platform/context.ts";

/** Deletes an export whose days are over, the file first: while the export is listed, it is tried again. */
export async function endDataExport(context: OrganizationContext, exportId: string): Promise<boolean> {
  await context.storage.delete(exportKey(context, exportId));
  return inTransaction(context, async (inside) => {
    if (!(await deleteExport(inside, exportId))) return false;
    await recordAct(inside, { action: "data-export.expired", subjectId: exportId });
    return true;
  });
}

import type { DataExport } from "@plumbline/contract/data-export";

import { requireConfirmation } from "#confirmation/require-confirmation.ts";
import { dataExportItem } from "#data-export/data-export-item.ts";
import { findExport, findPendingExport, insertExport } from "#data-export/data-exports.queries.ts";
import { recordAct } from "#platform/audit-log.ts";
import { inTransaction, type UserContext } from "#platform/context.ts";
import { OWNERS, requireRole } from "#platform/roles.ts";

/**
 * Queues an export of all of the organization's data, or answers with the one in the making.
 *
 * @throws {AppError} `role.forbidden`, `confirmation.required`
 */
export async function requestDataExport(context: UserContext): Promise<DataExport> {
  requireRole(context, OWNERS);
  await requireConfirmation(context);
  const queued = await inTransaction(context, queueExport);
  const row = queued === null ? await findPendingExport(context) : await findExport(context, queued);
  // The one in the making was finished in this very moment; now another can be queued.
  return row === null ? requestDataExport(context) : dataExportItem(row);
}

async function queueExport(context: UserContext): Promise<string | null> {
  const exportId = await insertExport(context);
  if (exportId === null) return null;
  const payload = { organizationId: context.organization.id, exportId };
  await context.queue.send("data-export", payload, { within: context.db });
  await recordAct(context, { action: "data-export.requested", subjectId: exportId });
  return exportId;
}

import type { DataExport } from "@plumbline/contract/data-export";

import { dataExportItem } from "#data-export/data-export-item.ts";
import { selectExports } from "#data-export/data-exports.queries.ts";
import type { UserContext } from "#platform/context.ts";
import { OWNERS, requireRole } from "#platform/roles.ts";

/**
 * Exports of the organization's data that are in the making or still kept, newest first.
 *
 * @throws {AppError} `role.forbidden`
 */
export async function listDataExports(context: UserContext): Promise<{ exports: DataExport[] }> {
  requireRole(context, OWNERS);
  return { exports: (await selectExports(context)).map(dataExportItem) };
}

import type { Readable } from "node:stream";

import { dataExportFileName } from "@plumbline/contract/report-file-name";

import { requireConfirmation } from "#confirmation/require-confirmation.ts";
import { type DataExportRow, findExport } from "#data-export/data-exports.queries.ts";
import { readTimeZone } from "#organizations/read-time-zone.ts";
import { AppError } from "#platform/app-error.ts";
import { recordAct } from "#platform/audit-log.ts";
import type { UserContext } from "#platform/context.ts";
import { OWNERS, requireRole } from "#platform/roles.ts";
import { readOrganizationName } from "#reports/reports.queries.ts";

/** A ZIP file to be sent as it is read, and the name it is saved under. */
export interface ZipFile {
  fileName: string;
  stream: Readable;
  byteLength: number;
}

/**
 * The file of a finished export.
 *
 * @throws {AppError} `role.forbidden`, `confirmation.required`, `data-export.not-found` when there is none, or none any more
 */
export async function downloadDataExport(context: UserContext, { id }: { id: string }): Promise<ZipFile> {
  requireRole(context, OWNERS);
  await requireConfirmation(context);
  const row = await findExport(context, id);
  if (row === null || row.storageKey === null || row.byteLength === null || isOver(context, row))
    throw new AppError("data-export.not-found");
  if (!(await context.storage.has(row.storageKey))) {
    context.log.error({ exportId: id, storageKey: row.storageKey }, "The file of an export is gone");
    throw new AppError("data-export.not-found");
  }
  await recordAct(context, { action: "data-export.downloaded", subjectId: id });
  const [organization, timeZone] = await Promise.all([readOrganizationName(context), readTimeZone(context)]);
  return {
    fileName: dataExportFileName({ organization, requestedAt: row.createdAt, timeZone }),
    stream: await context.storage.getStream(row.storageKey),
    byteLength: row.byteLength,
  };
}

function isOver({ clock }: UserContext, { expiresAt }: DataExportRow): boolean {
  return expiresAt === null || expiresAt <= clock.now();
}

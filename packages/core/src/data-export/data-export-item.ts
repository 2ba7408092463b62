import type { DataExport } from "@plumbline/contract/data-export";

import type { DataExportRow } from "#data-export/data-exports.queries.ts";

/** An export as the contract shows it. */
export function dataExportItem(row: DataExportRow): DataExport {
  const { id, status, createdAt, requestedBy, byteLength, expiresAt, failureReason } = row;
  return {
    id,
    status,
    requestedAt: createdAt.toISOString(),
    requestedBy,
    byteLength,
    expiresAt: expiresAt?.toISOString() ?? null,
    failureReason,
  };
}

import { AppError } from "#platform/app-error.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { reportNotFound } from "#reports/available-reports.ts";
import { findScan, type ReportRow } from "#reports/reports.queries.ts";

/**
 * The stored PDF of a report.
 *
 * @throws {AppError} `report.scan-not-ready` while scan or report are in the making, `report.failed`,
 * `report.not-found` when the file is gone.
 */
export async function pdfOfReport(context: OrganizationContext, report: ReportRow): Promise<Uint8Array> {
  if (report.status === "PENDING") throw await notReady(context, report);
  if (report.status === "FAILED" || report.storageKey === null) throw new AppError("report.failed");
  if (!(await context.storage.has(report.storageKey))) {
    context.log.error({ reportId: report.id, storageKey: report.storageKey }, "The file of a report is gone");
    throw await reportNotFound(context);
  }
  return context.storage.get(report.storageKey);
}

async function notReady(context: OrganizationContext, { scanId }: ReportRow): Promise<AppError> {
  const scan = scanId === null ? null : await findScan(context, scanId);
  return scanNotReady(scan?.status ?? "COMPLETED");
}

/** The error while there is no PDF yet. The scan may be complete and its report still being set. */
export function scanNotReady(status: string): AppError {
  return new AppError("report.scan-not-ready", {
    scanStatus: status === "COMPLETED" ? "PROCESSING" : status,
  });
}

import { AppError } from "#platform/app-error.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { reportNotFound } from "#reports/available-reports.ts";
import { findScan, type ReportRow } from "#reports/reports.queries.ts";

/**
 * The stored PDF of a report.
 *
 * @throws {AppError} `report.scan-not-ready` while scan or report are in the making, `report.scan-failed`,
 * `report.failed`, `report.not-found` when the file is gone.
 */
export async function pdfOfReport(context: OrganizationContext, report: ReportRow): Promise<Uint8Array> {
  if (report.status === "PENDING") throw await notReady(context, report);
  if (report.status === "FAILED" || report.storageKey === null) throw await failed(context, report);
  if (!(await context.storage.has(report.storageKey))) {
    context.log.error({ reportId: report.id, storageKey: report.storageKey }, "The file of a report is gone");
    throw await reportNotFound(context);
  }
  return context.storage.get(report.storageKey);
}

async function notReady(context: OrganizationContext, report: ReportRow): Promise<AppError> {
  return noPdfOf((await scanStatus(context, report)) ?? "COMPLETED");
}

async function failed(context: OrganizationContext, report: ReportRow): Promise<AppError> {
  const isScanFailed = (await scanStatus(context, report)) === "FAILED";
  return new AppError(isScanFailed ? "report.scan-failed" : "report.failed");
}

async function scanStatus(context: OrganizationContext, { scanId }: ReportRow): Promise<string | undefined> {
  return scanId === null ? undefined : (await findScan(context, scanId))?.status;
}

/** The error while a scan has no PDF: it failed, it goes on, or it is complete and its report still being set. */
export function noPdfOf(status: string): AppError {
  if (status === "FAILED") return new AppError("report.scan-failed");
  return new AppError("report.scan-not-ready", {
    scanStatus: status === "COMPLETED" ? "PROCESSING" : status,
  });
}

import type { ReportKind } from "@plumbline/contract/reports";

import { AppError } from "#platform/app-error.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { reportNotFound } from "#reports/available-reports.ts";
import type { PdfFile } from "#reports/download-report.ts";
import { reportFileName } from "#reports/file-names.ts";
import { pdfOfReport, noPdfOf } from "#reports/pdf-of-report.ts";
import { findReportOfScan, findScan, type ReportRow } from "#reports/reports.queries.ts";

interface BrandedPdfRequest {
  scanId: string;
  kind: "weekly" | "monthly";
}

/** What is handed out where a scan has no report of the kind. */
const STAND_INS: Record<BrandedPdfRequest["kind"], readonly ReportKind[]> = {
  weekly: ["requested", "initial"],
  monthly: ["initial"],
};

/**
 * The branded PDF of that kind of a scan. The first scan has one report for all that ask: its audit. That of a requested
 * scan is handed out as the weekly one, which is as short.
 *
 * @throws {AppError} `scan.not-found`, `report.scan-not-ready` with the scan's status, `report.scan-failed`,
 * `report.failed`, `report.not-found` when the scan has no report of that kind.
 */
export async function downloadBrandedPdf(
  context: OrganizationContext,
  { scanId, kind }: BrandedPdfRequest,
): Promise<PdfFile> {
  const scan = await findScan(context, scanId);
  if (scan === null) throw new AppError("scan.not-found");
  if (scan.status !== "COMPLETED") throw noPdfOf(scan.status);
  const report = await firstReportOf(context, scanId, [kind, ...STAND_INS[kind]]);
  if (report === null) throw await reportNotFound(context);
  const content = await pdfOfReport(context, report);
  return { content, fileName: await reportFileName(context, report) };
}

async function firstReportOf(
  context: OrganizationContext,
  scanId: string,
  kinds: readonly ReportKind[],
): Promise<ReportRow | null> {
  for (const kind of kinds) {
    const report = await findReportOfScan(context, scanId, kind);
    if (report !== null) return report;
  }
  return null;
}

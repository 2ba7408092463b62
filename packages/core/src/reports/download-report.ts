import type { REPORT_ITEM_TYPES } from "@plumbline/contract/reports";

import { AppError } from "#platform/app-error.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { reportNotFound } from "#reports/available-reports.ts";
import { reportFileName } from "#reports/file-names.ts";
import { pdfOfReport } from "#reports/pdf-of-report.ts";
import { findReport } from "#reports/reports.queries.ts";

/** A PDF and the name it is saved under. */
export interface PdfFile {
  fileName: string;
  content: Uint8Array;
}

interface DownloadRequest {
  id: string;
  itemType: (typeof REPORT_ITEM_TYPES)[number];
}

/**
 * The PDF of a report or document.
 *
 * @throws {AppError} `report.not-found` or `document.not-found`, `report.scan-not-ready`, `report.scan-failed`, `report.failed`
 */
export async function downloadReport(
  context: OrganizationContext,
  { id, itemType }: DownloadRequest,
): Promise<PdfFile> {
  const report = await findReport(context, id);
  if (report === null || report.itemType !== itemType) {
    throw itemType === "document" ? new AppError("document.not-found") : await reportNotFound(context);
  }
  const content = await pdfOfReport(context, report);
  return { content, fileName: await reportFileName(context, report) };
}

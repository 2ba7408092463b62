import type { ReportListItem } from "@plumbline/contract/reports";

import { ApiError } from "#api/api-error.ts";
import { auditFileName } from "#reports/file-name.ts";
import { pdfKind } from "#reports/report-kind.ts";
import { fetchBrandedPdf, fetchReport, type ReportDetail } from "#reports/reports.api.ts";
import { saveFile } from "#reports/save-file.ts";

/** What is known of an audit; an answer without it is a failure too. */
export async function fetchDetails(id: string): Promise<ReportDetail> {
  const detail: ReportDetail | undefined = await fetchReport(id);
  if (!detail) throw new ApiError("Report details not available", { kind: "refused", status: 200 });
  return detail;
}

/** Saves an audit's branded PDF; the detail names the scan. */
export async function downloadAudit(audit: ReportListItem, organization: string): Promise<void> {
  const { scanId } = await fetchReport(audit.id);
  if (!scanId) throw new Error("Report scan data not available");
  const kind = pdfKind(audit.type);
  saveFile(await fetchBrandedPdf(kind, scanId), auditFileName(organization, kind, audit.id));
}

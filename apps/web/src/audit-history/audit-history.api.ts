import { ApiError } from "#api/api-error.ts";
import { auditFileName } from "#reports/file-name.ts";
import { fileKind, pdfKind } from "#reports/report-kind.ts";
import { fetchBrandedPdf, fetchReport, type ReportDetail } from "#reports/reports.api.ts";
import { saveFile } from "#reports/save-file.ts";

/** What is known of an audit; an answer without it is a failure too. */
export async function fetchDetails(id: string): Promise<ReportDetail> {
  const detail: ReportDetail | undefined = await fetchReport(id);
  if (!detail) throw new ApiError("Report details not available", { kind: "refused", status: 200 });
  return detail;
}

/** Saves an audit's branded PDF; the detail names the scan. */
export async function downloadAudit(id: string, organization: string): Promise<void> {
  const { scanId, type } = await fetchReport(id);
  if (!scanId) throw new Error("Report scan data not available");
  saveFile(await fetchBrandedPdf(pdfKind(type), scanId), auditFileName(organization, fileKind(type), id));
}

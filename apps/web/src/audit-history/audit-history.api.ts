import { DOWNLOAD_CONFORMANCE_REPORT } from "@plumbline/contract/endpoints/conformance-reports";
import { DOWNLOAD_LETTER } from "@plumbline/contract/endpoints/letters-of-intent";
import type { ReportListItem } from "@plumbline/contract/reports";

import { ApiError } from "#api/api-error.ts";
import { call } from "#api/call.ts";
import { reportFileName } from "#reports/file-name.ts";
import { pdfKind } from "#reports/report-kind.ts";
import { fetchBrandedPdf, fetchReport, type ReportDetail } from "#reports/reports.api.ts";
import { saveFile } from "#reports/save-file.ts";
import { versionFileName } from "#reports/version-file-name.ts";

/** What is known of an audit; an answer without it is a failure too. */
export function detailsOf(detail: ReportDetail | null): ReportDetail {
  if (!detail) throw new ApiError("Report details not available", { kind: "refused", status: 200 });
  return detail;
}

/** Saves an audit's branded PDF; the detail names the scan. */
export async function downloadAudit(id: string, organization: string): Promise<void> {
  const { scanId, type, createdAt } = await fetchReport(id);
  if (!scanId) throw new Error("Report scan data not available");
  saveFile(await fetchBrandedPdf(pdfKind(type), scanId), reportFileName(organization, { type, createdAt }));
}

const SIGNED_FILES = {
  "letter-of-intent": { route: DOWNLOAD_LETTER, name: "letter-of-intent" },
  "conformance-report": { route: DOWNLOAD_CONFORMANCE_REPORT, name: "accessibility-conformance-report" },
} as const;

/** Saves a signed document as it was signed. */
export async function downloadSigned(
  id: string,
  { kind, version }: NonNullable<ReportListItem["signed"]>,
  organization: string,
): Promise<void> {
  const { route, name } = SIGNED_FILES[kind];
  const file = await call(route, { params: { id }, words: "Failed to download the document" });
  saveFile(file, versionFileName(organization, { name, version, isSigned: true, ending: "pdf" }));
}

import { AUDIT_PAGE_SIZE } from "@plumbline/contract/paging";
import { keepPreviousData, useQuery } from "@tanstack/react-query";

import { auditFileName } from "#reports/file-name.ts";
import { pdfKind } from "#reports/report-kind.ts";
import { ApiError } from "#api/api-error.ts";
import { fetchBrandedPdf, fetchReport, fetchReports, type ReportDetail } from "#reports/reports.api.ts";
import { saveFile } from "#reports/save-file.ts";

import type { AuditQuery } from "./audit-address.ts";

/** One page of audits; the page before stays on screen until the next has come. */
export function useAudits({ page, search }: AuditQuery) {
  return useQuery({
    queryKey: ["reports", "page", page, search],
    queryFn: ({ signal }) =>
      fetchReports({ page, limit: AUDIT_PAGE_SIZE, search: search || undefined }, signal),
    placeholderData: keepPreviousData,
  });
}

/** The newest audit and how many there are, whatever the search shows. */
export function useLatestAudit() {
  return useQuery({
    queryKey: ["reports", "latest"],
    queryFn: ({ signal }) => fetchReports({ page: 1, limit: 1 }, signal),
  });
}

/** What is known of an audit; an answer without it is a failure too (specification 8.4). */
export async function fetchDetails(id: string): Promise<ReportDetail> {
  const detail: ReportDetail | undefined = await fetchReport(id);
  if (!detail) throw new ApiError("Report details not available", { kind: "not-json", status: 200 });
  return detail;
}

/** Saves an audit's branded PDF; the detail names the scan (specification 4.9). */
export async function downloadAudit(id: string, organization: string): Promise<void> {
  const { scanId, type } = await fetchReport(id);
  if (!scanId) throw new Error("Report scan data not available");
  const kind = pdfKind(type);
  saveFile(await fetchBrandedPdf(kind, scanId), auditFileName(organization, kind, id));
}

import type { EndpointOutput } from "@plumbline/contract/endpoint";
import {
  DOWNLOAD_DOCUMENT,
  DOWNLOAD_REPORT,
  GET_REPORT,
  LIST_REPORTS,
  MONTHLY_PDF,
  WEEKLY_PDF,
} from "@plumbline/contract/endpoints/reports";
import type { getReport, ReportListItem } from "@plumbline/contract/reports";

import { ApiError } from "#api/api-error.ts";
import { call } from "#api/call.ts";

export type ReportDetail = EndpointOutput<typeof getReport>["data"];

/** How far back a report is looked for that is done. */
const LOOKED_THROUGH = 5;

/** The newest report that is done, else the newest of all; undefined before the first. */
export async function fetchLatestReport(): Promise<ReportListItem | undefined> {
  const { reports } = (await call(LIST_REPORTS, { query: { page: 1, limit: LOOKED_THROUGH } })).data;
  return reports.find(({ status }) => status === "COMPLETED") ?? reports[0];
}

export async function fetchReport(id: string): Promise<ReportDetail> {
  return (await call(GET_REPORT, { params: { id } })).data;
}

/** The branded PDF of a scan; where it is gone, another report's (`docs/product.md`, 'Reports and their files'). */
export function fetchBrandedPdf(kind: "weekly" | "monthly", scanId: string): Promise<Blob> {
  const { route, words } = BRANDED_PDFS[kind];
  return orFirstAvailable(call(route, { params: { scanId }, words }));
}

const BRANDED_PDFS = {
  weekly: { route: WEEKLY_PDF, words: "Failed to download weekly PDF" },
  monthly: { route: MONTHLY_PDF, words: "Failed to download monthly PDF" },
} as const;

/** A document's PDF, or a report's; where a report is gone, another one's. */
export function fetchItemPdf({ id, itemType }: Pick<ReportListItem, "id" | "itemType">): Promise<Blob> {
  return itemType === "document" ? fetchDocument(id) : orFirstAvailable(fetchPdfOf(id));
}

/** The file, or where the server has none but names other reports, the first of those. */
async function orFirstAvailable(file: Promise<Blob>): Promise<Blob> {
  try {
    return await file;
  } catch (error) {
    const other =
      error instanceof ApiError && error.status === 404 ? error.debug.availableReports?.[0] : undefined;
    if (!other) throw error;
    return fetchPdfOf(other.id);
  }
}

function fetchPdfOf(id: string): Promise<Blob> {
  const words = (status: number) => `Failed to download report: ${status}`;
  return call(DOWNLOAD_REPORT, { params: { id }, words });
}

function fetchDocument(id: string): Promise<Blob> {
  const words = (status: number) => `Failed to download document: ${status}`;
  return call(DOWNLOAD_DOCUMENT, { params: { id }, words });
}

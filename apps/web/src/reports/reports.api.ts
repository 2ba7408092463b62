import type { EndpointOutput } from "@plumbline/contract/endpoint";
import type {
  downloadDocument,
  downloadReport,
  getReport,
  listReports,
  monthlyPdf,
  ReportListItem,
  weeklyPdf,
} from "@plumbline/contract/reports";

import { ApiError } from "#api/api-error.ts";
import { callJson, callPdf } from "#api/call.ts";

export type ReportPage = EndpointOutput<typeof listReports>["data"];
export type ReportDetail = EndpointOutput<typeof getReport>["data"];

export interface ReportQuery {
  page: number;
  limit: number;
  search?: string;
}

export async function fetchReports(query: ReportQuery, signal?: AbortSignal): Promise<ReportPage> {
  const path = "/api/client-auth/reports";
  return (await callJson<typeof listReports>({ method: "GET", path, auth: "bearer", query, signal })).data;
}

export async function fetchReport(id: string): Promise<ReportDetail> {
  const path = "/api/client-auth/reports/:id";
  return (await callJson<typeof getReport>({ method: "GET", path, auth: "bearer", params: { id } })).data;
}

/** The branded PDF of a scan; where it is gone, another report's (specification 4.9). */
export function fetchBrandedPdf(kind: "weekly" | "monthly", scanId: string): Promise<Blob> {
  return orFirstAvailable(fetchBranded(kind, scanId));
}

/** A document's PDF, or a report's; where a report is gone, another one's (specification 4.9). */
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

function fetchBranded(kind: "weekly" | "monthly", scanId: string): Promise<Blob> {
  const call = { method: "GET", auth: "bearer", params: { scanId } } as const;
  if (kind === "weekly") {
    return callPdf<typeof weeklyPdf>(
      { ...call, path: "/api/branded-pdfs/weekly/:scanId" },
      "Failed to download weekly PDF",
    );
  }
  return callPdf<typeof monthlyPdf>(
    { ...call, path: "/api/branded-pdfs/monthly/:scanId" },
    "Failed to download monthly PDF",
  );
}

function fetchPdfOf(id: string): Promise<Blob> {
  const path = "/api/client-auth/reports/:id/download";
  const call = { method: "GET", path, auth: "bearer", params: { id } } as const;
  return callPdf<typeof downloadReport>(call, (status) => `Failed to download report: ${status}`);
}

function fetchDocument(id: string): Promise<Blob> {
  const path = "/api/client-auth/documents/:id/download";
  const call = { method: "GET", path, auth: "bearer", params: { id } } as const;
  return callPdf<typeof downloadDocument>(call, (status) => `Failed to download document: ${status}`);
}

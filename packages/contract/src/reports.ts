import { z } from "zod";

import { defineEndpoint } from "./endpoint.ts";
import { dataEnvelope } from "./envelope.ts";

/** Recent reports on the dashboard at most (specification 9.5). */
export const RECENT_REPORTS = 5;

export const REPORT_KINDS = ["weekly", "monthly", "loi"] as const;
export const reportKind = z.enum(REPORT_KINDS);
export type ReportKind = z.infer<typeof reportKind>;

/** How each kind of report is named to a person: the `type` of a list item. */
export const REPORT_TYPE_NAMES: Record<ReportKind, string> = {
  weekly: "Weekly Alert Report",
  monthly: "Monthly Comprehensive Report",
  loi: "LOI - Letter of Intent",
};

export const REPORT_STATUSES = ["COMPLETED", "PENDING", "FAILED"] as const;
export const reportStatus = z.enum(REPORT_STATUSES);

/** `document` items are fetched through the documents path, all others through the reports path. */
export const REPORT_ITEM_TYPES = ["report", "document"] as const;

export const reportListItem = z.object({
  id: z.string(),
  type: z.string(),
  score: z.number().int().nullable().describe("Overall score; null when nothing could be measured"),
  status: reportStatus,
  createdAt: z.iso.datetime(),
  scanId: z.string().nullable(),
  itemType: z.enum(REPORT_ITEM_TYPES),
});
export type ReportListItem = z.infer<typeof reportListItem>;

const idParams = z.object({ id: z.uuid() });

export const listReports = defineEndpoint({
  method: "GET",
  path: "/api/client-auth/reports",
  summary: "Reports of the organization, newest first",
  auth: "bearer",
  query: z.object({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    limit: z.coerce.number().int().min(1).max(100).default(10),
    search: z.string().trim().max(100).optional().describe("Filters by type, status and date text"),
  }),
  output: dataEnvelope(
    z.object({
      reports: z.array(reportListItem),
      total: z.number().int(),
      page: z.number().int(),
      limit: z.number().int(),
    }),
  ),
  errors: ["request.invalid", "session.missing", "session.expired"],
});

export const reportDetail = reportListItem.extend({
  accessibilityScore: z.number().int().nullable(),
  adaScore: z.number().int().nullable(),
  seoScore: z.number().int().nullable(),
  performanceScore: z.number().int().nullable(),
  privacyScore: z.number().int().nullable(),
  cybersecurityScore: z.number().int().nullable(),
  site: z.string(),
  failureReason: z.string().nullable().describe("Why the scan or its report failed, for its owner"),
});
export type ReportDetail = z.infer<typeof reportDetail>;

export const getReport = defineEndpoint({
  method: "GET",
  path: "/api/client-auth/reports/:id",
  summary: "One report with its scores",
  auth: "bearer",
  params: idParams,
  output: dataEnvelope(reportDetail),
  errors: ["request.invalid", "session.missing", "session.expired", "report.not-found"],
});

export const downloadReport = defineEndpoint({
  method: "GET",
  path: "/api/client-auth/reports/:id/download",
  summary: "A report as PDF",
  auth: "bearer",
  params: idParams,
  output: "pdf",
  errors: [
    "request.invalid",
    "session.missing",
    "session.expired",
    "report.not-found",
    "report.scan-not-ready",
    "report.failed",
  ],
});

const scanParams = z.object({ scanId: z.uuid() });

export const weeklyPdf = defineEndpoint({
  method: "GET",
  path: "/api/branded-pdfs/weekly/:scanId",
  summary: "The branded weekly PDF of a scan",
  auth: "bearer",
  params: scanParams,
  output: "pdf",
  errors: [
    "request.invalid",
    "session.missing",
    "session.expired",
    "scan.not-found",
    "report.not-found",
    "report.scan-not-ready",
    "report.failed",
  ],
});

export const monthlyPdf = defineEndpoint({
  method: "GET",
  path: "/api/branded-pdfs/monthly/:scanId",
  summary: "The branded monthly PDF of a scan",
  auth: "bearer",
  params: scanParams,
  output: "pdf",
  errors: [
    "request.invalid",
    "session.missing",
    "session.expired",
    "scan.not-found",
    "report.not-found",
    "report.scan-not-ready",
    "report.failed",
  ],
});

export const downloadDocument = defineEndpoint({
  method: "GET",
  path: "/api/client-auth/documents/:id/download",
  summary: "A document as PDF",
  auth: "bearer",
  params: idParams,
  output: "pdf",
  errors: ["request.invalid", "session.missing", "session.expired", "document.not-found"],
});

import { z } from "zod";

import { area } from "./area-schemas.ts";
import { defineEndpoint } from "./endpoint.ts";
import {
  LIST_REPORTS,
  GET_REPORT,
  DOWNLOAD_REPORT,
  WEEKLY_PDF,
  MONTHLY_PDF,
  DOWNLOAD_DOCUMENT,
} from "#endpoints/reports.ts";
import { dataEnvelope } from "./envelope.ts";
import { STATEMENT_KINDS, type StatementKind } from "./statements.ts";

/** Recent reports on the dashboard at most (`docs/product.md`, 'What the dashboard shows'). */
export const RECENT_REPORTS = 5;

export const REPORT_KINDS = ["initial", "weekly", "requested", "monthly", "loi"] as const;
export const reportKind = z.enum(REPORT_KINDS);
export type ReportKind = z.infer<typeof reportKind>;

/** How each kind of report is named to a person: the `type` of a list item. */
export const REPORT_TYPE_NAMES: Record<ReportKind, string> = {
  initial: "Initial Audit Report",
  weekly: "Weekly Alert Report",
  requested: "Requested Scan Report",
  monthly: "Monthly Comprehensive Report",
  loi: "LOI - Letter of Intent",
};

/** The same of documents that people of the organization sign. */
export const STATEMENT_TYPE_NAMES: Record<StatementKind, string> = {
  "letter-of-intent": REPORT_TYPE_NAMES.loi,
  "conformance-report": "Accessibility Conformance Report",
};

export const REPORT_STATUSES = ["COMPLETED", "PENDING", "FAILED"] as const;
export const reportStatus = z.enum(REPORT_STATUSES);

/** `document` items are fetched through the documents path, all others through the reports path. */
export const REPORT_ITEM_TYPES = ["report", "document"] as const;

export const reportListItem = z.object({
  id: z.string(),
  type: z.string(),
  score: z.number().int().nullable().describe("Overall score; null when nothing could be measured"),
  missing: z.array(area).describe("Areas without a score, which the overall score lacks"),
  provisionalAreas: z.array(area).describe("Areas whose score is provisional, so the overall score is too"),
  status: reportStatus,
  createdAt: z.iso.datetime(),
  scanId: z.string().nullable(),
  itemType: z.enum(REPORT_ITEM_TYPES),
  signed: z
    .object({
      kind: z.enum(STATEMENT_KINDS),
      version: z.number().int(),
      by: z.string(),
      expiresOn: z.iso.date().describe("Last day on which it stands"),
    })
    .optional()
    .describe("Of a document that a person signed; `createdAt` is when"),
});
export type ReportListItem = z.infer<typeof reportListItem>;

const idParams = z.object({ id: z.uuid() });

export const listReports = defineEndpoint(LIST_REPORTS, {
  summary: "Reports of the organization, newest first",
  query: z.object({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    limit: z.coerce.number().int().min(1).max(100).default(10),
    search: z.string().trim().max(100).optional().describe("Filters by type, status and date text"),
    documents: z
      .enum(["include", "leave-out"])
      .default("leave-out")
      .describe("Whether signed letters and conformance reports stand among the reports"),
  }),
  output: dataEnvelope(
    z.object({
      reports: z.array(reportListItem),
      total: z.number().int(),
      documents: z.number().int().describe("How many of them are signed documents"),
      page: z.number().int(),
      limit: z.number().int(),
    }),
  ),
  errors: ["request.invalid"],
});

export const reportDetail = reportListItem.extend({
  accessibilityScore: z.number().int().nullable(),
  adaScore: z.number().int().nullable(),
  seoScore: z.number().int().nullable(),
  performanceScore: z.number().int().nullable(),
  privacyScore: z.number().int().nullable(),
  cybersecurityScore: z.number().int().nullable(),
  provisional: z
    .partialRecord(area, z.string().nullable())
    .describe("Areas whose score is provisional, and why; null where that was not kept"),
  site: z.string(),
  failureReason: z.string().nullable().describe("Why the scan or its report failed, for its owner"),
});
export type ReportDetail = z.infer<typeof reportDetail>;

export const getReport = defineEndpoint(GET_REPORT, {
  summary: "One report with its scores",
  params: idParams,
  output: dataEnvelope(reportDetail),
  errors: ["request.invalid", "report.not-found"],
});

export const downloadReport = defineEndpoint(DOWNLOAD_REPORT, {
  summary: "A report as PDF",
  params: idParams,
  errors: [
    "request.invalid",
    "report.not-found",
    "report.scan-not-ready",
    "report.scan-failed",
    "report.failed",
  ],
});

const scanParams = z.object({ scanId: z.uuid() });

export const weeklyPdf = defineEndpoint(WEEKLY_PDF, {
  summary: "The branded weekly PDF of a scan",
  params: scanParams,
  errors: [
    "request.invalid",
    "scan.not-found",
    "report.not-found",
    "report.scan-not-ready",
    "report.scan-failed",
    "report.failed",
  ],
});

export const monthlyPdf = defineEndpoint(MONTHLY_PDF, {
  summary: "The branded monthly PDF of a scan",
  params: scanParams,
  errors: [
    "request.invalid",
    "scan.not-found",
    "report.not-found",
    "report.scan-not-ready",
    "report.scan-failed",
    "report.failed",
  ],
});

export const downloadDocument = defineEndpoint(DOWNLOAD_DOCUMENT, {
  summary: "A document as PDF",
  params: idParams,
  errors: ["request.invalid", "document.not-found"],
});

import { REPORT_TYPE_NAMES, type ReportListItem } from "@plumbline/contract/reports";

import type { OrganizationContext } from "#platform/context.ts";
import { countReports, type ReportPage, type ReportRow, selectReports } from "#reports/reports.queries.ts";

export interface ReportList {
  reports: ReportListItem[];
  /** How many there are on all pages. */
  total: number;
  page: number;
  limit: number;
}

/** One page of the organization's reports, newest first; `page` counts from 1. */
export async function listReports(context: OrganizationContext, input: ReportPage): Promise<ReportList> {
  const [rows, total] = await Promise.all([
    selectReports(context, input),
    countReports(context, input.search),
  ]);
  return { reports: rows.map(reportItem), total, page: input.page, limit: input.limit };
}

/** A report as lists show it. */
export function reportItem(row: ReportRow): ReportListItem {
  return {
    id: row.id,
    type: REPORT_TYPE_NAMES[row.kind],
    score: row.score,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    scanId: row.scanId,
    itemType: row.itemType,
  };
}

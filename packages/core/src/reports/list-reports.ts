import type { Area } from "@plumbline/contract/areas";
import { REPORT_TYPE_NAMES, type ReportListItem } from "@plumbline/contract/reports";

import type { OrganizationContext } from "#platform/context.ts";
import { countReports, type ReportPage, type ReportRow, selectReports } from "#reports/reports.queries.ts";
import { missingAreas } from "#scans/missing-areas.ts";

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
  const missing = await missingAreas(context, scansOf(rows));
  const reports = rows.map((row) => reportItem(row, missing));
  return { reports, total, page: input.page, limit: input.limit };
}

/** The scans that reports are about. */
export function scansOf(rows: readonly ReportRow[]): string[] {
  return rows.flatMap(({ scanId }) => scanId ?? []);
}

/** A report as lists show it; `missing` knows what its scan's score lacks. */
export function reportItem(row: ReportRow, missing: ReadonlyMap<string, Area[]>): ReportListItem {
  return {
    id: row.id,
    type: REPORT_TYPE_NAMES[row.kind],
    score: row.score,
    missing: (row.scanId === null ? undefined : missing.get(row.scanId)) ?? [],
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    scanId: row.scanId,
    itemType: row.itemType,
  };
}

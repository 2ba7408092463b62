import { REPORT_TYPE_NAMES, type ReportListItem, STATEMENT_TYPE_NAMES } from "@plumbline/contract/reports";

import type { OrganizationContext } from "#platform/context.ts";
import { countSigned, selectHistory, type SignedRow } from "#reports/history.queries.ts";
import { countReports, type ReportPage, type ReportRow, selectReports } from "#reports/reports.queries.ts";
import { reportSearch } from "#reports/report-search.ts";
import { NO_LACKS, overallLacks } from "#scans/overall-lacks.ts";

export interface ReportList {
  reports: ReportListItem[];
  /** How many there are on all pages. */
  total: number;
  /** How many of them people signed. */
  documents: number;
  page: number;
  limit: number;
}

interface WantedList extends Omit<ReportPage, "search"> {
  search?: string | undefined;
  documents?: "include" | "leave-out";
}

/** One page of the organization's reports, newest first, and of what its people signed; `page` counts from 1. */
export async function listReports(context: OrganizationContext, input: WantedList): Promise<ReportList> {
  const wanted = { ...input, search: await reportSearch(context, input.search) };
  const { rows, audits, documents } = await (input.documents === "include" ? withSigned : reportsAlone)(
    context,
    wanted,
  );
  const lacks = await overallLacks(context, scansOf(rows), "told");
  const reports = rows.map((row) => ("signedAt" in row ? signedItem(row) : reportItem(row, lacks)));
  return { reports, total: audits + documents, documents, page: input.page, limit: input.limit };
}

interface Found {
  rows: (ReportRow | SignedRow)[];
  audits: number;
  documents: number;
}

async function reportsAlone(context: OrganizationContext, wanted: ReportPage): Promise<Found> {
  const { rows, total } = await selectReports(context, wanted);
  return { rows, audits: total, documents: 0 };
}

async function withSigned(context: OrganizationContext, wanted: ReportPage): Promise<Found> {
  const [rows, audits, documents] = await Promise.all([
    selectHistory(context, wanted),
    countReports(context, wanted.search),
    countSigned(context, wanted.search),
  ]);
  return { rows, audits, documents };
}

function signedItem({ id, kind, version, scanId, name, signedAt, expiresOn }: SignedRow): ReportListItem {
  return {
    id,
    type: STATEMENT_TYPE_NAMES[kind],
    score: null,
    ...NO_LACKS,
    status: "COMPLETED",
    createdAt: signedAt.toISOString(),
    scanId,
    itemType: "document",
    signed: { kind, version, by: name, expiresOn },
  };
}

/** The scans that reports are about. */
export function scansOf(rows: readonly { scanId: string | null }[]): string[] {
  return rows.flatMap(({ scanId }) => scanId ?? []);
}

/** A report as lists show it; `lacks` knows what its scan's score lacks. */
export function reportItem(row: ReportRow, lacks: ReadonlyMap<string, typeof NO_LACKS>): ReportListItem {
  return {
    id: row.id,
    type: REPORT_TYPE_NAMES[row.kind],
    score: row.score,
    ...((row.scanId === null ? undefined : lacks.get(row.scanId)) ?? NO_LACKS),
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    scanId: row.scanId,
    itemType: row.itemType,
  };
}

import type { Area, Severity } from "@plumbline/contract/areas";
import {
  ISSUE_GROUPS,
  type ISSUE_FILTERS,
  type IssueGroup,
  type IssueList,
  type IssueStatus,
  UNRESOLVED_STATUSES,
} from "@plumbline/contract/issues";
import type { GroupCounts } from "@plumbline/contract/revenue-at-risk";

import { readLastCompletedScan } from "#dashboard/dashboard.queries.ts";
import { issueItem } from "#issues/issue-item.ts";
import { countByStatus, countMatching, type IssueFilter, selectIssues } from "#issues/issue-list.queries.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { reportNotFound } from "#reports/available-reports.ts";
import { findReport } from "#reports/reports.queries.ts";

export interface IssueQuery {
  reportId?: string | undefined;
  category?: Area | undefined;
  status?: (typeof ISSUE_FILTERS)[number] | undefined;
  review?: boolean | undefined;
  search?: string | undefined;
  page: number;
  limit: number;
}

/**
 * One page of the organization's issues, worst first, with the counts around it; `page` counts from 1.
 *
 * @throws {AppError} `report.not-found`
 */
export async function listIssues(context: OrganizationContext, query: IssueQuery): Promise<IssueList> {
  const { page, limit, category } = query;
  const filter = await filterOf(context, query);
  const [rows, matching, all, lastScan] = await Promise.all([
    selectIssues(context, filter, { page, limit }),
    countMatching(context, { ...filter, category: undefined }),
    countByStatus(context),
    readLastCompletedScan(context),
  ]);
  const inCategory = matching.filter(({ area }) => category === undefined || area === category);
  return {
    issues: rows.map(issueItem),
    total: sum(inCategory),
    page,
    limit,
    counts: {
      categories: byArea(matching),
      all: sum(matching),
      groups: byGroup(inCategory),
    },
    ...standing(all),
    isScanned: lastScan !== null,
  };
}

async function filterOf(context: OrganizationContext, query: IssueQuery): Promise<IssueFilter> {
  const { reportId, category, search, review = false } = query;
  const status = query.status ?? (reportId === undefined ? "unresolved" : "all");
  if (reportId === undefined) return { status, category, search, review };
  const report = await findReport(context, reportId);
  if (report === null) throw await reportNotFound(context);
  return { status, category, search, review, stoodAt: report.createdAt };
}

interface Counted {
  severity: Severity;
  issues: number;
}

function sum(rows: readonly Counted[]): number {
  return rows.reduce((total, row) => total + row.issues, 0);
}

function byArea(rows: readonly (Counted & { area: Area })[]): Record<Area, number> {
  const of = (area: Area) => sum(rows.filter((row) => row.area === area));
  return {
    accessibility: of("accessibility"),
    seo: of("seo"),
    performance: of("performance"),
    privacy: of("privacy"),
    security: of("security"),
  };
}

function byGroup(rows: readonly Counted[]): GroupCounts {
  const of = (group: IssueGroup) => {
    const severities: readonly Severity[] = ISSUE_GROUPS[group];
    return sum(rows.filter(({ severity }) => severities.includes(severity)));
  };
  return { critical: of("critical"), major: of("major"), minor: of("minor") };
}

/** Statuses in which an issue is solved or lived with. */
const SETTLED: ReadonlySet<IssueStatus> = new Set(["verified", "page-gone", "accepted"]);

function standing(rows: readonly (Counted & { status: IssueStatus; needsReview: boolean })[]) {
  const unsolved = rows.filter(({ status }) => !SETTLED.has(status));
  const confirmed = unsolved.filter(({ needsReview }) => !needsReview);
  const unresolved: readonly IssueStatus[] = UNRESOLVED_STATUSES;
  return {
    open: {
      ...byGroup(confirmed),
      review: sum(unsolved) - sum(confirmed),
      awaitingCheck: sum(confirmed.filter(({ status }) => status === "fixed-awaiting-check")),
    },
    resolved: sum(rows.filter(({ status }) => !unresolved.includes(status))),
  };
}

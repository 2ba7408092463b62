import type { ExportFormat } from "@plumbline/contract/answer-kinds";
import { EXPORT_ISSUES } from "@plumbline/contract/endpoints/issue-export";
import { ACCEPT_ISSUE, CHECK_AGAIN, END_ACCEPTANCE, MARK_FIXED } from "@plumbline/contract/endpoints/issues";
import { ISSUES_PAGE_SIZE } from "@plumbline/contract/paging";

import { call } from "#api/call.ts";
import { issueQueries } from "#queries/issues.ts";

import type { IssueView } from "./fix-priority-address.ts";

/** The part of a call's query that the filters on screen decide. */
function filterOf({ category, showsResolved, showsReview, search }: IssueView) {
  return {
    category: category ?? undefined,
    status: showsResolved ? ("all" as const) : ("unresolved" as const),
    review: showsReview ? "true" : undefined,
    search: search || undefined,
  };
}

/** The page of issues a view shows. */
export function issuesOf(view: IssueView) {
  return issueQueries.list({ page: view.page, limit: ISSUES_PAGE_SIZE, ...filterOf(view) });
}

/** The report of all issues the filters on screen let through. */
export function fetchExport(view: IssueView, format: ExportFormat): Promise<Blob> {
  return call(EXPORT_ISSUES, { query: { ...filterOf(view), format }, words: "Failed to export report" });
}

export async function toggleFixed(id: string): Promise<void> {
  await call(MARK_FIXED, { params: { id } });
}

export async function requestCheck(id: string): Promise<void> {
  await call(CHECK_AGAIN, { params: { id } });
}

export async function requestAcceptance(id: string, body: { until: string; reason: string }): Promise<void> {
  await call(ACCEPT_ISSUE, { params: { id }, body });
}

export async function requestAcceptanceEnd(id: string): Promise<void> {
  await call(END_ACCEPTANCE, { params: { id } });
}

import type { ExportFormat } from "@plumbline/contract/answer-kinds";
import { EXPORT_ISSUES } from "@plumbline/contract/endpoints/issue-export";
import {
  ACCEPT_GROUP,
  CHECK_GROUP_AGAIN,
  END_GROUP_ACCEPTANCE,
  MARK_GROUP_FIXED,
} from "@plumbline/contract/endpoints/issue-groups";
import { ACCEPT_ISSUE, CHECK_AGAIN, END_ACCEPTANCE, MARK_FIXED } from "@plumbline/contract/endpoints/issues";
import { CAUSES_PAGE_SIZE, ISSUES_PAGE_SIZE } from "@plumbline/contract/paging";

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

/** The page of causes a view shows. */
export function causesOf(view: IssueView) {
  return issueQueries.groups({ page: view.page, limit: CAUSES_PAGE_SIZE, ...filterOf(view) });
}

/** More than there are checks that advise. */
const ALL_ADVICE = 100;

/** Open advice that the category and the search of a view let through. */
export function adviceOf(view: IssueView) {
  const { category, search } = filterOf(view);
  return issueQueries.groups({ page: 1, limit: ALL_ADVICE, category, search, advice: "true" });
}

/** The first places of one piece of advice. */
export function issuesOfAdvice(cause: string) {
  return issueQueries.list({ cause, page: 1, limit: ISSUES_PAGE_SIZE });
}

/** One page of the issues of a cause: those the filters let through, or all where none of them is open. */
export function issuesOf(cause: { id: string; issues: number }, view: IssueView, page: number) {
  const { status, search } = filterOf(view);
  const shown = cause.issues === 0 ? "all" : status;
  return issueQueries.list({ cause: cause.id, page, limit: ISSUES_PAGE_SIZE, status: shown, search });
}

/** The first page of the unresolved issues of a cause, whatever the filters on screen. */
export function openIssuesOf({ id }: { id: string }) {
  return issueQueries.list({ cause: id, page: 1, limit: ISSUES_PAGE_SIZE, status: "unresolved" });
}

/** The report of all issues the filters on screen let through. */
export function fetchExport(view: IssueView, format: ExportFormat): Promise<Blob> {
  return call(EXPORT_ISSUES, { query: { ...filterOf(view), format }, words: "Failed to export report" });
}

/** Marks an issue as fixed, or takes the mark back; what someone else did meanwhile stays done. */
export async function setFixed(id: string, isFixed: boolean): Promise<void> {
  await call(MARK_FIXED, { params: { id }, body: { isFixed } });
}

export async function requestCheck(id: string): Promise<void> {
  await call(CHECK_AGAIN, { params: { id } });
}

export async function requestAcceptance(id: string, body: { until: string; reason: string }): Promise<void> {
  await call(ACCEPT_ISSUE, { params: { id }, body });
}

/** Marks all open issues of a cause as fixed, or takes all its marks back. */
export async function markAll(cause: string, isFixed: boolean): Promise<number> {
  const { data } = await call(MARK_GROUP_FIXED, { params: { cause }, body: { isFixed } });
  return data.changed;
}

export async function requestChecks(cause: string): Promise<number> {
  const { data } = await call(CHECK_GROUP_AGAIN, { params: { cause } });
  return data.changed;
}

export async function requestAcceptances(
  cause: string,
  body: { until: string; reason: string },
): Promise<void> {
  await call(ACCEPT_GROUP, { params: { cause }, body });
}

export async function requestAcceptancesEnd(cause: string): Promise<number> {
  const { data } = await call(END_GROUP_ACCEPTANCE, { params: { cause } });
  return data.changed;
}

export async function requestAcceptanceEnd(id: string): Promise<void> {
  await call(END_ACCEPTANCE, { params: { id } });
}

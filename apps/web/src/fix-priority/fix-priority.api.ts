import type { DashboardData, getDashboard } from "@plumbline/contract/dashboard";
import { EXPORT_TYPES, type ExportFormat, type exportIssues } from "@plumbline/contract/issue-export";
import type {
  acceptIssue,
  checkAgain,
  endAcceptance,
  getIssue,
  getScreenshot,
  IssueList,
  listIssues,
  markFixed,
} from "@plumbline/contract/issues";
import { ISSUES_PAGE_SIZE } from "@plumbline/contract/paging";
import { keepPreviousData, useQuery } from "@tanstack/react-query";

import { callExport, callJson, callPicture } from "#api/call.ts";

import type { IssueView } from "./fix-priority-address.ts";

const WHILE_CHECKING_MS = 2_000;
const WHILE_AWAITING_MS = 10_000;

/** How soon to ask again: often while an issue on screen is checked, now and then while another is. */
function refreshInterval(list: IssueList | undefined): number | false {
  if (list?.issues.some(({ lastCheck }) => lastCheck && lastCheck.state !== "done")) return WHILE_CHECKING_MS;
  return list !== undefined && list.open.awaitingCheck > 0 ? WHILE_AWAITING_MS : false;
}

/** The part of a call's query that the filters on screen decide. */
function filterOf({ category, showsResolved, showsReview, search }: IssueView) {
  return {
    category: category ?? undefined,
    status: showsResolved ? ("all" as const) : ("unresolved" as const),
    review: showsReview ? "true" : undefined,
    search: search || undefined,
  };
}

/** One page of issues; the page before stays on screen until the next has come. */
export function useIssues(view: IssueView) {
  const query = { page: view.page, limit: ISSUES_PAGE_SIZE, ...filterOf(view) };
  return useQuery({
    queryKey: ["issues", "list", query],
    queryFn: async ({ signal }) => {
      const path = "/api/client-auth/issues";
      return (await callJson<typeof listIssues>({ method: "GET", path, auth: "bearer", query, signal })).data;
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => refreshInterval(state.data),
  });
}

/** The report of all issues the filters on screen let through. */
export function fetchExport(view: IssueView, format: ExportFormat): Promise<Blob> {
  const path = "/api/client-auth/issues/export";
  const query = { ...filterOf(view), format };
  const call = { method: "GET", path, auth: "bearer", query } as const;
  return callExport<typeof exportIssues>(call, EXPORT_TYPES[format], "Failed to export report");
}

/** One issue with evidence and history; asked again while it is being checked. */
export function useIssue(id: string) {
  return useQuery({
    queryKey: ["issues", "one", id],
    queryFn: async ({ signal }) => {
      const path = "/api/client-auth/issues/:id";
      const call = { method: "GET", path, auth: "bearer", params: { id }, signal } as const;
      return (await callJson<typeof getIssue>(call)).data;
    },
    refetchInterval: ({ state }) =>
      state.data?.lastCheck && state.data.lastCheck.state !== "done" ? WHILE_CHECKING_MS : false,
  });
}

/** Picture of one place of an issue; it never changes. */
export function useScreenshot(id: string, place: string) {
  return useQuery({
    queryKey: ["issues", "screenshot", id, place],
    queryFn: ({ signal }) => {
      const path = "/api/client-auth/issues/:id/screenshots/:place";
      const call = { method: "GET", path, auth: "bearer", params: { id, place }, signal } as const;
      return callPicture<typeof getScreenshot>(call, "The picture could not be loaded.");
    },
    staleTime: Infinity,
  });
}

/** The scores, which the dashboard's call carries (specification 3). */
export function useScores() {
  return useQuery({
    queryKey: ["dashboard"],
    queryFn: async ({ signal }): Promise<DashboardData> => {
      const path = "/api/client-auth/dashboard-data";
      return (await callJson<typeof getDashboard>({ method: "GET", path, auth: "bearer", signal })).data;
    },
  });
}

export async function toggleFixed(id: string): Promise<void> {
  const path = "/api/client-auth/issues/:id/mark-fixed";
  await callJson<typeof markFixed>({ method: "POST", path, auth: "bearer", params: { id } });
}

export async function requestCheck(id: string): Promise<void> {
  const path = "/api/client-auth/issues/:id/check-again";
  await callJson<typeof checkAgain>({ method: "POST", path, auth: "bearer", params: { id } });
}

export async function requestAcceptance(
  id: string,
  acceptance: { until: string; reason: string },
): Promise<void> {
  const path = "/api/client-auth/issues/:id/accept";
  const call = { method: "POST", path, auth: "bearer", params: { id }, body: acceptance } as const;
  await callJson<typeof acceptIssue>(call);
}

export async function requestAcceptanceEnd(id: string): Promise<void> {
  const path = "/api/client-auth/issues/:id/end-acceptance";
  await callJson<typeof endAcceptance>({ method: "POST", path, auth: "bearer", params: { id } });
}

import type { Role } from "@plumbline/contract/auth";
import type { LiveScan } from "@plumbline/contract/live";
import type { NotificationList } from "@plumbline/contract/notifications";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

import type { ServerEvent } from "#api/server-events.ts";
import { billingQuery } from "#queries/billing.ts";
import { dashboardQuery } from "#queries/dashboard.ts";
import { issueQueries } from "#queries/issues.ts";
import { issuesStateQuery, liveScanQuery, notificationsQuery } from "#queries/live.ts";
import { reportQueries } from "#queries/reports.ts";
import { currentSession, followRole } from "#session/session.ts";

import { keepListening } from "./keep-listening.ts";

/** What a scan that ended, or anything worth a notification, has changed. */
const CHANGED = [dashboardQuery, billingQuery, reportQueries.all, issueQueries.all];

/** Keeps what is on screen up to date with the server's live stream, for as long as the caller is shown. */
export function useLiveStream(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const leaving = new AbortController();
    void keepListening((event) => apply(queryClient, event), leaving.signal);
    return () => leaving.abort();
  }, [queryClient]);
}

/** The scan of the whole site that waits, runs or has its report written; undefined until the stream has told. */
export function useLiveScan(): LiveScan | null | undefined {
  return useQuery(liveScanQuery).data;
}

/** One's notifications as far as the bell shows them; undefined until the stream has told. */
export function useLiveNotifications(): NotificationList | undefined {
  return useQuery(notificationsQuery).data;
}

/** Shows all notifications as read, ahead of the stream. */
export function showAllRead(queryClient: QueryClient): void {
  queryClient.setQueryData(
    notificationsQuery.queryKey,
    (list) =>
      list && {
        ...list,
        unread: 0,
        notifications: list.notifications.map((one) => ({ ...one, isNew: false })),
      },
  );
}

/** The server writes events by the contract, so their data has the shape their name stands for. */
function apply(queryClient: QueryClient, { name, data }: ServerEvent): void {
  if (name === "scan") applyScan(queryClient, JSON.parse(data) as LiveScan | null);
  if (name === "issues") applyIssues(queryClient, JSON.parse(data) as string);
  if (name === "notifications") applyNotifications(queryClient, JSON.parse(data) as NotificationList);
  if (name === "role") applyRole(JSON.parse(data) as Role | null);
}

function applyScan(queryClient: QueryClient, scan: LiveScan | null): void {
  const before = queryClient.getQueryData(liveScanQuery.queryKey);
  queryClient.setQueryData(liveScanQuery.queryKey, scan);
  if (before !== undefined && (before?.id !== scan?.id || before?.status !== scan?.status)) {
    refetchChanged(queryClient);
    return;
  }
  if (scan?.status !== "RUNNING") return;
  const { id, phase, pagesDone, pagesPlanned, issuesFound } = scan;
  queryClient.setQueryData(dashboardQuery.queryKey, (dashboard) =>
    dashboard?.runningScan?.id === id
      ? {
          ...dashboard,
          runningScan: { ...dashboard.runningScan, phase, pagesDone, pagesPlanned, issuesFound },
        }
      : dashboard,
  );
}

/** What one may do shows at once. */
function applyRole(role: Role | null): void {
  const session = currentSession();
  if (session.status === "signed-in" && session.user.role !== role) followRole();
}

function applyNotifications(queryClient: QueryClient, list: NotificationList): void {
  const before = queryClient.getQueryData(notificationsQuery.queryKey);
  queryClient.setQueryData(notificationsQuery.queryKey, list);
  const isNews = before !== undefined && list.notifications[0]?.id !== before.notifications[0]?.id;
  if (isNews) refetchChanged(queryClient);
}

/** Told of each change at once: another person, another window or a re-test made it. */
function applyIssues(queryClient: QueryClient, state: string): void {
  const before = queryClient.getQueryData(issuesStateQuery.queryKey);
  queryClient.setQueryData(issuesStateQuery.queryKey, state);
  if (before === undefined || before === state) return;
  for (const { queryKey } of [issueQueries.all, dashboardQuery])
    void queryClient.invalidateQueries({ queryKey });
}

function refetchChanged(queryClient: QueryClient): void {
  for (const { queryKey } of CHANGED) void queryClient.invalidateQueries({ queryKey });
}

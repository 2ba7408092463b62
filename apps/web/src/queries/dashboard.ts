import type { ScanTrouble } from "@plumbline/contract/scan-trouble";
import type { DashboardData } from "@plumbline/contract/dashboard";
import { GET_DASHBOARD } from "@plumbline/contract/endpoints/dashboard";
import { queryOptions } from "@tanstack/react-query";

import { call } from "#api/call.ts";

import { paced, REFETCH } from "./refetch.ts";

/** What the dashboard shows; Fix Priority takes the scores from it. */
export const dashboardQuery = queryOptions({
  queryKey: ["dashboard"],
  queryFn: async ({ signal }): Promise<DashboardData> => (await call(GET_DASHBOARD, { signal })).data,
  refetchInterval: paced((data: DashboardData) =>
    data.runningScan || awaitsFirstReport(data) ? REFETCH.later : REFETCH.never,
  ),
});

/** Whether there is a subscription, but nothing to show yet (`docs/product.md`, 'What the dashboard shows'). */
export function awaitsFirstReport({ subscription, metrics, recentReports }: DashboardData): boolean {
  return subscription !== null && (metrics === null || recentReports.length === 0);
}

/** The last scan, if it failed and none has been started since; with its reason in words. */
export function failedScan(
  data: Pick<DashboardData, "runningScan" | "recentScans">,
): { reason: string | null; trouble: ScanTrouble; createdAt: string } | null {
  if (data.runningScan) return null;
  const [latest] = data.recentScans.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  if (latest?.status !== "FAILED") return null;
  const { failureReason: reason, failureTrouble, createdAt } = latest;
  return { reason, trouble: failureTrouble ?? "other", createdAt };
}

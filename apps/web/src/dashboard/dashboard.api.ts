import type { DashboardData, getDashboard } from "@plumbline/contract/dashboard";
import { useQuery } from "@tanstack/react-query";

import { callJson } from "#api/call.ts";

import { viewOf } from "./dashboard-view.ts";

// The live stream tells sooner; this is for networks that hold streams back.
const WHILE_SCANNING_MS = 10_000;
const WHILE_WAITING_MS = 10_000;

async function fetchDashboard(signal: AbortSignal): Promise<DashboardData> {
  const path = "/api/client-auth/dashboard-data";
  return (await callJson<typeof getDashboard>({ method: "GET", path, auth: "bearer", signal })).data;
}

/** How soon to ask again: often while a scan runs, now and then while the first one is awaited. */
function refreshInterval(data: DashboardData | undefined): number | false {
  if (data?.runningScan) return WHILE_SCANNING_MS;
  if (data && viewOf(data) === "starting") return WHILE_WAITING_MS;
  return false;
}

export function useDashboard() {
  return useQuery({
    queryKey: ["dashboard"],
    queryFn: ({ signal }) => fetchDashboard(signal),
    refetchInterval: (query) => refreshInterval(query.state.data),
  });
}

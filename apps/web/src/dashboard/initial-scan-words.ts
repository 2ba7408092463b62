import type { DashboardData } from "@plumbline/contract/dashboard";

import { failedScan } from "./dashboard-view.ts";

type Scans = Pick<DashboardData, "runningScan" | "recentScans" | "lastScan">;

/** What is true of the first scan, which may be neither under way nor done. */
export function initialScanWords(data: Scans): string {
  if (data.runningScan?.status === "RUNNING") return "Running now";
  if (data.runningScan) return "Queued, starts by itself";
  if (failedScan(data)) return "Did not finish";
  return data.lastScan ? "Done, the report is being written" : "Starts within 24 hours";
}

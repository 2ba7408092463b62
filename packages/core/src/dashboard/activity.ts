import type { DashboardData } from "@plumbline/contract/dashboard";
import type { ReportListItem } from "@plumbline/contract/reports";
import { SCAN_NAMES } from "@plumbline/contract/scan-names";
import type { ScanStatus } from "@plumbline/contract/scans";

import type { ScanRow } from "#dashboard/dashboard.queries.ts";

/** The newest scans and reports as one list of sentences, newest first. */
export function recentActivity(scans: ScanRow[], reports: ReportListItem[]): DashboardData["recentActivity"] {
  const ofScans = scans.map((scan) => ({
    at: (scan.finishedAt ?? scan.startedAt ?? scan.createdAt).toISOString(),
    message: `${SCAN_NAMES[scan.kind]} ${PROGRESS[scan.status](scan)}`,
  }));
  const ofReports = reports
    .filter((report) => report.status === "COMPLETED")
    .map((report) => ({ at: report.createdAt, message: `${report.type} is ready` }));
  return [...ofScans, ...ofReports].sort((a, b) => b.at.localeCompare(a.at));
}

const PROGRESS: Record<ScanStatus, (scan: ScanRow) => string> = {
  QUEUED: () => "is waiting to start",
  RUNNING: () => "is running",
  COMPLETED: ({ toldOverall }) =>
    toldOverall === null
      ? "finished; nothing could be measured"
      : `finished with an overall score of ${toldOverall}`,
  FAILED: ({ failureReason }) => `failed: ${failureReason ?? "the reason is not known"}`,
  CANCELED: () => "was canceled",
};

import type { DashboardData } from "@plumbline/contract/dashboard";
import { plannedScans, type PlannedScan } from "@plumbline/contract/planned-scans";

type Planned = Pick<DashboardData, "account" | "scanSchedule">;

/** The day of the next weekly scan; null when the subscription ends before that scan begins. */
export function weeklyScanDay({ account, scanSchedule }: Planned): string | null {
  return plannedScans(scanSchedule, endOf(account)).weekly?.day ?? null;
}

/** The day of the next monthly report; null when the subscription ends before its scan begins. */
export function monthlyReportDay({ account, scanSchedule }: Planned): string | null {
  const { monthly } = plannedScans(scanSchedule, endOf(account));
  return monthly === null ? null : scanSchedule.nextMonthlyReport;
}

/** The next scan, weekly or monthly; null when the subscription ends before. */
export function nextPlannedScan({ account, scanSchedule }: Planned): PlannedScan | null {
  return plannedScans(scanSchedule, endOf(account)).next;
}

function endOf({ kind, next }: DashboardData["account"]): Date | null {
  return kind === "ending" && next?.at ? new Date(next.at) : null;
}

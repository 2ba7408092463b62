import { calendarDay } from "@plumbline/contract/calendar";
import type { DashboardData } from "@plumbline/contract/dashboard";

type Planned = Pick<DashboardData, "account" | "scanSchedule">;

/** The day of the next weekly scan; null when the subscription ends before that scan begins. */
export function weeklyScanDay({ account, scanSchedule }: Planned): string | null {
  const endsAt = endOf(account);
  const isTooLate = endsAt !== null && endsAt <= new Date(scanSchedule.nextWeeklyScanAt);
  return isTooLate ? null : scanSchedule.nextWeeklyScan;
}

/** The day of the next monthly report; null when the subscription ends before that day. */
export function monthlyReportDay({ account, scanSchedule }: Planned): string | null {
  const endsAt = endOf(account);
  const { nextMonthlyReport, timeZone } = scanSchedule;
  return endsAt !== null && calendarDay(endsAt, timeZone) < nextMonthlyReport ? null : nextMonthlyReport;
}

function endOf({ kind, next }: DashboardData["account"]): Date | null {
  return kind === "ending" && next?.at ? new Date(next.at) : null;
}

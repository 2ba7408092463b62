import { calendarDay } from "@plumbline/contract/calendar";
import type { DashboardData } from "@plumbline/contract/dashboard";
import { nextMonthlyScanDay } from "@plumbline/contract/scan-days";
import { lastDayOfMonth, nextMonday } from "@plumbline/contract/schedule";

import { scanTimeOn } from "#scans/scan-times.ts";

/** When an organization is scanned next, by the days of its own zone: the schedule the scheduler keeps. */
export function scanSchedule(
  organization: { id: string; timeZone: string },
  now: Date,
): DashboardData["scanSchedule"] {
  const { timeZone } = organization;
  const today = calendarDay(now, timeZone);
  const weekly = nextMonday(today);
  return {
    nextWeeklyScan: weekly,
    nextMonthlyReport: lastDayOfMonth(today),
    nextWeeklyScanAt: scanTimeOn(weekly, organization).toISOString(),
    nextMonthlyScanAt: scanTimeOn(nextMonthlyScanDay(today), organization).toISOString(),
    timeZone,
  };
}

import { calendarDay } from "@plumbline/contract/calendar";
import type { DashboardData } from "@plumbline/contract/dashboard";
import { nextMonthlyScanDay } from "@plumbline/contract/scan-days";
import { lastDayOfMonth, nextMonday } from "@plumbline/contract/schedule";

import { remembered } from "#platform/remembered.ts";
import { scanTimeOn } from "#scans/scan-times.ts";

/** The days ahead of a day; remembered, as they are the same for everyone. */
const daysAhead = remembered(100, (today) => ({
  weekly: nextMonday(today),
  report: lastDayOfMonth(today),
  monthly: nextMonthlyScanDay(today),
}));

/** When an organization is scanned next, by the days of its own zone: the schedule the scheduler keeps. */
export function scanSchedule(
  organization: { id: string; timeZone: string },
  now: Date,
): DashboardData["scanSchedule"] {
  const { timeZone } = organization;
  const { weekly, report, monthly } = daysAhead(calendarDay(now, timeZone));
  return {
    nextWeeklyScan: weekly,
    nextMonthlyReport: report,
    nextWeeklyScanAt: scanTimeOn(weekly, organization).toISOString(),
    nextMonthlyScanAt: scanTimeOn(monthly, organization).toISOString(),
    timeZone,
  };
}

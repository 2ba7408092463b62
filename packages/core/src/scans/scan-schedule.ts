import { type CalendarDay, calendarDay } from "@plumbline/contract/calendar";
import type { DashboardData } from "@plumbline/contract/dashboard";
import { nextMonthlyScanDay } from "@plumbline/contract/scan-days";
import { lastBusinessDayOfMonth, lastDayOfMonth, mondayOf, nextMonday } from "@plumbline/contract/schedule";
import { currentTimeZone } from "@plumbline/contract/time-zones";

import { remembered } from "#platform/remembered.ts";
import { scanTimeOn, startOfDay } from "#scans/scan-times.ts";

/** The days ahead of a day; remembered, as they are the same for everyone. */
const daysAhead = remembered(100, (today) => ({
  weekly: nextMonday(today),
  report: lastDayOfMonth(today),
  monthly: nextMonthlyScanDay(today),
  monthlyOfThisMonth: lastBusinessDayOfMonth(today),
  isMonthlyToday: lastBusinessDayOfMonth(today) === today,
  isWeeklyToday: mondayOf(today) === today,
}));

/** Zones that are remembered: every one there is. */
const ZONES = 1000;
const currentZone = remembered(ZONES, currentTimeZone);

/** Clocks are ahead of UTC by whole quarters of an hour and change on one, so all of a quarter is of one day. */
const QUARTER_MS = 15 * 60 * 1000;
/** Quarters that are remembered: a day in every zone there is. */
const REMEMBERED = 50_000;

const dayOfQuarter = remembered(REMEMBERED, (quarterAndZone) => {
  const [quarter = "", timeZone = ""] = quarterAndZone.split(" ");
  return calendarDay(new Date(Number(quarter) * QUARTER_MS), timeZone);
});

/** The day of a moment in a zone. Remembered: reading a zone's calendar costs more than all else here. */
function dayOf(moment: Date, timeZone: string): CalendarDay {
  return dayOfQuarter(`${Math.floor(moment.getTime() / QUARTER_MS)} ${timeZone}`);
}

interface Scheduled {
  id: string;
  timeZone: string;
  /** Since when it is subscribed: whoever came during a day waits for the next one. Null without a subscription. */
  startedAt: Date | null;
  /** When its newest scan of the whole site was asked for: one of today takes the weekly one's place. Null before the first. */
  lastScanAt: Date | null;
}

/** When an organization is scanned next, by the days of its own zone: the schedule the scheduler keeps. */
export function scanSchedule(organization: Scheduled, now: Date): DashboardData["scanSchedule"] {
  const { timeZone } = organization;
  const today = dayOf(now, timeZone);
  const ahead = daysAhead(today);
  const isAhead = (ahead.isWeeklyToday || ahead.isMonthlyToday) && isAheadToday(organization, { today, now });
  const isWeeklyAhead = ahead.isWeeklyToday && isAhead && !isScannedToday(organization, today);
  const weekly = isWeeklyAhead ? today : ahead.weekly;
  const monthly = ahead.isMonthlyToday && isAhead ? today : ahead.monthly;
  return {
    nextWeeklyScan: weekly,
    nextMonthlyReport: isTooLateFor(ahead.monthlyOfThisMonth, organization)
      ? lastDayOfMonth(monthly)
      : ahead.report,
    nextWeeklyScanAt: scanTimeOn(weekly, organization).toISOString(),
    nextMonthlyScanAt: scanTimeOn(monthly, organization).toISOString(),
    timeZone: currentZone(timeZone),
  };
}

/** Whether a scan of today has still to begin. */
function isAheadToday(organization: Scheduled, { today, now }: { today: CalendarDay; now: Date }): boolean {
  if (organization.startedAt === null || isTooLateFor(today, organization)) return false;
  return now < scanTimeOn(today, organization);
}

/** Whether an organization came when the day of a scan had begun: it waits for the next one. */
function isTooLateFor(day: CalendarDay, { startedAt, timeZone }: Scheduled): boolean {
  return startedAt !== null && startedAt >= startOfDay(day, timeZone);
}

function isScannedToday({ lastScanAt, timeZone }: Scheduled, today: CalendarDay): boolean {
  return lastScanAt !== null && lastScanAt >= startOfDay(today, timeZone);
}

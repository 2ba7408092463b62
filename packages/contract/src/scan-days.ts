import { type CalendarDay, daysAfter } from "./calendar.ts";
import { lastBusinessDayOfMonth, mondayOf, nextMonday } from "./schedule.ts";

/** Days of scheduled scans, counted in the organization's zone. */
export interface ScanDays {
  /** The Monday of this week: the weekly scan of a client is due unless it began on that day or later. */
  weekly: CalendarDay;
  /** The last business day there was: of this month, or of the last one until this month's has come. */
  monthly: CalendarDay;
}

/** The days since which scans are due on `today`. */
export function scanDays(today: CalendarDay): ScanDays {
  const ofThisMonth = lastBusinessDayOfMonth(today);
  const endOfLastMonth = daysAfter(`${today.slice(0, 8)}01`, -1);
  const monthly = ofThisMonth <= today ? ofThisMonth : lastBusinessDayOfMonth(endOfLastMonth);
  return { weekly: mondayOf(today), monthly };
}

/** The day of the next monthly scan from `today` on. */
export function nextMonthlyScanDay(today: CalendarDay): CalendarDay {
  const ofThisMonth = lastBusinessDayOfMonth(today);
  return ofThisMonth > today ? ofThisMonth : lastBusinessDayOfMonth(firstOfNextMonth(today));
}

/** The day of the scan that follows one on `day`, weekly or monthly. */
export function scanDayAfter(day: CalendarDay): CalendarDay {
  const monday = nextMonday(day);
  const monthly = nextMonthlyScanDay(day);
  return monday < monthly ? monday : monthly;
}

function firstOfNextMonth(day: CalendarDay): CalendarDay {
  const [year = 0, month = 0] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}

import { lastBusinessDayOfMonth } from "./schedule.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Calendar days in UTC as `YYYY-MM-DD`, as the dashboard counts them. */
export interface ScanDays {
  /** The Monday of this week: the weekly scan of a client is due unless it began on that day or later. */
  weekly: string;
  /** The last business day there was: of this month, or of the last one until this month's has come. */
  monthly: string;
}

/** The days since which scans are due at `now`. */
export function scanDays(now: Date): ScanDays {
  const today = new Date(`${isoDay(now)}T00:00:00Z`);
  const sinceMonday = (today.getUTCDay() + 6) % 7;
  const ofThisMonth = lastBusinessDayOfMonth(today);
  const endOfLastMonth = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), 0));
  const monthly = ofThisMonth <= today ? ofThisMonth : lastBusinessDayOfMonth(endOfLastMonth);
  return { weekly: isoDay(new Date(today.getTime() - sinceMonday * DAY_MS)), monthly: isoDay(monthly) };
}

function isoDay(day: Date): string {
  return day.toISOString().slice(0, 10);
}

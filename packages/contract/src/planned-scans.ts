import { type CalendarDay, calendarDay } from "./calendar.ts";
import type { DashboardData } from "./dashboard.ts";

/** A scan of the schedule that is still to come. */
export interface PlannedScan {
  kind: "weekly" | "monthly";
  /** Counted in the organization's zone. */
  day: CalendarDay;
}

/** What is still to come of a schedule; null where the subscription ends first. */
export interface PlannedScans {
  weekly: PlannedScan | null;
  monthly: PlannedScan | null;
  /** The earlier of the two. */
  next: PlannedScan | null;
}

/** @param endsAt when the service ends; null while it is to go on */
export function plannedScans(schedule: DashboardData["scanSchedule"], endsAt: Date | null): PlannedScans {
  const { nextWeeklyScan, nextWeeklyScanAt, nextMonthlyScanAt, timeZone } = schedule;
  const monthlyAt = new Date(nextMonthlyScanAt);
  const isToCome = (at: Date) => endsAt === null || at < endsAt;
  const weekly: PlannedScan = { kind: "weekly", day: nextWeeklyScan };
  const monthly: PlannedScan = { kind: "monthly", day: calendarDay(monthlyAt, timeZone) };
  // The monthly scan covers the weekly one of its day.
  const first =
    monthly.day <= weekly.day
      ? { scan: monthly, at: monthlyAt }
      : { scan: weekly, at: new Date(nextWeeklyScanAt) };
  return {
    weekly: isToCome(new Date(nextWeeklyScanAt)) ? weekly : null,
    monthly: isToCome(monthlyAt) ? monthly : null,
    next: isToCome(first.at) ? first.scan : null,
  };
}

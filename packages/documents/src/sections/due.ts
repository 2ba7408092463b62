import { type CalendarDay, calendarDay } from "@plumbline/contract/calendar";
import { fixBy } from "@plumbline/contract/fix-plan";

import { calendarWords } from "#addresses.ts";
import type { ReportedCause, WeeklyReport } from "#weekly-input.ts";

type Dated = Pick<WeeklyReport, "finishedAt" | "timeZone">;

/** The day by which a cause is to be fixed. It stays the same from report to report. */
export function dueDay({ group, openSince }: ReportedCause, { timeZone }: Dated): CalendarDay {
  return fixBy(group, calendarDay(openSince, timeZone));
}

export function isOverdue(cause: ReportedCause, report: Dated): boolean {
  return dueDay(cause, report) < reportDay(report);
}

/** The same day in words, which say so once it has passed. */
export function dueWords(cause: ReportedCause, report: Dated): string {
  const day = calendarWords(dueDay(cause, report));
  return isOverdue(cause, report) ? `${day} (overdue)` : day;
}

/** The day of the scan. */
export function reportDay({ finishedAt, timeZone }: Dated): CalendarDay {
  return calendarDay(finishedAt, timeZone);
}

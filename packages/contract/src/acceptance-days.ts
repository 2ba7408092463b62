import { calendarDay, type CalendarDay, daysAfter } from "./calendar.ts";
import { ACCEPTANCE_DAYS } from "./issue-terms.ts";

/** The first and the last day until which an issue can be accepted at this moment, as days are counted in a zone. */
export function acceptanceDays(now: Date, timeZone: string): { first: CalendarDay; last: CalendarDay } {
  const first = calendarDay(now, timeZone);
  return { first, last: daysAfter(first, ACCEPTANCE_DAYS) };
}

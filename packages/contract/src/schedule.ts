import { type CalendarDay, daysAfter, weekdayOf } from "./calendar.ts";
import { isBankHoliday } from "./bank-holidays.ts";

const MONDAY = 1;
const SATURDAY = 6;

/** The Monday after a day: tomorrow on a Sunday, on a Monday the next one. */
export function nextMonday(today: CalendarDay): CalendarDay {
  return daysAfter(today, weekdayOf(today) === 0 ? 1 : 8 - weekdayOf(today));
}

/** The Monday of the week a day is in; weeks begin on Monday. */
export function mondayOf(today: CalendarDay): CalendarDay {
  return daysAfter(today, -((weekdayOf(today) + 7 - MONDAY) % 7));
}

/** The last day of a day's month: when the dashboard promises the monthly report. */
export function lastDayOfMonth(today: CalendarDay): CalendarDay {
  const [year = 0, month = 0] = today.split("-").map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/**
 * The last business day of a day's month: when the monthly scan runs, so that its report is there by the last day.
 * Business days are Monday to Friday without the holidays of U.S. banks.
 */
export function lastBusinessDayOfMonth(today: CalendarDay): CalendarDay {
  let day = lastDayOfMonth(today);
  while (!isBusinessDay(day)) day = daysAfter(day, -1);
  return day;
}

function isBusinessDay(day: CalendarDay): boolean {
  const weekday = weekdayOf(day);
  return weekday !== 0 && weekday !== SATURDAY && !isBankHoliday(day);
}

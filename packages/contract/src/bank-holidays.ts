import { type CalendarDay, daysAfter, weekdayOf } from "./calendar.ts";

/** Holidays on a day of the month. */
const FIXED = new Set(["01-01", "06-19", "07-04", "11-11", "12-25"]);

/** Holidays on a weekday of the month: month, weekday (1 is Monday), and which of them; -1 is the last. */
const FLOATING = [
  { month: 1, weekday: 1, nth: 3 },
  { month: 2, weekday: 1, nth: 3 },
  { month: 5, weekday: 1, nth: -1 },
  { month: 9, weekday: 1, nth: 1 },
  { month: 10, weekday: 1, nth: 2 },
  { month: 11, weekday: 4, nth: 4 },
] as const;

/**
 * Whether U.S. banks are closed for a holiday. One on a Sunday is kept on the Monday after it; one on a Saturday is
 * not moved. Source: https://www.frbservices.org/about/holiday-schedules
 */
export function isBankHoliday(day: CalendarDay): boolean {
  const isMoved = weekdayOf(day) === 1 && FIXED.has(daysAfter(day, -1).slice(5));
  return FIXED.has(day.slice(5)) || isMoved || isFloating(day);
}

function isFloating(day: CalendarDay): boolean {
  const month = Number(day.slice(5, 7));
  const nth = Math.ceil(Number(day.slice(8)) / 7);
  const isLast = daysAfter(day, 7).slice(5, 7) !== day.slice(5, 7);
  return FLOATING.some(
    (it) =>
      it.month === month && it.weekday === weekdayOf(day) && (it.nth === nth || (it.nth === -1 && isLast)),
  );
}

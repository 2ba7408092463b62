import { daysLeft } from "./billing-period.ts";
import { calendarDay } from "./calendar.ts";

export interface ProratedPeriod {
  from: Date;
  until: Date;
  /** The client's own zone: by its clock, the first of the charged days may be another one. */
  timeZone: string;
}

/**
 * How much of a month a period is, as it was charged, and by which clock where the client's own shows another day.
 * Empty for a whole month by the client's own.
 */
export function prorationWords({ from, until, timeZone }: ProratedPeriod): string {
  const { left, all } = daysLeft(until, from);
  const isOtherDay = calendarDay(from, timeZone) !== calendarDay(from, "UTC");
  if (left >= all) return isOtherDay ? "Days are counted in UTC" : "";
  const days = `${left} of ${all} days of the month`;
  return isOtherDay ? `${days}, as days are counted in UTC` : days;
}

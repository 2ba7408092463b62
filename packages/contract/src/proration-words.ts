import { daysLeft } from "./billing-period.ts";
import { calendarDay } from "./calendar.ts";

export interface ProratedPeriod {
  from: Date;
  until: Date;
  /** The client's own zone: by its clock, the first of the charged days may be another one. */
  timeZone: string;
}

/** How much of a month a period is, as it was charged. Empty for a whole month. */
export function prorationWords({ from, until, timeZone }: ProratedPeriod): string {
  const { left, all } = daysLeft(until, from);
  if (left >= all) return "";
  const days = `${left} of ${all} days of the month`;
  return calendarDay(from, timeZone) === calendarDay(from, "UTC")
    ? days
    : `${days}, as days are counted in UTC`;
}

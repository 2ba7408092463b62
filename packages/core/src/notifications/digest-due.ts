import { calendarDay, daysAfter, momentOn, weekdayOf } from "@plumbline/contract/calendar";
import type { MailPace } from "@plumbline/contract/notification-kinds";

/** Hour of the day, on the clocks of the organization, at which summaries leave. */
const HOUR = 8;
/** Monday is when sites are scanned: the day after, a week's summary holds what that found. */
const TUESDAY = 2;

/** When an event of `now` is mailed to a person of this pace, by the clocks of a zone (IANA name). */
export function digestDueAt(pace: MailPace, now: Date, timeZone: string): Date {
  if (pace === "at-once") return now;
  const today = calendarDay(now, timeZone);
  const isToday = momentOn(today, HOUR, timeZone) > now;
  const next = isToday ? today : daysAfter(today, 1);
  const wait = pace === "weekly" ? (TUESDAY - weekdayOf(next) + 7) % 7 : 0;
  return momentOn(daysAfter(next, wait), HOUR, timeZone);
}

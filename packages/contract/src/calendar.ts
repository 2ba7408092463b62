/** A calendar day as `YYYY-MM-DD`. Days sort as text. */
export type CalendarDay = string;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The parts of a moment on the clock and calendar of a zone; making a format costs far more than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function wallFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-US", {
    timeZone,
    calendar: "gregory",
    numberingSystem: "latn",
    hourCycle: "h23",
    era: "short",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  formats.set(timeZone, made);
  return made;
}

/** What the clocks of a zone show at a moment, as if it were UTC, in milliseconds since 1970. */
function wallTime(moment: number, timeZone: string): number {
  const parts = wallFormat(timeZone).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((candidate) => candidate.type === type)?.value);
  const at = Date.UTC(
    part("year"),
    part("month") - 1,
    part("day"),
    part("hour"),
    part("minute"),
    part("second"),
  );
  // Formats have no milliseconds here, and the zones' offsets none either.
  return at + (((moment % 1000) + 1000) % 1000);
}

/** The calendar day of a moment in a zone (IANA name). */
export function calendarDay(moment: Date, timeZone: string): CalendarDay {
  return new Date(wallTime(moment.getTime(), timeZone)).toISOString().slice(0, 10);
}

/** The hour, 0 to 23, that clocks of a zone show at a moment. */
export function hourOfDay(moment: Date, timeZone: string): number {
  return new Date(wallTime(moment.getTime(), timeZone)).getUTCHours();
}

/** What clocks of a zone show at a moment, as `HH:MM` of 24 hours. */
export function clockTime(moment: Date, timeZone: string): string {
  return new Date(wallTime(moment.getTime(), timeZone)).toISOString().slice(11, 16);
}

/** The day `count` days after a day; before it where `count` is negative. */
export function daysAfter(day: CalendarDay, count: number): CalendarDay {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

/** The same day of the next year; February 28 where that has no 29th. */
export function yearAfter(day: CalendarDay): CalendarDay {
  const next = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  return new Date(`${next}T00:00:00Z`).toISOString().slice(5, 10) === day.slice(5)
    ? next
    : `${next.slice(0, 8)}28`;
}

/** Day of the week: 0 is Sunday, 6 Saturday. */
export function weekdayOf(day: CalendarDay): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/**
 * The moment at which clocks of a zone show `hour` on a day. An hour they show twice is the first of the two; one
 * they skip is as much later as they skip. Source: 'compatible' of ECMAScript's Temporal.
 */
export function momentOn(day: CalendarDay, hour: number, timeZone: string): Date {
  const wanted = Date.parse(`${day}T00:00:00Z`) + hour * 60 * 60 * 1000;
  const before = wanted - offsetAt(wanted - DAY_MS, timeZone);
  const after = wanted - offsetAt(wanted + DAY_MS, timeZone);
  const isAfter = wallTime(before, timeZone) !== wanted && wallTime(after, timeZone) === wanted;
  return new Date(isAfter ? after : before);
}

/** The last millisecond of a day in a zone. */
export function endOfDay(day: CalendarDay, timeZone: string): Date {
  return new Date(momentOn(daysAfter(day, 1), 0, timeZone).getTime() - 1);
}

/** How far the clocks of a zone are ahead of UTC at a moment, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  return wallTime(moment, timeZone) - moment;
}

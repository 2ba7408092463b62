const DAY: Intl.DateTimeFormatOptions = { weekday: "short", year: "numeric", month: "short", day: "numeric" };
const DATE: Intl.DateTimeFormatOptions = { year: "numeric", month: "short", day: "numeric" };
const LOCALE = "en-US";

/** A calendar day such as `2026-11-23`, which has no time zone: 'Mon, Nov 23, 2026'. */
export function formatDay(date: string): string {
  return new Intl.DateTimeFormat(LOCALE, { ...DAY, timeZone: "UTC" }).format(
    new Date(`${date.slice(0, 10)}T00:00:00Z`),
  );
}

/** The day of a moment in the reader's time zone: 'Nov 21, 2026'. */
export function formatDate(moment: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(LOCALE, { ...DATE, ...(timeZone && { timeZone }) }).format(new Date(moment));
}

/** A moment with its time zone: 'Nov 21, 2026, 3:42 AM GMT+1'. */
export function formatMoment(moment: string, timeZone?: string): string {
  const time = { hour: "numeric", minute: "2-digit", timeZoneName: "short" } as const;
  const zone = timeZone ? { timeZone } : {};
  return new Intl.DateTimeFormat(LOCALE, { ...DATE, ...time, ...zone }).format(new Date(moment));
}

const DATE: Intl.DateTimeFormatOptions = { year: "numeric", month: "short", day: "numeric" };
const DAY: Intl.DateTimeFormatOptions = { ...DATE, weekday: "short" };
const LOCALE = "en-US";

let organizationZone: string | undefined;

/** Every time below is told in this zone from now on: the organization's, or without one the browser's. */
export function tellTimesIn(timeZone: string | undefined): void {
  organizationZone = timeZone;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** A formatter costs far more to make than to use, and a page needs the same few again and again. */
function formatterOf(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(LOCALE, options);
  formatters.set(key, formatter);
  return formatter;
}

/** A calendar day such as `2026-11-23`, which has no time zone: 'Mon, Nov 23, 2026'. */
export function formatDay(date: string): string {
  return formatterOf({ ...DAY, timeZone: "UTC" }).format(new Date(`${date.slice(0, 10)}T00:00:00Z`));
}

/** The day of a moment: 'Nov 21, 2026'. */
export function formatDate(moment: string): string {
  return formatterOf({ ...DATE, timeZone: organizationZone }).format(new Date(moment));
}

/** The zone in which times are told: files are named and days are counted by its clocks, as the server does. */
export function shownTimeZone(): string {
  return formatterOf({ timeZone: organizationZone }).resolvedOptions().timeZone;
}

/** A moment with its time zone: 'Nov 21, 2026, 3:42 AM GMT+1'. */
export function formatMoment(moment: string): string {
  const time = { hour: "numeric", minute: "2-digit", timeZoneName: "short" } as const;
  return formatterOf({ ...DATE, ...time, timeZone: organizationZone }).format(new Date(moment));
}

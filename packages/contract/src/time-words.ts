const formats = new Map<string, Intl.DateTimeFormat>();

function format(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${timeZone} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-US", { ...options, timeZone });
  formats.set(key, made);
  return made;
}

/** The day of a moment in a zone (IANA name): 'November 22, 2026'. */
export function dayWords(moment: Date, timeZone: string): string {
  return format(timeZone, { dateStyle: "long" }).format(moment);
}

/** The same with the day of the week: 'Monday, November 23, 2026'. */
export function weekdayWords(moment: Date, timeZone: string): string {
  return format(timeZone, { dateStyle: "full" }).format(moment);
}

/** A moment in a zone, which is named: 'November 22, 2026 at 9:05 AM EST'. */
export function momentWords(moment: Date, timeZone: string): string {
  return `${dayWords(moment, timeZone)} at ${timeWords(moment, timeZone)}`;
}

/** Since when, as said at a later moment: the day, with the time where that moment is of the same day. */
export function sinceWords(since: Date, moment: Date, timeZone: string): string {
  const day = dayWords(since, timeZone);
  return day === dayWords(moment, timeZone) ? momentWords(since, timeZone) : day;
}

/** A stretch of time: 'November 22, 2026, 9:00 PM EST to 11:00 PM EST', with both days where it ends on another. */
export function periodWords(from: Date, to: Date, timeZone: string): string {
  const isOneDay = dayWords(from, timeZone) === dayWords(to, timeZone);
  return isOneDay
    ? `${dayWords(from, timeZone)}, ${timeWords(from, timeZone)} to ${timeWords(to, timeZone)}`
    : `${momentWords(from, timeZone)} to ${momentWords(to, timeZone)}`;
}

function timeWords(moment: Date, timeZone: string): string {
  const options = { hour: "numeric", minute: "2-digit", timeZoneName: "short" } as const;
  // Newer engines put a narrow space before AM and PM, which some mail programs show as a box.
  return format(timeZone, options).format(moment).replaceAll("\u202f", " ");
}

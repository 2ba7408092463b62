/** e.g. `November 21, 2026`, in the given IANA zone. */
export function day(date: Date, timeZone: string): string {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone }).format(date);
}

/** e.g. `November 21, 2026 at 2:05 PM EST`, in the given IANA zone. */
export function dayAndTime(date: Date, timeZone: string): string {
  const time = new Intl.DateTimeFormat("en-US", {
    hour: "numeric",
    minute: "2-digit",
    timeZone,
    timeZoneName: "short",
  }).format(date);
  return `${day(date, timeZone)} at ${time}`;
}

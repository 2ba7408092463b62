/** Zone of an organization that has chosen none, and of the service itself (IANA name). */
export const DEFAULT_TIME_ZONE = "America/New_York";

/** The zones of the United States as people there call them, from east to west. */
const AMERICAN_ZONES: Readonly<Record<string, string>> = {
  "America/New_York": "Eastern Time (New York)",
  "America/Chicago": "Central Time (Chicago)",
  "America/Denver": "Mountain Time (Denver)",
  "America/Phoenix": "Mountain Time without daylight saving (Phoenix)",
  "America/Los_Angeles": "Pacific Time (Los Angeles)",
  "America/Anchorage": "Alaska Time (Anchorage)",
  "Pacific/Honolulu": "Hawaii Time (Honolulu)",
};

/**
 * Whether `name` is a zone of the IANA database, such as `Europe/Berlin`. Bare offsets such as `+05:00` are none:
 * they know no daylight saving, and PostgreSQL reads their sign the other way around.
 */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/u.test(name)) return false;
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** Name of a zone for a person: 'Eastern Time (New York)', or 'Europe/Berlin'. */
export function timeZoneName(zone: string): string {
  return AMERICAN_ZONES[zone] ?? zone.replaceAll("_", " ");
}

/** Every zone one can choose: those of the United States, and the others by name. */
export function allTimeZones(): { american: string[]; others: string[] } {
  const american = Object.keys(AMERICAN_ZONES);
  const others = Intl.supportedValuesOf("timeZone").filter((zone) => !american.includes(zone));
  return { american, others };
}

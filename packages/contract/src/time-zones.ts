import { AMERICAN_ZONES, currentZoneName } from "./time-zone-names.ts";

/** Zone of an organization that has chosen none, and of the service itself (IANA name). */
export const DEFAULT_TIME_ZONE = "America/New_York";

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
  return currentZoneName(currentTimeZone(zone));
}

/** The name in use today of a zone that may be known by a former one: 'America/New_York' for 'US/Eastern'. */
export function currentTimeZone(zone: string): string {
  if (!isTimeZone(zone)) return zone;
  const { timeZone } = new Intl.DateTimeFormat("en-US", { timeZone: zone }).resolvedOptions();
  return RENAMED[timeZone] ?? timeZone;
}

/** Zones that engines still list by a name that is no longer used, with the current one. */
const RENAMED: Readonly<Record<string, string>> = {
  "Africa/Asmera": "Africa/Asmara",
  "America/Buenos_Aires": "America/Argentina/Buenos_Aires",
  "America/Catamarca": "America/Argentina/Catamarca",
  "America/Coral_Harbour": "America/Atikokan",
  "America/Cordoba": "America/Argentina/Cordoba",
  "America/Godthab": "America/Nuuk",
  "America/Indianapolis": "America/Indiana/Indianapolis",
  "America/Jujuy": "America/Argentina/Jujuy",
  "America/Louisville": "America/Kentucky/Louisville",
  "America/Mendoza": "America/Argentina/Mendoza",
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Atlantic/Faeroe": "Atlantic/Faroe",
  "Europe/Kiev": "Europe/Kyiv",
  "Pacific/Enderbury": "Pacific/Kanton",
  "Pacific/Ponape": "Pacific/Pohnpei",
  "Pacific/Truk": "Pacific/Chuuk",
};

/** Every zone one can choose: those of the United States, and the others by name. */
export function allTimeZones(): { american: string[]; others: string[] } {
  const american = Object.keys(AMERICAN_ZONES);
  const current = Intl.supportedValuesOf("timeZone").map((zone) => RENAMED[zone] ?? zone);
  const others = ["UTC", ...current].filter((zone) => !american.includes(zone));
  return { american, others: [...new Set(others)].sort() };
}

/** The zones of the United States as people there call them, from east to west. */
export const AMERICAN_ZONES: Readonly<Record<string, string>> = {
  "America/New_York": "Eastern Time (New York)",
  "America/Chicago": "Central Time (Chicago)",
  "America/Denver": "Mountain Time (Denver)",
  "America/Phoenix": "Mountain Time without daylight saving (Phoenix)",
  "America/Los_Angeles": "Pacific Time (Los Angeles)",
  "America/Anchorage": "Alaska Time (Anchorage)",
  "Pacific/Honolulu": "Hawaii Time (Honolulu)",
};

/** A zone in words, given by its current name: 'Eastern Time (New York)', 'Central European Time (Berlin)'. */
export function zoneWords(zone: string): string {
  const known = AMERICAN_ZONES[zone];
  if (known !== undefined) return known;
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    timeZoneName: "longGeneric",
  }).formatToParts();
  const time = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  const city = zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " ");
  // Some have no name of their own, such as 'GMT+05:00', or are named after the city already.
  return /^(?:GMT|UTC)/u.test(time) || !zone.includes("/") || time.startsWith(city)
    ? currentZoneName(zone)
    : `${time} (${city})`;
}

/** Name of a zone in a list, given by its current name: 'Eastern Time (New York)', or 'Europe/Berlin'. */
export function currentZoneName(zone: string): string {
  return AMERICAN_ZONES[zone] ?? zone.replaceAll("_", " ");
}

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

/** Name of a zone for a person, given by its current name: 'Eastern Time (New York)', or 'Europe/Berlin'. */
export function currentZoneName(zone: string): string {
  return AMERICAN_ZONES[zone] ?? zone.replaceAll("_", " ");
}

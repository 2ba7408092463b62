import type { Area } from "./areas.ts";
import { type CalendarDay, daysAfter } from "./calendar.ts";
import type { IssueGroup } from "./severity-groups.ts";

/** Days within which a cause of each group is best fixed: critical ones first, minor ones last. */
export const FIX_DAYS: Record<IssueGroup, number> = { critical: 30, major: 60, minor: 90 };

/** The day by which a cause is best fixed, counted from the day of the scan. */
export function fixBy(group: IssueGroup, from: CalendarDay): CalendarDay {
  return daysAfter(from, FIX_DAYS[group]);
}

/** Who usually has the access that a fix takes. A person of the organization decides; this only proposes. */
export const LIKELY_OWNERS: Record<Area, string> = {
  accessibility: "Web developer",
  seo: "Content or marketing team",
  performance: "Web developer",
  privacy: "Owner of tags and consent",
  security: "Server or hosting team",
};

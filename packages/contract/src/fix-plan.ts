import { type CalendarDay, daysAfter } from "./calendar.ts";
import type { IssueGroup } from "./severity-groups.ts";

/** Days within which a cause of each group is best fixed: critical ones first, minor ones last. */
export const FIX_DAYS: Record<IssueGroup, number> = { critical: 30, major: 60, minor: 90 };

/** The day by which a cause is best fixed, counted from the day of the scan. */
export function fixBy(group: IssueGroup, from: CalendarDay): CalendarDay {
  return daysAfter(from, FIX_DAYS[group]);
}

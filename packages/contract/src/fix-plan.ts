import { type CalendarDay, daysAfter } from "./calendar.ts";
import type { IssueGroup } from "./severity-groups.ts";

/** Days within which a cause of each group is best fixed: critical ones first, minor ones last. */
export const FIX_DAYS: Record<IssueGroup, number> = { critical: 30, major: 60, minor: 90 };

/** The day by which a cause is best fixed, counted from the day it was first found. */
export function fixBy(group: IssueGroup, from: CalendarDay): CalendarDay {
  return daysAfter(from, FIX_DAYS[group]);
}

/** The day a statement proposes: the same, or a month from now where it has passed. Nobody intends what is over. */
export function proposedDay(group: IssueGroup, found: CalendarDay, today: CalendarDay): CalendarDay {
  const due = fixBy(group, found);
  return due > today ? due : daysAfter(today, FIX_DAYS.critical);
}

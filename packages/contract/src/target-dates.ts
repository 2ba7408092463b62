import { type CalendarDay, yearAfter } from "./calendar.ts";

/** Years after which nobody can be held to a date. */
const MOST_YEARS = 5;

/** What is wrong with the day by which something is to be done, on the day it is signed; null where nothing is. */
export function targetDateGap(date: CalendarDay | null, what: string, today: CalendarDay): string | null {
  if (date === null) return `Set a target date for ${what}.`;
  if (date < today) return `The target date for ${what} is in the past.`;
  let latest = today;
  for (let year = 0; year < MOST_YEARS; year += 1) latest = yearAfter(latest);
  return date > latest ? `The target date for ${what} is more than five years away.` : null;
}

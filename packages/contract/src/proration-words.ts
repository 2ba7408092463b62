import { shareAhead } from "./billing-period.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** The month that a period ends: the first of the month before, to its end. */
function wholeMonth(until: Date): { startsAt: Date; endsAt: Date } {
  const startsAt = new Date(until);
  startsAt.setUTCMonth(startsAt.getUTCMonth() - 1);
  return { startsAt, endsAt: until };
}

/** Days of the calendar as they are counted in UTC. */
function daysBetween(from: Date, until: Date): number {
  const day = (moment: Date) => Math.floor(moment.getTime() / DAY_MS);
  return day(until) - day(from);
}

/**
 * How much of a month a period is, as it was charged: the first period by days, a change of plan by time. Empty for a
 * whole month.
 */
export function prorationWords(period: { from: Date; until: Date }, by: "days" | "time"): string {
  const { from, until } = period;
  const month = wholeMonth(until);
  const all = daysBetween(month.startsAt, until);
  const days = daysBetween(from, until);
  if (days >= all) return "";
  if (by === "days") return `${days} of ${all} days of the month`;
  const share = shareAhead(month, from) * 100;
  return `${share.toFixed(2)}% of the month, by time`;
}

import { type Effort, EFFORT_ESTIMATES } from "./effort.ts";

/** US dollars an hour of the work of somebody who knows the site; the dollars of all estimates come at this rate. */
export const HOURLY_RATE = 150;

/** How work is priced, said once wherever several estimates stand. */
export const RATE_WORDS = `We price work at $${HOURLY_RATE} an hour. A day has 8 hours.`;

/** What fixing takes. */
export interface Work {
  /** Whole minutes. */
  minutes: number;
  /** Whole US dollars. */
  cost: number;
}

/** The same fix in one more place takes this share of the first: whoever found out how to do it has done most of it. */
const FURTHER_ISSUE = 1 / 6;

const MINUTES_AN_HOUR = 60;
const HOURS_A_DAY = 8;
/** What takes fewer days than this is told in hours. */
const DAYS_IN_HOURS = 3;

/** What fixing a number of issues of one check takes: the first its band's full estimate, each further one a sixth of it. */
export function workOf(effort: Effort, issues: number): Work {
  if (issues === 0) return { minutes: 0, cost: 0 };
  const cost = EFFORT_ESTIMATES[effort].cost * (1 + (issues - 1) * FURTHER_ISSUE);
  return { minutes: Math.round((cost / HOURLY_RATE) * MINUTES_AN_HOUR), cost: Math.round(cost) };
}

/**
 * Work in words, e.g. `30 minutes`, `2 hours 20 minutes`, `about 14.5 hours`, `about 4 days`; a day has eight hours. What
 * is rounded says 'about', and is told as finely as its cost at the hourly rate must be recognizable in it: small work to
 * five minutes, and what takes up to three days in hours.
 */
export function workWords(minutes: number): string {
  const hours = minutes / MINUTES_AN_HOUR;
  if (hours < 3) return spoken(minutes, roundTo(minutes, 5), hoursAndMinutes);
  if (hours < DAYS_IN_HOURS * HOURS_A_DAY)
    return spoken(hours, roundTo(hours, 0.5), (value) => plural(value, "hour"));
  const days = hours / HOURS_A_DAY;
  return spoken(days, roundTo(days, 0.5), (value) => plural(value, "day"));
}

function roundTo(value: number, step: number): number {
  return Math.max(step, Math.round(value / step) * step);
}

function spoken(exact: number, rounded: number, words: (value: number) => string): string {
  return exact === rounded ? words(rounded) : `about ${words(rounded)}`;
}

function hoursAndMinutes(total: number): string {
  const hours = Math.floor(total / MINUTES_AN_HOUR);
  const minutes = total % MINUTES_AN_HOUR;
  if (hours === 0) return plural(minutes, "minute");
  return minutes === 0 ? plural(hours, "hour") : `${plural(hours, "hour")} ${plural(minutes, "minute")}`;
}

function plural(value: number, unit: string): string {
  return `${value} ${unit}${value === 1 ? "" : "s"}`;
}

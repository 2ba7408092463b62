import { type Effort, EFFORT_ESTIMATES } from "./effort.ts";

/** US dollars an hour of the work of somebody who knows the site; the dollars of all estimates come at this rate. */
export const HOURLY_RATE = 150;

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

/** What fixing a number of issues of one check takes: the first its band's full estimate, each further one a sixth of it. */
export function workOf(effort: Effort, issues: number): Work {
  if (issues === 0) return { minutes: 0, cost: 0 };
  const cost = EFFORT_ESTIMATES[effort].cost * (1 + (issues - 1) * FURTHER_ISSUE);
  return { minutes: Math.round((cost / HOURLY_RATE) * MINUTES_AN_HOUR), cost: Math.round(cost) };
}

/**
 * Work in words, e.g. `30 minutes`, `about 4 hours`, `about 2 days`; a day has eight hours. What is rounded says
 * 'about'.
 */
export function workWords(minutes: number): string {
  const hours = minutes / MINUTES_AN_HOUR;
  if (minutes < 57.5) return spoken(minutes, roundTo(minutes, 5), "minute");
  if (hours < 3) return spoken(hours, roundTo(hours, 0.5), "hour");
  if (hours < 1.5 * HOURS_A_DAY) return spoken(hours, Math.round(hours), "hour");
  return spoken(hours / HOURS_A_DAY, Math.round(hours / HOURS_A_DAY), "day");
}

function roundTo(value: number, step: number): number {
  return Math.max(step, Math.round(value / step) * step);
}

function spoken(exact: number, rounded: number, unit: string): string {
  const words = `${rounded} ${unit}${rounded === 1 ? "" : "s"}`;
  return exact === rounded ? words : `about ${words}`;
}

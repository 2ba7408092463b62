import { calendarDay } from "./calendar.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Hour (UTC) of the 1st at which a month ends and the next one is charged. At noon it is the 1st in every zone of
 * the United States, so that no one there is charged, or told to be, on the last day of a month.
 */
export const BILLING_HOUR_UTC = 12;

/** What a new subscription costs until the calendar month ends, and when that is. */
export interface FirstPeriod {
  /** US cents. */
  cents: number;
  /** The moment on the next 1st from when the full price is due monthly. */
  endsAt: Date;
}

/**
 * The prorated first period of a subscription that starts at `now`: the days of the month (UTC) that are left,
 * today included, as a share of `monthlyCents` (`docs/product.md`, 'Scans and prices').
 */
export function firstPeriod(monthlyCents: number, now: Date): FirstPeriod {
  const endsAt = billingMoment(now.getUTCFullYear(), now.getUTCMonth() + 1);
  return { cents: shareOfMonth(monthlyCents, endsAt, now), endsAt };
}

/** Days of a month as they are counted in UTC. */
export interface MonthDays {
  left: number;
  all: number;
}

/** How much is left at `now` of the month that a period ends at `endsAt`: its days, today included. */
export function daysLeft(endsAt: Date, now: Date): MonthDays {
  const until = dayOf(endsAt);
  const all = until - dayOf(previousPeriodEnd(endsAt));
  return { left: Math.min(all, Math.max(0, until - dayOf(now))), all };
}

/** What a month's price comes to for the days that are left of it, in the same unit. */
export function shareOfMonth(monthlyCents: number, endsAt: Date, now: Date): number {
  const { left, all } = daysLeft(endsAt, now);
  return Math.round((monthlyCents * left) / all);
}

/** When the period ends that begins when another one `endedAt`. */
export function nextPeriodEnd(endedAt: Date): Date {
  return billingMoment(endedAt.getUTCFullYear(), endedAt.getUTCMonth() + 1);
}

/** When the period before ended, of one that ends at `endsAt`. */
export function previousPeriodEnd(endsAt: Date): Date {
  return billingMoment(endsAt.getUTCFullYear(), endsAt.getUTCMonth() - 1);
}

/**
 * Whether the period that ends at `endsAt` is the first one of a subscription. On a 1st, it may start before the hour at
 * which others are charged.
 */
export function isFirstPeriod(endsAt: Date, startedAt: Date): boolean {
  return dayOf(startedAt) >= dayOf(previousPeriodEnd(endsAt));
}

/**
 * The zone by whose clock the time of a payment, or of a period's end, is told: the client's own, unless a month ends
 * then and it is the 2nd there already. That day is the 1st for everyone.
 */
export function billingZone(moment: Date, timeZone: string): string {
  const end = billingMoment(moment.getUTCFullYear(), moment.getUTCMonth());
  const isSecond = calendarDay(moment, timeZone) !== calendarDay(moment, "UTC");
  return moment.getTime() === end.getTime() && isSecond ? "UTC" : timeZone;
}

/** The last whole day of a period that ends at `endsAt`, as a moment of that day. */
export function lastPaidDay(endsAt: Date): Date {
  return new Date(endsAt.getTime() - DAY_MS);
}

function dayOf(moment: Date): number {
  return Math.floor(moment.getTime() / DAY_MS);
}

function billingMoment(year: number, month: number): Date {
  return new Date(Date.UTC(year, month, 1, BILLING_HOUR_UTC));
}

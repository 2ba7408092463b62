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
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  const days = (Date.UTC(year, month + 1, 1) - Date.UTC(year, month, 1)) / DAY_MS;
  const daysLeft = days - now.getUTCDate() + 1;
  return { cents: Math.round((monthlyCents * daysLeft) / days), endsAt: billingMoment(year, month + 1) };
}

/** When the period ends that begins when another one `endedAt`. */
export function nextPeriodEnd(endedAt: Date): Date {
  return billingMoment(endedAt.getUTCFullYear(), endedAt.getUTCMonth() + 1);
}

/** When the period before ended, of one that ends at `endsAt`. */
export function previousPeriodEnd(endsAt: Date): Date {
  return billingMoment(endsAt.getUTCFullYear(), endsAt.getUTCMonth() - 1);
}

/** The last whole day of a period that ends at `endsAt`, as a moment of that day. */
export function lastPaidDay(endsAt: Date): Date {
  return new Date(endsAt.getTime() - DAY_MS);
}

export interface Period {
  startsAt: Date;
  endsAt: Date;
}

/** The share of a period that is still ahead at `now`, from 0 to 1. */
export function shareAhead({ startsAt, endsAt }: Period, now: Date): number {
  const whole = endsAt.getTime() - startsAt.getTime();
  const ahead = endsAt.getTime() - now.getTime();
  return whole <= 0 ? 0 : Math.min(1, Math.max(0, ahead / whole));
}

function billingMoment(year: number, month: number): Date {
  return new Date(Date.UTC(year, month, 1, BILLING_HOUR_UTC));
}

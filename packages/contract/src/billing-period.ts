const DAY_MS = 24 * 60 * 60 * 1000;

/** What a new subscription costs until the calendar month ends, and when that is. */
export interface FirstPeriod {
  /** US cents. */
  cents: number;
  /** The first moment of the next month (UTC), from when the full price is due monthly. */
  endsAt: Date;
}

/**
 * The prorated first period of a subscription that starts at `now`: the days of the month that are left,
 * today included, as a share of `monthlyCents` (`docs/product.md`, 'Scans and prices').
 */
export function firstPeriod(monthlyCents: number, now: Date): FirstPeriod {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  const endsAt = new Date(Date.UTC(year, month + 1, 1));
  const days = (endsAt.getTime() - Date.UTC(year, month, 1)) / DAY_MS;
  const daysLeft = days - now.getUTCDate() + 1;
  return { cents: Math.round((monthlyCents * daysLeft) / days), endsAt };
}

const DAY_MS = 24 * 60 * 60 * 1000;

function utcDate(year: number, month: number, day: number): Date {
  return new Date(Date.UTC(year, month, day));
}

/**
 * The Monday after `today` as a UTC midnight: tomorrow on a Sunday, otherwise today + (8 - weekday).
 * Source: `docs/product.md`, 'Scans and prices'.
 */
export function nextMonday(today: Date): Date {
  const weekday = today.getUTCDay();
  const midnight = utcDate(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate());
  return new Date(midnight.getTime() + (weekday === 0 ? 1 : 8 - weekday) * DAY_MS);
}

/** The last day of `today`'s month as a UTC midnight: when the dashboard promises the monthly report. */
export function lastDayOfMonth(today: Date): Date {
  return utcDate(today.getUTCFullYear(), today.getUTCMonth() + 1, 0);
}

/** The last Monday-to-Friday day of `today`'s month: when the monthly scan runs (legal text). */
export function lastBusinessDayOfMonth(today: Date): Date {
  const last = lastDayOfMonth(today);
  const weekday = last.getUTCDay();
  const back = weekday === 0 ? 2 : weekday === 6 ? 1 : 0;
  return new Date(last.getTime() - back * DAY_MS);
}

/** How long what is kept, by the legal texts (privacy policy and data processing agreement). */
export const SCAN_LOG_MONTHS = 18;
export const REPORT_YEARS = 3;
export const BILLING_YEARS = 7;
/** Days for which events of the payment provider are kept to be worked on again. */
export const PAYMENT_EVENT_DAYS = 90;
/** Days for which the text of a mail that could not be delivered is kept to be sent again, from when it was written. */
export const MAIL_TEXT_DAYS = 8;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The moment so many months before; a day the month does not have is its last. */
export function monthsBefore(now: Date, months: number): Date {
  const day = now.getUTCDate();
  const then = new Date(now);
  then.setUTCDate(1);
  then.setUTCMonth(then.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate();
  then.setUTCDate(Math.min(day, lastDay));
  return then;
}

/** The moment its month began, in UTC. */
export function monthStart(moment: Date): Date {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), 1));
}

/** The moment so many years before. */
export function yearsBefore(now: Date, years: number): Date {
  return monthsBefore(now, years * 12);
}

/** The moment so many days before. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

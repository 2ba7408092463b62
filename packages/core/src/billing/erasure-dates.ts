const DAY_MS = 24 * 60 * 60 * 1000;

/** Days a client's data is kept after the subscription has ended, as the terms say. */
export const KEPT_DAYS = 90;

/** Days before the erasure on which the client is reminded of it. */
export const ERASURE_WARNINGS = [30, 7] as const;

/** When the data of a client is erased whose subscription `endedAt`. */
export function erasureOf(endedAt: Date): Date {
  return new Date(endedAt.getTime() + KEPT_DAYS * DAY_MS);
}

/**
 * How soon a query asks again by itself, in milliseconds. The live stream tells most changes sooner; this is for
 * networks that hold streams back. Everything else is asked again when it is looked at and no longer fresh.
 */
export const REFETCH = {
  /** While what is on screen is under way and ends within seconds: a re-test, an export. */
  soon: 2_000,
  /** While something takes minutes: a scan, the first report. */
  later: 10_000,
  never: false,
} as const;

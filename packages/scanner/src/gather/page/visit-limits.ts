/** What one visit may cost. */
export interface VisitLimits {
  /** Until a tab is ready for the page. */
  openMs: number;
  /** Until the load event, redirects included. */
  loadMs: number;
  /** After load, until network and document are quiet. */
  settleMs: number;
  /** One reading in the page. */
  readMs: number;
  /** One accessibility engine. */
  engineMs: number;
  /** Until the tab is empty again, and as long once more until it is closed where it could not be emptied. */
  closeMs: number;
  /** After the visit began, until no further view of a key page is begun. */
  viewsUntilMs: number;
  /** From the load in which a key page is operated, until nothing further of it is tried but passing messages. */
  operateMs: number;
  /** Views that scripts show in place of the content of a key page: how many are operated as well, and how much longer each may take. */
  laterViews: number;
  laterViewMs: number;
  /** How many times as much as usual is operated on a key page at most: more where there is more time. */
  operateTimes: number;
  /** Markup of the page itself, unpacked. */
  documentBytes: number;
  /** Everything the page loads, on the wire; what comes later is cut off. */
  totalBytes: number;
}

export const VISIT_LIMITS: VisitLimits = {
  openMs: 10_000,
  loadMs: 20_000,
  settleMs: 3000,
  readMs: 5000,
  engineMs: 15_000,
  closeMs: 3000,
  viewsUntilMs: 30_000,
  operateMs: 15_000,
  laterViews: 4,
  laterViewMs: 7500,
  operateTimes: 1,
  documentBytes: 10 * 1024 * 1024,
  totalBytes: 60 * 1024 * 1024,
};

/** What a visit that may take so many milliseconds in all, later views aside, may spend on its parts: 45 s by default. */
export function limitsWithin(
  pageLimitMs: number,
): Pick<VisitLimits, "loadMs" | "viewsUntilMs" | "operateMs" | "laterViewMs" | "operateTimes"> {
  return {
    // If a page's screenshot never comes, the page is still read, which also needs time.
    loadMs: Math.min(VISIT_LIMITS.loadMs, pageLimitMs / 2),
    viewsUntilMs: (pageLimitMs * 2) / 3,
    operateMs: pageLimitMs / 3,
    laterViewMs: pageLimitMs / 6,
    operateTimes: Math.max(1, Math.floor(pageLimitMs / 3 / VISIT_LIMITS.operateMs)),
  };
}

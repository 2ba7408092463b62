import type { ScannedPage } from "./scan-result.ts";

/** Statuses of an address at which there is no page: that a link leads there is an issue of its own. */
export const NO_PAGE_STATUSES = [404, 410];

/**
 * The pages of a site among the addresses a scan visited. One without a page is none that was left unmeasured; where
 * nothing was measured, all are told.
 */
export function pagesOfSite<P extends Pick<ScannedPage, "state" | "status">>(visited: readonly P[]): P[] {
  if (visited.every(({ state }) => state === "not-measured")) return [...visited];
  return visited.filter(({ state, status }) => state === "measured" || !hasNoPage(status));
}

function hasNoPage(status: number | null): boolean {
  return status !== null && NO_PAGE_STATUSES.includes(status);
}

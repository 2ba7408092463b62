import { count } from "./numbers.ts";
import type { ScannedPage } from "./scan-result.ts";

/** Statuses of an address at which there is no page: that a link leads there is an issue of its own. */
export const NO_PAGE_STATUSES = [404, 410];

type Visited = Pick<ScannedPage, "state" | "status">;

/**
 * The pages of a site among the addresses a scan visited. One without a page is none that was left unmeasured; where
 * nothing was measured, all are told.
 */
export function pagesOfSite<P extends Visited>(visited: readonly P[]): P[] {
  const unmeasured = visited.filter(({ state }) => state === "not-measured");
  const left = new Set(pagesLeftUnmeasured(unmeasured, visited.length - unmeasured.length));
  return visited.filter((page) => page.state === "measured" || left.has(page));
}

/** The same of the addresses that were not measured alone, where so many others were. */
export function pagesLeftUnmeasured<P extends Visited>(unmeasured: readonly P[], measured: number): P[] {
  return measured === 0 ? [...unmeasured] : unmeasured.filter(({ status }) => !hasNoPage(status));
}

/** How many pages of a site a scan visited, measured and left unmeasured. */
export function pageCounts(visited: readonly Visited[]): {
  all: number;
  measured: number;
  notMeasured: number;
} {
  const all = pagesOfSite(visited).length;
  const measured = visited.filter(({ state }) => state === "measured").length;
  return { all, measured, notMeasured: all - measured };
}

/** How many pages were found and not visited; null where there are none, or nobody counted them. */
export function notVisitedSentence(pages: number | null | undefined): string | null {
  if (!pages) return null;
  return `At least ${count(pages, "more page")} ${pages === 1 ? "was" : "were"} found and not visited.`;
}

function hasNoPage(status: number | null): boolean {
  return status !== null && NO_PAGE_STATUSES.includes(status);
}

import type { Coverage } from "#issues/coverage.ts";
import type { Place } from "#issues/found-issue.ts";

/** Pages of one issue the database remembers at most; the full list is in the scan's stored result. */
export const PAGES_KEPT = 200;
/** Places of one issue the database keeps at most, beyond the first on each page. */
export const PLACES_KEPT = 50;

/**
 * The places to keep of an issue: those this scan found, and those on pages it did not judge. Every page is
 * represented before any page is shown twice.
 */
export function mergedPlaces<P extends Place>(
  before: readonly P[],
  found: readonly P[],
  judged: (page: string) => boolean,
): P[] {
  const again = new Set(found.map((place) => place.page));
  const carried = before.filter((place) => !again.has(place.page) && !judged(place.page));
  return sample([...found, ...carried]);
}

function sample<P extends Place>(places: readonly P[]): P[] {
  const pages = new Set<string>();
  const firsts: P[] = [];
  const others: P[] = [];
  for (const place of places) {
    if (pages.has(place.page)) others.push(place);
    else firsts.push(place);
    pages.add(place.page);
  }
  return [...firsts.slice(0, PAGES_KEPT), ...others.slice(0, Math.max(0, PLACES_KEPT - firsts.length))];
}

/** Number of different pages among the places. */
export function pagesAmong(places: readonly Pick<Place, "page">[]): number {
  return new Set(places.map((place) => place.page)).size;
}

/** Coverage narrowed to one check, as `mergedPlaces` takes it. */
export function judgedBy(coverage: Coverage, checkId: string): (page: string) => boolean {
  return (page) => coverage.judged(checkId, page);
}

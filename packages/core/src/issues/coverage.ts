import type { CheckSummary, ScanResult } from "@plumbline/contract/scan-result";

/** What a scan can bear witness to: without it, 'not found' must never be read as 'fixed'. */
export interface Coverage {
  /** Whether `check` truly judged `page` in this scan. */
  judged(check: string, page: string): boolean;
}

/**
 * Reads the coverage off a scan's result. A check covers a page when the page was measured and the check ran
 * on all pages. The site's own address counts as measured when it is no page of the scan (after a redirect)
 * and any page was.
 */
export function coverageOf(result: ScanResult): Coverage {
  const states = new Map<string, boolean>();
  for (const { url, state } of result.pages) {
    // Two addresses may lead to one page; it counts only if every visit of it worked.
    states.set(address(url), (states.get(address(url)) ?? true) && state === "measured");
  }
  const anyMeasured = [...states.values()].some(Boolean);
  const ran = new Set(result.checks.filter(ranEverywhere).map((check) => check.id));
  const site = address(result.site);
  const measured = (page: string) => states.get(address(page)) ?? (address(page) === site && anyMeasured);
  return { judged: (check, page) => ran.has(check) && measured(page) };
}

/** A check that found something carries a reason only when there were pages it could not run on. */
function ranEverywhere({ outcome, reason }: CheckSummary): boolean {
  if (outcome === "could-not-run") return false;
  return outcome === "passed" || outcome === "not-applicable" || reason === undefined;
}

function address(url: string): string {
  if (!URL.canParse(url)) return url;
  const { origin, pathname, search } = new URL(url);
  return `${origin}${pathname}${search}`;
}

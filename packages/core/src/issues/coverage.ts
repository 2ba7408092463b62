import type { CheckSummary, ScanResult } from "@plumbline/contract/scan-result";

/** What a scan can bear witness to: without it, 'not found' must never be read as 'fixed'. */
export interface Coverage {
  /** Whether `check` truly judged `page` in this scan. */
  judged(check: string, page: string): boolean;
  /** Whether the server said for certain that there is no such page. */
  isGone(page: string): boolean;
  /** Why `check` did not judge `page` in this scan, in words; null when the scan never meant to: its area was left out. */
  whyUnjudged(check: string, page: string): string | null;
}

/** The server says for certain that there is no such page. */
const GONE = new Set([404, 410]);

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
  const ran = new Map(result.checks.filter(ranWherever).map((check) => [check.id, lookedAt(check)]));
  const site = address(result.site);
  const measured = (page: string) => states.get(address(page)) ?? (address(page) === site && anyMeasured);
  return {
    judged: (check, page) => (ran.get(check)?.(page) ?? false) && measured(page),
    isGone: (page) => {
      const visits = visitsOf(result, page);
      return visits.length > 0 && visits.every(({ status }) => GONE.has(status ?? 0));
    },
    whyUnjudged: (check, page) => whyUnjudged(result, check, page),
  };
}

function whyUnjudged(result: ScanResult, check: string, page: string): string | null {
  const summary = result.checks.find(({ id }) => id === check);
  if (summary === undefined) return null;
  const visits = visitsOf(result, page);
  const failed = visits.find(({ state }) => state === "not-measured");
  if (failed) return `${page}: ${failed.reason ?? "We could not measure the page."}`;
  if (visits.length === 0 && address(page) !== address(result.site))
    return `${page} was not one of the pages we visited.`;
  if (result.pages.every(({ state }) => state === "not-measured"))
    return "We could not measure any page of the site.";
  if (summary.leftOut === true) return leftOutWords(summary);
  if (!lookedAt(summary)(page)) return `${page} was not one of the pages we looked at for this.`;
  return summary.reason === undefined
    ? "We could not run this check."
    : `We could not check everywhere. ${summary.reason}`;
}

/** Why a check that was left out says nothing of an issue it found before. */
export function leftOutWords({ reason }: CheckSummary): string {
  return reason ?? "This check was not part of the scan.";
}

function visitsOf({ pages }: ScanResult, page: string) {
  return pages.filter(({ url }) => address(url) === address(page));
}

/** A check that was left out did not look. A check that found something carries a reason only when there were pages it could not run on. */
function ranWherever({ outcome, reason, leftOut }: CheckSummary): boolean {
  if (outcome === "could-not-run" || leftOut === true) return false;
  return reason === undefined || !["failed", "review", "advice"].includes(outcome);
}

/** Whether a check looked at a page; without a list it looked at all that were measured. */
function lookedAt({ lookedAt: pages }: CheckSummary): (page: string) => boolean {
  if (pages === undefined) return () => true;
  const looked = new Set(pages.map(address));
  return (page) => looked.has(address(page));
}

function address(url: string): string {
  if (!URL.canParse(url)) return url;
  const { origin, pathname, search } = new URL(url);
  return `${origin}${pathname}${search}`;
}

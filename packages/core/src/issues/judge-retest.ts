import type { IssueEventKind, IssueStatus, RetestOutcome } from "@plumbline/contract/issue-terms";
import type { ScanResult } from "@plumbline/contract/scan-result";

import { coverageOf, leftOutWords } from "#issues/coverage.ts";

/** What a re-test learned of one page the issue stood on. */
export type PageFate = "clean" | "gone" | "unknown";

export interface RetestedIssue {
  checkId: string;
  /** Every page it is on. */
  pages: readonly string[];
}

export interface RetestVerdict {
  outcome: RetestOutcome;
  /** What is left to check, or why it could not be checked; null when there is nothing to add. */
  note: string | null;
}

/**
 * What a re-test says of an issue. It is verified only when its check judged every page it is on, or
 * those pages are gone; a page that failed to load verifies nothing.
 *
 * @param isFound whether the re-test saw the issue anywhere
 */
export function judgeRetest(issue: RetestedIssue, result: ScanResult, isFound: boolean): RetestVerdict {
  if (isFound) return { outcome: "still-there", note: null };
  const fates = issue.pages.map((page) => pageFate(issue.checkId, page, result));
  if (fates.length === 0)
    return { outcome: "could-not-check", note: "We have no page on record for this issue." };
  if (fates.every((fate) => fate === "gone")) return { outcome: "page-gone", note: null };
  if (!fates.includes("unknown")) return { outcome: "verified", note: null };
  return { outcome: "could-not-check", note: whyUnknown(issue, result, fates) };
}

/** What the re-test learned of a page it did not find the issue on. */
export function pageFate(checkId: string, page: string, result: ScanResult): PageFate {
  const coverage = coverageOf(result);
  if (coverage.judged(checkId, page)) return "clean";
  return coverage.isGone(page) ? "gone" : "unknown";
}

function whyUnknown(
  { checkId, pages }: RetestedIssue,
  result: ScanResult,
  fates: readonly PageFate[],
): string {
  const failed = result.pages.find(
    ({ url, state }) =>
      state === "not-measured" && pages.some((page, index) => page === url && fates[index] === "unknown"),
  );
  if (failed) return failed.reason ?? "We could not measure the page.";
  const check = result.checks.find(({ id }) => id === checkId);
  if (check?.outcome === "could-not-run") return check.reason ?? "We could not run this check.";
  if (check?.leftOut === true) return leftOutWords(check);
  const left = fates.filter((fate) => fate === "unknown").length;
  const done = fates.length - left;
  const isPartial = check?.reason !== undefined && ["failed", "review", "advice"].includes(check.outcome);
  if (isPartial) return `We could not check everywhere. ${check.reason}`;
  if (done === 0 && check?.lookedAt !== undefined) return "We did not look at the page closely enough.";
  if (done === 0) return "The page now leads somewhere else, so we could not look for the issue.";
  return `No longer found on ${done} of ${fates.length} pages. We still need to check the others.`;
}

export interface IssueMark {
  status: IssueStatus;
  markedFixedAt: Date | null;
}

/** How an issue goes on after a re-test that began at `startedAt`: its status and what its history notes. */
export function afterRetest(
  { status, markedFixedAt }: IssueMark,
  outcome: RetestOutcome,
  startedAt: Date,
): { status: IssueStatus; event: IssueEventKind } {
  if (outcome === "could-not-check") return { status, event: outcome };
  if (outcome === "verified") return { status: "verified", event: outcome };
  if (outcome === "page-gone")
    return { status: status === "verified" ? status : "page-gone", event: outcome };
  if (status === "verified" || status === "page-gone") return { status: "came-back", event: "came-back" };
  const isRefuted = status === "fixed-awaiting-check" && !isMarkedSince(markedFixedAt, startedAt);
  return { status: isRefuted ? "open" : status, event: "still-there" };
}

/** Whether a person marked the issue as fixed after the re-test had begun, which then says nothing of it. */
export function isMarkedSince(markedFixedAt: Date | null, startedAt: Date): boolean {
  return markedFixedAt !== null && markedFixedAt > startedAt;
}

import type { IssueEventKind, IssueStatus } from "@plumbline/contract/issue-terms";

import type { Coverage } from "#issues/coverage.ts";
import type { FoundIssue } from "#issues/found-issue.ts";

/** What the rules need to know of an issue that is on record. */
export interface KnownIssue {
  id: string;
  fingerprint: string;
  checkId: string;
  status: IssueStatus;
  /** Every page it is on. */
  pages: readonly string[];
  markedFixedAt: Date | null;
  acceptedUntil: Date | null;
}

/** What a scan does to one issue. Issues it says nothing about stay as they are and are not listed. */
export type Change =
  | { kind: "new"; found: FoundIssue }
  | { kind: "seen"; issue: KnownIssue; found: FoundIssue; status: IssueStatus; event: IssueEventKind | null }
  | { kind: "verified"; issue: KnownIssue }
  /** None of its pages exists any more, so nothing proves that it was fixed. */
  | { kind: "page-gone"; issue: KnownIssue }
  /** Not found, and yet not proven to be fixed. */
  | { kind: "unproven"; issue: KnownIssue; reason: string }
  | { kind: "acceptance-ended"; issue: KnownIssue };

export interface ReconcileInput {
  known: readonly KnownIssue[];
  found: readonly FoundIssue[];
  coverage: Coverage;
  /** Start of the scan: what a person marked as fixed later has not been checked by it. */
  scanStartedAt: Date;
  now: Date;
}

/**
 * Compares what a scan found with what is on record. An issue is verified as fixed only when its check
 * judged every page it is on that still exists and did not find it; a page that failed to load proves
 * nothing.
 */
export function reconcile({ known, found, coverage, scanStartedAt, now }: ReconcileInput): Change[] {
  const byFingerprint = new Map(known.map((issue) => [issue.fingerprint, issue]));
  const seen = found.map((one) => seenAgain(byFingerprint.get(one.fingerprint), one, scanStartedAt, now));
  const present = new Set(found.map((one) => one.fingerprint));
  const missed = known.filter((issue) => !present.has(issue.fingerprint));
  return [...seen, ...missed.flatMap((issue) => notFound(issue, coverage, now))];
}

function seenAgain(issue: KnownIssue | undefined, found: FoundIssue, scanStartedAt: Date, now: Date): Change {
  if (!issue) return { kind: "new", found };
  return { kind: "seen", issue, found, ...nextStatus(issue, scanStartedAt, now) };
}

function nextStatus(
  { status, markedFixedAt, acceptedUntil }: KnownIssue,
  scanStartedAt: Date,
  now: Date,
): { status: IssueStatus; event: IssueEventKind | null } {
  if (status === "verified" || status === "page-gone") return { status: "came-back", event: "came-back" };
  if (status === "fixed-awaiting-check" && (markedFixedAt === null || markedFixedAt <= scanStartedAt)) {
    return { status: "open", event: "still-there" };
  }
  if (isAcceptanceOver({ status, acceptedUntil }, now)) return { status: "open", event: "acceptance-ended" };
  return { status, event: null };
}

/** Whether the day until which an issue was accepted has passed. */
export function isAcceptanceOver(
  { status, acceptedUntil }: Pick<KnownIssue, "status" | "acceptedUntil">,
  now: Date,
): boolean {
  return status === "accepted" && acceptedUntil !== null && acceptedUntil <= now;
}

/** What a scan that did not find an issue says of it. */
function notFound(issue: KnownIssue, coverage: Coverage, now: Date): Change[] {
  const { status, pages, checkId } = issue;
  if (status === "verified") return [];
  const left = pages.filter((page) => !coverage.isGone(page));
  if (pages.length > 0 && left.length === 0)
    return status === "page-gone" ? [] : [{ kind: "page-gone", issue }];
  const unjudged = left.find((page) => !coverage.judged(checkId, page));
  if (pages.length > 0 && unjudged === undefined) return [{ kind: "verified", issue }];
  if (isAcceptanceOver(issue, now)) return [{ kind: "acceptance-ended", issue }];
  const reason = unjudged === undefined ? null : coverage.whyUnjudged(checkId, unjudged);
  return reason === null || status === "page-gone" ? [] : [{ kind: "unproven", issue, reason }];
}

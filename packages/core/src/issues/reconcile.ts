import type { IssueEventKind, IssueStatus } from "@plumbline/contract/issues";

import type { Coverage } from "#issues/coverage.ts";
import type { FoundIssue } from "#issues/found-issue.ts";

/** What the rules need to know of an issue that is on record. */
export interface KnownIssue {
  id: string;
  fingerprint: string;
  checkId: string;
  status: IssueStatus;
  /** Every page it is known to stand on. */
  pages: readonly string[];
  markedFixedAt: Date | null;
  acceptedUntil: Date | null;
}

/** What a scan does to one issue. Issues it says nothing about stay as they are and are not listed. */
export type Change =
  | { kind: "new"; found: FoundIssue }
  | { kind: "seen"; issue: KnownIssue; found: FoundIssue; status: IssueStatus; event: IssueEventKind | null }
  | { kind: "verified"; issue: KnownIssue };

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
 * judged every page it stands on and did not find it; a page that failed to load proves nothing.
 */
export function reconcile({ known, found, coverage, scanStartedAt, now }: ReconcileInput): Change[] {
  const byFingerprint = new Map(known.map((issue) => [issue.fingerprint, issue]));
  const seen = found.map((one) => seenAgain(byFingerprint.get(one.fingerprint), one, scanStartedAt, now));
  const present = new Set(found.map((one) => one.fingerprint));
  const gone = known.filter((issue) => !present.has(issue.fingerprint) && isProvenGone(issue, coverage));
  return [...seen, ...gone.map((issue) => ({ kind: "verified" as const, issue }))];
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
  if (status === "verified") return { status: "came-back", event: "came-back" };
  if (status === "fixed-awaiting-check" && (markedFixedAt === null || markedFixedAt <= scanStartedAt)) {
    return { status: "open", event: "still-there" };
  }
  if (status === "accepted" && acceptedUntil !== null && acceptedUntil <= now) {
    return { status: "open", event: "acceptance-ended" };
  }
  return { status, event: null };
}

function isProvenGone(issue: KnownIssue, coverage: Coverage): boolean {
  return (
    issue.status !== "verified" &&
    issue.pages.length > 0 &&
    issue.pages.every((page) => coverage.judged(issue.checkId, page))
  );
}

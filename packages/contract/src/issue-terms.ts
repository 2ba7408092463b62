/**
 * Life of an issue. `fixed-awaiting-check`: a person says it is fixed and a re-test has yet to say so.
 * `verified`: a scan that measured its pages no longer finds it. `page-gone`: the server says that none of
 * its pages exists any more, which proves no fix. `came-back`: it was resolved so and is there again.
 * `accepted`: the organization lives with it until a date, for a reason.
 */
export const ISSUE_STATUSES = [
  "open",
  "fixed-awaiting-check",
  "verified",
  "page-gone",
  "came-back",
  "accepted",
] as const;
export type IssueStatus = (typeof ISSUE_STATUSES)[number];

/** Statuses a person still has to act on; in all others the issue counts as resolved on the screen. */
export const UNRESOLVED_STATUSES = ["open", "came-back"] as const satisfies readonly IssueStatus[];

/** What can happen to an issue; its history is a list of these. */
export const ISSUE_EVENT_KINDS = [
  "found",
  "seen-again",
  "marked-fixed",
  "mark-withdrawn",
  "still-there",
  "verified",
  "came-back",
  "page-gone",
  "could-not-check",
  "accepted",
  "acceptance-ended",
] as const;
export type IssueEventKind = (typeof ISSUE_EVENT_KINDS)[number];

/** What a re-test of one issue can come to. */
export const RETEST_OUTCOMES = ["verified", "still-there", "page-gone", "could-not-check"] as const;
export type RetestOutcome = (typeof RETEST_OUTCOMES)[number];

/** Pages that a re-test of one issue opens at most, and one of several issues of a cause. */
export const RETEST_PAGES = 5;
export const GROUP_RETEST_PAGES = 50;

/** Characters of the reason for which an issue is accepted, and days it can be accepted for at most. */
export const ACCEPTANCE_REASON_LENGTH = 500;
export const ACCEPTANCE_DAYS = 366;

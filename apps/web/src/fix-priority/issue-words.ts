import type { Issue, IssueDetail } from "@plumbline/contract/issues";
import type { IssueStatus } from "@plumbline/contract/issue-terms";

import { formatDay } from "#format/dates.ts";

type HistoryKind = IssueDetail["history"][number]["kind"];

/** What stands on an issue that is no longer simply open; null for one that is. */
export const STATUS_WORDS: Record<IssueStatus, string | null> = {
  open: null,
  "fixed-awaiting-check": "Fixed, awaiting check",
  verified: "Verified fixed",
  "page-gone": "Page gone",
  "came-back": "Came back",
  accepted: "Accepted",
};

export const HISTORY_WORDS: Record<HistoryKind, string> = {
  found: "Found",
  "seen-again": "Seen again",
  "marked-fixed": "Marked as fixed",
  "mark-withdrawn": "No longer marked as fixed",
  "still-there": "Checked: still there",
  verified: "Verified fixed",
  "came-back": "Came back",
  "page-gone": "Closed, because its page is gone",
  "could-not-check": "Could not be checked",
  accepted: "Accepted",
  "acceptance-ended": "No longer accepted",
};

/** Why an issue is as it is, where its status alone does not say: accepted for a reason, or not proven to be fixed. */
export function standingWords({ status, acceptance, unverifiedReason }: Issue): string | null {
  if (acceptance !== null) {
    const by = acceptance.by === null ? "" : ` by ${acceptance.by}`;
    return `Accepted until ${formatDay(acceptance.until)}${by}: ${acceptance.reason}`;
  }
  if (unverifiedReason === null || status === "verified" || status === "page-gone") return null;
  return `The last scan did not find it, but could not verify the fix. ${unverifiedReason}`;
}

/** The chips of an issue: a category may hold several, separated by '/'. */
export function categoriesOf({ category }: Pick<Issue, "category">): string[] {
  return category
    .split("/")
    .map((name) => name.trim())
    .filter((name) => name !== "");
}

/** Whether a person settled it, or a scan did: such issues hide unless they are asked for. */
export function isResolved(status: IssueStatus): boolean {
  return status !== "open" && status !== "came-back";
}

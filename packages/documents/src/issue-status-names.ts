import type { IssueStatus } from "@plumbline/contract/issue-terms";

/** How a document names the status of an issue. */
export const ISSUE_STATUS_NAMES: Record<IssueStatus, string> = {
  open: "Open",
  "fixed-awaiting-check": "Fixed, awaiting check",
  verified: "Verified fixed",
  "page-gone": "Page gone",
  "came-back": "Came back",
  accepted: "Accepted",
};

/** What a person can be told of. */
export const NOTIFICATION_KINDS = [
  "report-ready",
  "new-critical-issue",
  "fix-verified",
  "issue-came-back",
  "payment-failed",
  "maintenance-announced",
  "invite-accepted",
] as const;

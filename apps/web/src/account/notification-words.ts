import type { NOTIFICATION_KINDS } from "@plumbline/contract/notifications";

/** What happens, as a person chooses to be mailed about it. */
export const NOTIFICATION_WORDS: Record<(typeof NOTIFICATION_KINDS)[number], string> = {
  "report-ready": "A report is ready",
  "new-critical-issue": "A scan found a new critical issue",
  "fix-verified": "A fix was verified",
  "issue-came-back": "An issue that was fixed came back",
  "payment-failed": "A payment failed",
  "subscription-changed": "The subscription changed",
  "maintenance-announced": "Maintenance is announced",
  "invite-accepted": "A colleague accepted an invite",
};

/** Kinds of news a person can have mailed or not. */
export const CHOOSABLE_KINDS = [
  "report-ready",
  "scan-failed",
  "new-critical-issue",
  "issue-came-back",
  "fix-verified",
  "invite-accepted",
  "maintenance-announced",
] as const;
export type ChoosableKind = (typeof CHOOSABLE_KINDS)[number];

/** All a person can be told of. What concerns money is always mailed, and at once. */
export const NOTIFICATION_KINDS = [...CHOOSABLE_KINDS, "payment-failed", "subscription-changed"] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Which of them are mailed to a person who has not chosen otherwise. */
export const MAILED_BY_DEFAULT: Record<ChoosableKind, boolean> = {
  "report-ready": true,
  "scan-failed": true,
  "new-critical-issue": true,
  "issue-came-back": true,
  "fix-verified": false,
  "invite-accepted": false,
  "maintenance-announced": true,
};

/** What happens, as a person chooses to be mailed about it. */
export const NOTIFICATION_WORDS: Record<ChoosableKind, string> = {
  "report-ready": "A report is ready",
  "scan-failed": "A scan did not finish",
  "new-critical-issue": "A scan found a new critical issue",
  "issue-came-back": "An issue that was fixed came back",
  "fix-verified": "A fix was verified",
  "invite-accepted": "A colleague accepted an invite",
  "maintenance-announced": "Maintenance is planned",
};

/** The choices under the headings they are shown with. */
export const NOTIFICATION_GROUPS: readonly { name: string; kinds: readonly ChoosableKind[] }[] = [
  { name: "Reports and scans", kinds: ["report-ready", "scan-failed"] },
  { name: "Issues", kinds: ["new-critical-issue", "issue-came-back", "fix-verified"] },
  { name: "Team and service", kinds: ["invite-accepted", "maintenance-announced"] },
];

/** How often a person is mailed: each event by itself, or what has happened in one mail. */
export const MAIL_PACES = ["at-once", "daily", "weekly"] as const;
export type MailPace = (typeof MAIL_PACES)[number];

/** Each pace as a person chooses it. */
export const MAIL_PACE_WORDS: Record<MailPace, string> = {
  "at-once": "Right away",
  daily: "Once a day, at 8 AM",
  weekly: "Once a week, on Tuesday at 8 AM",
};

/** Kinds that are mailed at once whatever pace a person chose: a summary could come too late. */
export const PROMPT_KINDS = [
  "maintenance-announced",
  "payment-failed",
  "subscription-changed",
] as const satisfies readonly NotificationKind[];

/** Every kind of background job. */
export const JOB_NAMES = [
  "scan",
  "due-scans",
  "due-mails",
  "retest",
  "rejudge",
  "report",
  "end-acceptance",
  "data-export",
  "data-export-end",
  "payment-event",
  "payment-act",
  "billing-round",
  "reconciliation",
  "reconcile-customer",
  "retention",
  "sandbox-round",
  "sandbox-delivery",
  "reset-code",
  "sign-in-warning",
  "mail",
] as const;
export type JobName = (typeof JOB_NAMES)[number];

import { JOB_NAMES, type JobName } from "@plumbline/contract/job-names";
import type { Attention } from "@plumbline/contract/ops-overview";
import type { Counted } from "@plumbline/contract/ops-parts";
import type { AttentionKind, ClientFilter, FailureKind, MailState } from "@plumbline/contract/ops-terms";
import { readableAddress } from "@plumbline/contract/readable-host";
import type { SubscriptionStatus } from "@plumbline/contract/dashboard";
import type { ScanStatus } from "@plumbline/contract/scans";

import { formatCount } from "#format/numbers.ts";
import type { ChipTone } from "#ui/chip.tsx";

interface AttentionWords {
  one: string;
  /** After their number. */
  many: string;
  /** Where it can be dealt with. */
  to: string;
  tone: ChipTone;
}

const ATTENTION: Record<AttentionKind, AttentionWords> = {
  "no-worker": {
    one: "No worker is running: scans, reports and emails are waiting",
    many: "workers are missing",
    to: "/ops/queue",
    tone: "red",
  },
  "queue-stalled": {
    one: "1 job has waited for more than 15 minutes",
    many: "jobs have waited for more than 15 minutes",
    to: "/ops/queue",
    tone: "red",
  },
  "mail-delayed": {
    one: "1 email is waiting, because it could not be delivered",
    many: "emails are waiting, because they could not be delivered",
    to: "/ops/mails?state=QUEUED",
    tone: "red",
  },
  dispute: {
    one: "1 payment is in dispute",
    many: "payments are in dispute",
    to: "/ops/payments",
    tone: "red",
  },
  refund: {
    one: "1 refund is waiting for your decision",
    many: "refunds are waiting for your decision",
    to: "/ops/payments",
    tone: "orange",
  },
  "promise-missed": {
    one: "1 client is owed a free scan: the first audit was late",
    many: "clients are owed a free scan: their first audits were late",
    to: "/ops/clients",
    tone: "orange",
  },
  scan: { one: "1 scan failed", many: "scans failed", to: "/ops/failures?kind=scan", tone: "orange" },
  report: {
    one: "1 report could not be made",
    many: "reports could not be made",
    to: "/ops/failures?kind=report",
    tone: "orange",
  },
  "data-export": {
    one: "1 data export could not be made",
    many: "data exports could not be made",
    to: "/ops/failures?kind=data-export",
    tone: "yellow",
  },
  mail: {
    one: "1 email could not be delivered",
    many: "emails could not be delivered",
    to: "/ops/failures?kind=mail",
    tone: "yellow",
  },
  "payment-event": {
    one: "1 payment event was not processed",
    many: "payment events were not processed",
    to: "/ops/failures?kind=payment-event",
    tone: "yellow",
  },
  "past-due": {
    one: "1 subscription is past due",
    many: "subscriptions are past due",
    to: "/ops/clients?filter=PAST_DUE",
    tone: "gray",
  },
};

/** What waits, in a sentence without its period, and where to deal with it. */
export function attentionWords({ kind, ...counted }: Attention) {
  const { one, many, ...rest } = ATTENTION[kind];
  return { ...rest, words: counted.count === 1 ? one : `${countedWords(counted)} ${many}` };
}

/** A number that was counted up to a limit: `1,000+`. */
export function countedWords({ count, isMore }: Counted): string {
  return isMore ? `${formatCount(count)}+` : formatCount(count);
}

export const FAILURE_KIND_WORDS: Record<FailureKind, string> = {
  scan: "Scans",
  report: "Reports",
  "data-export": "Data exports",
  mail: "Emails",
  "payment-event": "Payment events",
};

interface StatusLook {
  words: string;
  tone: ChipTone;
}

export const SUBSCRIPTION_LOOKS: Record<SubscriptionStatus, StatusLook> = {
  TRIALING: { words: "Trialing", tone: "blue" },
  ACTIVE: { words: "Active", tone: "green" },
  PAST_DUE: { words: "Past due", tone: "orange" },
  SUSPENDED: { words: "Suspended", tone: "red" },
  CANCELED: { words: "Canceled", tone: "gray" },
};

export const CLIENT_FILTER_WORDS: Record<ClientFilter, string> = {
  TRIALING: "Trialing",
  ACTIVE: "Active",
  PAST_DUE: "Past due",
  SUSPENDED: "Suspended",
  CANCELED: "Canceled",
  "SUSPENDED-BY-US": "Suspended by us",
};

export const SCAN_LOOKS: Record<ScanStatus, StatusLook> = {
  QUEUED: { words: "Waiting", tone: "gray" },
  RUNNING: { words: "Running", tone: "blue" },
  COMPLETED: { words: "Completed", tone: "green" },
  FAILED: { words: "Failed", tone: "red" },
  CANCELED: { words: "Canceled", tone: "gray" },
};

export const MAIL_LOOKS: Record<MailState, StatusLook> = {
  QUEUED: { words: "Waiting", tone: "blue" },
  SENT: { words: "Sent", tone: "green" },
  FAILED: { words: "Given up", tone: "red" },
};

/** Names of background jobs. */
const JOB_WORDS: Record<JobName, string> = {
  scan: "Scans",
  "due-scans": "Looking for scans that are due",
  "due-mails": "Looking for emails that are due",
  retest: "Re-tests",
  rejudge: "Judging by new rules",
  report: "Reports",
  "end-acceptance": "Ends of acceptances",
  "data-export": "Data exports",
  "data-export-end": "Ends of data exports",
  "payment-event": "Payment events",
  "payment-act": "Orders to the payment provider",
  "billing-round": "Billing rounds",
  reconciliation: "Comparisons with the payment provider",
  "reconcile-customer": "Comparisons of one client with the payment provider",
  retention: "Removal of old data",
  "sandbox-round": "Sandbox: renewals",
  "sandbox-delivery": "Sandbox: events",
  "reset-code": "Password reset codes",
  "sign-in-warning": "Sign-in warnings",
  mail: "Emails",
};

/** A kind of job in words; one of another version of the service by its own name. */
export function jobWords(kind: string): string {
  const known = JOB_NAMES.find((name) => name === kind);
  return known === undefined ? kind : JOB_WORDS[known];
}

/** What the payment provider tells of, by the name it gives its events. */
const EVENT_WORDS: Record<string, string> = {
  "checkout.session.completed": "Checkout completed",
  "customer.subscription.created": "Subscription started",
  "customer.subscription.updated": "Subscription changed",
  "customer.subscription.deleted": "Subscription ended",
  "invoice.paid": "Invoice paid",
  "invoice.payment_failed": "Payment failed",
  "invoice.voided": "Invoice voided",
  "charge.refunded": "Payment refunded",
  "charge.dispute.created": "Dispute opened",
  "charge.dispute.closed": "Dispute closed",
};

export const eventWords = (type: string): string => EVENT_WORDS[type] ?? type;

/** A client's website, with the name of its host as people read it. */
export function websiteWords(website: string | null): string {
  return website === null ? "No website yet" : readableAddress(website);
}

/** How long something took or waits, in its largest two units: `1 h 5 min`, `42 s`. */
export function durationWords(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return seconds % 60 === 0 ? `${minutes} min` : `${minutes} min ${seconds % 60} s`;
  const rest = minutes % 60;
  return rest === 0
    ? `${formatCount(Math.floor(minutes / 60))} h`
    : `${formatCount(Math.floor(minutes / 60))} h ${rest} min`;
}

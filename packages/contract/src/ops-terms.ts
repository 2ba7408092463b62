/** How long an operator's session lives at most, in hours, and unused, in minutes. */
export const OPS_SESSION_HOURS = 12;
export const OPS_IDLE_MINUTES = 15;
/** How long a first sign-in may take from its password to its first code, in minutes. */
export const OPS_SET_UP_MINUTES = 15;

/** Rows of one page of a list. */
export const OPS_PAGE_SIZE = 25;
/** The last page that can be asked for: whoever looks for more searches. */
export const OPS_LAST_PAGE = 200;
/** More are not counted but said to be more. */
export const OPS_MOST_COUNTED = 1000;
/** Days over which failures and machine time are looked at. */
export const OPS_DAYS = 30;
/** How often the queue's screen asks anew, in milliseconds. It keeps no session alive. */
export const OPS_QUEUE_POLL_MS = 5000;

/** What can fail and be tried again. */
export const FAILURE_KINDS = ["scan", "report", "data-export", "mail", "payment-event"] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];

/** What needs a person, the most urgent first. */
export const ATTENTION_KINDS = [
  "no-worker",
  "queue-stalled",
  "mail-delayed",
  "dispute",
  "refund",
  "promise-missed",
  ...FAILURE_KINDS,
  "past-due",
] as const;
export type AttentionKind = (typeof ATTENTION_KINDS)[number];

/** Clients that are listed together. `SUSPENDED-BY-US`: the operator suspended them. */
export const CLIENT_FILTERS = [
  "TRIALING",
  "ACTIVE",
  "PAST_DUE",
  "SUSPENDED",
  "CANCELED",
  "SUSPENDED-BY-US",
] as const;
export type ClientFilter = (typeof CLIENT_FILTERS)[number];

export const MAIL_STATES = ["QUEUED", "SENT", "FAILED"] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** Events of the payment provider: all, those not worked on yet, and those about no customer that it knows. */
export const PAYMENT_EVENT_FILTERS = ["all", "waiting", "missing"] as const;
export type PaymentEventFilter = (typeof PAYMENT_EVENT_FILTERS)[number];

/** Longest reason of a suspension: it stands in a mail. */
export const SUSPENSION_REASON_LENGTH = 500;

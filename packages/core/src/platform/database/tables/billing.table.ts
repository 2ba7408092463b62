import { SUBSCRIPTION_STATUSES } from "@plumbline/contract/dashboard";
import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";

import { organizations } from "./accounts.table.ts";
import { createdAt, moment, primaryId } from "./columns.ts";

/** Why a subscription is suspended; the operator's own suspensions stand with the organization. */
export const SUSPENSION_CAUSES = ["unpaid", "disputed"] as const;
/** Why a subscription has ended. */
export const END_CAUSES = ["canceled", "unpaid", "dispute-lost"] as const;

export const subscriptions = pgTable(
  "subscriptions",
  {
    id: primaryId(),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    status: text({ enum: SUBSCRIPTION_STATUSES }).notNull(),
    /** Since when it has this status. */
    statusSince: moment().notNull().defaultNow(),
    plan: text().notNull(),
    /** US cents a month as agreed; null where nothing is charged. */
    monthlyPriceCents: integer(),
    startedAt: moment().notNull(),
    currentPeriodEndsAt: moment(),
    cancelsAtPeriodEnd: boolean().notNull().default(false),
    /** When the notice of non-payment went out; suspension follows three days later. */
    pastDueNoticeAt: moment(),
    /** The invoice that notice was about, by the provider's id. */
    dueInvoiceId: text(),
    /** When the provider tries the payment again that is due; null when it does not by itself. */
    nextAttemptAt: moment(),
    suspendedBecause: text({ enum: SUSPENSION_CAUSES }),
    endedAt: moment(),
    endedBecause: text({ enum: END_CAUSES }),
    /** The card on file, as a person may see it; null without one. */
    cardId: text(),
    cardBrand: text(),
    cardLast4: text(),
    /** Its last month, `YYYY-MM`. */
    cardExpiresOn: text(),
    /** Until when the first audit is promised; null once that was looked at, or nothing was promised. */
    auditPromisedUntil: moment(),
    /** When that promise was found to be missed. */
    promiseMissedAt: moment(),
    /** The free scan that makes up for it has still to be queued. */
    isRescanOwed: boolean().notNull().default(false),
    /** Null where no one is charged. */
    provider: text(),
    providerSubscriptionId: text(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("subscriptions_organization").on(table.organizationId),
    index("subscriptions_status").on(table.status),
    uniqueIndex("subscriptions_provider_id").on(table.provider, table.providerSubscriptionId),
    index("subscriptions_past_due")
      .on(table.pastDueNoticeAt)
      .where(sql`status = 'PAST_DUE'`),
    index("subscriptions_ended")
      .on(table.endedAt)
      .where(sql`status = 'CANCELED'`),
    index("subscriptions_promised")
      .on(table.auditPromisedUntil)
      .where(sql`audit_promised_until is not null`),
    index("subscriptions_rescan_owed")
      .on(table.organizationId)
      .where(sql`is_rescan_owed`),
  ],
);

/** A public address on which an organization can pay. The token is stored hashed. */
export const paymentLinks = pgTable(
  "payment_links",
  {
    id: primaryId(),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    tokenHash: text().notNull(),
    plan: text().notNull(),
    monthlyPriceCents: integer().notNull(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    paidAt: moment(),
  },
  (table) => [
    uniqueIndex("payment_links_token_hash").on(table.tokenHash),
    index("payment_links_organization").on(table.organizationId),
  ],
);

/** The checkout that is open for a link, one at most, so that pressing the button again leads to the same. */
export const checkouts = pgTable(
  "checkouts",
  {
    paymentLinkId: uuid()
      .primaryKey()
      .references(() => paymentLinks.id, { onDelete: "cascade" }),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    provider: text().notNull(),
    /** How many were opened for the link; part of the key that makes opening one repeatable. */
    generation: integer().notNull(),
    successUrl: text().notNull(),
    cancelUrl: text().notNull(),
    openedAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index("checkouts_organization").on(table.organizationId)],
);

/** Who an organization is at the payment provider. */
export const paymentCustomers = pgTable(
  "payment_customers",
  {
    provider: text().notNull(),
    customerId: text().notNull(),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    /** Raised with each reading of the provider's side that was written down: an older one is not. */
    version: integer().notNull().default(0),
    readAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.customerId] }),
    uniqueIndex("payment_customers_organization").on(table.organizationId, table.provider),
  ],
);

/** What was made at the provider once and is used again, e.g. the price of a plan. */
export const providerObjects = pgTable(
  "provider_objects",
  {
    provider: text().notNull(),
    /** What it is, e.g. `price monthly 49700`. */
    name: text().notNull(),
    /** The provider's own id of it. */
    objectId: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.name] })],
);

/** Events of the payment provider as they came: one that is delivered again is not stored again. */
export const paymentEvents = pgTable(
  "payment_events",
  {
    id: primaryId(),
    provider: text().notNull(),
    /** The provider's own id of the event. */
    eventId: text().notNull(),
    type: text().notNull(),
    customerId: text(),
    organizationId: uuid().references(() => organizations.id, { onDelete: "cascade" }),
    /** The event as it was signed, kept so that it can be worked again. */
    payload: text().notNull(),
    receivedAt: moment().notNull(),
    /** When what it tells of was written down; null while it waits. */
    handledAt: moment(),
    outcome: text(),
  },
  (table) => [
    uniqueIndex("payment_events_event").on(table.provider, table.eventId),
    index("payment_events_organization").on(table.organizationId),
    index("payment_events_received").on(table.receivedAt),
    index("payment_events_waiting")
      .on(table.provider, table.customerId)
      .where(sql`handled_at is null`),
    index("payment_events_unsettled")
      .on(table.receivedAt)
      .where(sql`handled_at is null or outcome = 'missing'`),
  ],
);

export const DISPUTE_STATES = ["inquiry", "open", "won", "lost"] as const;

/** Payments that cardholders disputed with their banks. Billing records as well. */
export const disputes = pgTable(
  "disputes",
  {
    id: primaryId(),
    organizationId: uuid().notNull(),
    provider: text().notNull(),
    providerDisputeId: text().notNull(),
    providerInvoiceId: text(),
    amountCents: integer().notNull(),
    reason: text().notNull(),
    state: text({ enum: DISPUTE_STATES }).notNull(),
    openedAt: moment().notNull(),
    closedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("disputes_provider_id").on(table.provider, table.providerDisputeId),
    index("disputes_organization").on(table.organizationId),
    index("disputes_opened").on(table.openedAt),
  ],
);

export const PAYMENT_ACT_KINDS = [
  "start",
  "switch",
  "cancel",
  "resume",
  "end",
  "hold-charges",
  "release-charges",
  "collect",
  "refund",
  "name-customer",
] as const;

/**
 * What the service does at the provider. An act is written down before it is done and its id is the key under
 * which the provider does it once, however often it is asked to.
 */
export const paymentActs = pgTable(
  "payment_acts",
  {
    id: primaryId(),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    provider: text().notNull(),
    kind: text({ enum: PAYMENT_ACT_KINDS }).notNull(),
    /** What it is done to, and how: while an act of one kind on one subject is open, there is no second one. */
    subject: text().notNull(),
    createdAt: createdAt(),
    finishedAt: moment(),
    outcome: text(),
  },
  (table) => [
    uniqueIndex("payment_acts_one_open")
      .on(table.organizationId, table.kind, table.subject)
      .where(sql`finished_at is null`),
    index("payment_acts_organization").on(table.organizationId),
  ],
);

export const REFUND_STATES = ["proposed", "done", "declined"] as const;

/** Charges that should be given back, which the operator decides. */
export const refundProposals = pgTable(
  "refund_proposals",
  {
    id: primaryId(),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    provider: text().notNull(),
    providerInvoiceId: text().notNull(),
    providerPaymentId: text(),
    amountCents: integer().notNull(),
    reason: text().notNull(),
    state: text({ enum: REFUND_STATES }).notNull().default("proposed"),
    createdAt: createdAt(),
    decidedAt: moment(),
  },
  (table) => [
    uniqueIndex("refund_proposals_invoice").on(table.provider, table.providerInvoiceId),
    index("refund_proposals_organization").on(table.organizationId),
    index("refund_proposals_waiting")
      .on(table.createdAt)
      .where(sql`state = 'proposed'`),
  ],
);

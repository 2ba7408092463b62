import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";

import { INVOICE_REASONS, INVOICE_STATES, type StoredInvoiceLine } from "./invoices.table.ts";
import { createdAt, moment } from "./columns.ts";

// The sandbox's side of payments, as a provider keeps it: it knows organizations by their ids alone and nothing
// else of the service's tables, so no foreign key leads out of here.

/** The one row of what holds for the whole sandbox. */
export const sandboxSettings = pgTable("sandbox_settings", {
  id: integer().primaryKey(),
  /** Signs the events; every process reads it here. */
  signingKey: text().notNull(),
  /** Where events are delivered to; null until an API has started. */
  webhookUrl: text(),
  /** Events are kept back until they are delivered on wish. */
  holdsEvents: boolean().notNull().default(false),
});

/** How far the service's time was moved. One row at most. */
export const movedClock = pgTable("moved_clock", {
  id: integer().primaryKey(),
  offsetSeconds: integer().notNull(),
});

export const sandboxCustomers = pgTable(
  "sandbox_customers",
  {
    id: text().primaryKey(),
    organizationId: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    /** Test card on file; null without one. */
    card: text(),
    cardId: text(),
    cardExpiresOn: text(),
    /** The next charge is declined, whatever the card. */
    failsNext: boolean().notNull().default(false),
    /** US cents that lower the next invoices. */
    creditCents: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("sandbox_customers_organization").on(table.organizationId)],
);

export const SANDBOX_SUBSCRIPTION_STATES = ["active", "past-due", "ended"] as const;

export const sandboxSubscriptions = pgTable(
  "sandbox_subscriptions",
  {
    id: text().primaryKey(),
    customerId: text()
      .notNull()
      .references(() => sandboxCustomers.id, { onDelete: "cascade" }),
    state: text({ enum: SANDBOX_SUBSCRIPTION_STATES }).notNull(),
    plan: text().notNull(),
    monthlyPriceCents: integer().notNull(),
    paymentLinkId: text(),
    startedAt: moment().notNull(),
    periodStartsAt: moment().notNull(),
    periodEndsAt: moment().notNull(),
    cancelsAtPeriodEnd: boolean().notNull().default(false),
    areChargesHeld: boolean().notNull().default(false),
    endedAt: moment(),
  },
  (table) => [
    index("sandbox_subscriptions_customer").on(table.customerId),
    index("sandbox_subscriptions_due")
      .on(table.periodEndsAt)
      .where(sql`state <> 'ended'`),
  ],
);

export const sandboxInvoices = pgTable(
  "sandbox_invoices",
  {
    id: text().primaryKey(),
    number: integer().notNull().generatedAlwaysAsIdentity(),
    customerId: text()
      .notNull()
      .references(() => sandboxCustomers.id, { onDelete: "cascade" }),
    subscriptionId: text()
      .notNull()
      .references(() => sandboxSubscriptions.id, { onDelete: "cascade" }),
    reason: text({ enum: INVOICE_REASONS }).notNull(),
    state: text({ enum: INVOICE_STATES }).notNull(),
    plan: text().notNull(),
    lines: jsonb().$type<StoredInvoiceLine[]>().notNull(),
    totalCents: integer().notNull(),
    paidCents: integer().notNull().default(0),
    refundedCents: integer().notNull().default(0),
    paymentId: text(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: moment(),
    periodStartsAt: moment().notNull(),
    periodEndsAt: moment().notNull(),
    issuedAt: moment().notNull(),
    paidAt: moment(),
    /** The test card that paid it; null in older ones. */
    paidCard: text(),
  },
  (table) => [
    index("sandbox_invoices_customer").on(table.customerId, table.issuedAt),
    index("sandbox_invoices_subscription").on(table.subscriptionId),
    index("sandbox_invoices_due")
      .on(table.nextAttemptAt)
      .where(sql`state = 'open'`),
  ],
);

export const sandboxRefunds = pgTable(
  "sandbox_refunds",
  {
    id: text().primaryKey(),
    invoiceId: text()
      .notNull()
      .references(() => sandboxInvoices.id, { onDelete: "cascade" }),
    amountCents: integer().notNull(),
    refundedAt: moment().notNull(),
  },
  (table) => [index("sandbox_refunds_invoice").on(table.invoiceId)],
);

export const sandboxDisputes = pgTable(
  "sandbox_disputes",
  {
    id: text().primaryKey(),
    customerId: text()
      .notNull()
      .references(() => sandboxCustomers.id, { onDelete: "cascade" }),
    invoiceId: text()
      .notNull()
      .references(() => sandboxInvoices.id, { onDelete: "cascade" }),
    amountCents: integer().notNull(),
    state: text({ enum: ["open", "won", "lost"] }).notNull(),
    openedAt: moment().notNull(),
    closedAt: moment(),
  },
  (table) => [
    index("sandbox_disputes_customer").on(table.customerId),
    index("sandbox_disputes_invoice").on(table.invoiceId),
  ],
);

/** Answers to requests that came with a key: the same key gets the same answer and does nothing again. */
export const sandboxRequests = pgTable("sandbox_requests", {
  key: text().primaryKey(),
  /** Null while it is being done. */
  answer: text(),
  createdAt: createdAt(),
});

/** Checkouts and card pages of the sandbox. Their public ids open them, so they are stored hashed. */
export const sandboxPages = pgTable(
  "sandbox_pages",
  {
    sessionHash: text().primaryKey(),
    customerId: text()
      .notNull()
      .references(() => sandboxCustomers.id, { onDelete: "cascade" }),
    /** What is bought; null where the page only replaces the card. */
    purchase: jsonb().$type<SandboxPurchase>(),
    successUrl: text().notNull(),
    cancelUrl: text().notNull(),
    /** A card waits for its holder to confirm it. */
    isConfirming: boolean().notNull().default(false),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    completedAt: moment(),
  },
  (table) => [index("sandbox_pages_customer").on(table.customerId)],
);

export interface SandboxPurchase {
  plan: string;
  planName: string;
  monthlyPriceCents: number;
  paymentLinkId: string;
}

/** Events the sandbox raised, and how often each was delivered. */
export const sandboxEvents = pgTable(
  "sandbox_events",
  {
    id: text().primaryKey(),
    /** Order in which they were raised. */
    position: integer().notNull().generatedAlwaysAsIdentity(),
    payload: text().notNull(),
    createdAt: createdAt(),
    deliveries: integer().notNull().default(0),
    deliveredAt: moment(),
  },
  (table) => [
    index("sandbox_events_waiting")
      .on(table.position)
      .where(sql`delivered_at is null`),
  ],
);

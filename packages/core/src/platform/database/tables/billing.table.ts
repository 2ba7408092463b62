import { SUBSCRIPTION_STATUSES } from "@plumbline/contract/dashboard";
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";

import { organizations } from "./accounts.table.ts";
import { createdAt, moment, primaryId } from "./columns.ts";

export const subscriptions = pgTable(
  "subscriptions",
  {
    id: primaryId(),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    status: text({ enum: SUBSCRIPTION_STATUSES }).notNull(),
    plan: text().notNull(),
    startedAt: moment().notNull(),
    currentPeriodEndsAt: moment(),
    cancelsAtPeriodEnd: boolean().notNull().default(false),
    /** When the notice of non-payment went out; suspension follows three days later. */
    pastDueNoticeAt: moment(),
    provider: text(),
    providerCustomerId: text(),
    providerSubscriptionId: text(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("subscriptions_organization").on(table.organizationId),
    uniqueIndex("subscriptions_provider_id").on(table.provider, table.providerSubscriptionId),
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

/** Events of the payment provider that were acted on: one that is delivered again changes nothing. */
export const paymentEvents = pgTable(
  "payment_events",
  {
    provider: text().notNull(),
    /** The provider's own id of the event. */
    eventId: text().notNull(),
    type: text().notNull(),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    receivedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.eventId] }),
    index("payment_events_organization").on(table.organizationId),
  ],
);

/** Checkouts of the sandbox provider. Their public ids open them, so they are stored hashed. */
export const sandboxCheckouts = pgTable(
  "sandbox_checkouts",
  {
    id: primaryId(),
    sessionHash: text().notNull(),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    paymentLinkId: uuid()
      .notNull()
      .references(() => paymentLinks.id, { onDelete: "cascade" }),
    /** What is bought and by whom, as told when the checkout was opened. */
    planName: text().notNull(),
    organizationName: text().notNull(),
    monthlyPriceCents: integer().notNull(),
    successUrl: text().notNull(),
    cancelUrl: text().notNull(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    completedAt: moment(),
  },
  (table) => [
    uniqueIndex("sandbox_checkouts_session_hash").on(table.sessionHash),
    index("sandbox_checkouts_organization").on(table.organizationId),
    index("sandbox_checkouts_payment_link").on(table.paymentLinkId),
  ],
);

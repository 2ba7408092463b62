import type { BilledTo, BillingDetails } from "@plumbline/contract/billing-details";
import { INVOICE_DOCUMENTS } from "@plumbline/contract/invoice-document";
import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";

import { organizations } from "./accounts.table.ts";
import { createdAt, moment, primaryId } from "./columns.ts";

export const INVOICE_STATES = ["open", "paid", "void", "uncollectible"] as const;
export const INVOICE_REASONS = ["start", "renewal", "switch", "other"] as const;

/** One position of an invoice. */
export interface StoredInvoiceLine {
  description: string;
  amountCents: number;
  /** The period it is for, in ISO 8601; null where it is for none. */
  from: string | null;
  until: string | null;
}

/**
 * Invoices as the provider wrote them. They are billing records: they outlive the organization, so they name it
 * and hold no foreign key.
 */
export const invoices = pgTable(
  "invoices",
  {
    id: primaryId(),
    organizationId: uuid().notNull(),
    organizationName: text().notNull(),
    /** Whom it bills, as told when it was first written down; null for invoices from before this was recorded. */
    billedTo: jsonb().$type<BilledTo>(),
    provider: text().notNull(),
    providerInvoiceId: text().notNull(),
    providerSubscriptionId: text(),
    /** The provider's own id of the payment, by which it is refunded. */
    providerPaymentId: text(),
    number: text(),
    reason: text({ enum: INVOICE_REASONS }).notNull(),
    state: text({ enum: INVOICE_STATES }).notNull(),
    plan: text().notNull(),
    lines: jsonb().$type<StoredInvoiceLine[]>().notNull(),
    /** US cents. */
    subtotalCents: integer().notNull(),
    taxCents: integer().notNull(),
    totalCents: integer().notNull(),
    paidCents: integer().notNull(),
    refundedCents: integer().notNull().default(0),
    attempts: integer().notNull(),
    periodStartsAt: moment(),
    periodEndsAt: moment(),
    issuedAt: moment().notNull(),
    paidAt: moment(),
    /** The card on file when it was first seen as paid; null for invoices from before this was recorded. */
    paidCardBrand: text(),
    paidCardLast4: text(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("invoices_provider_id").on(table.provider, table.providerInvoiceId),
    index("invoices_organization_issued").on(table.organizationId, table.issuedAt.desc().nullsFirst()),
    index("invoices_issued").on(table.issuedAt),
  ],
);

/** Last number given in each series of documents: raised in the transaction that uses it, so none is left out. */
export const documentSeries = pgTable("document_series", {
  name: text().primaryKey(),
  last: integer().notNull(),
});

/** What was given back of invoices, each by a credit note of its own. Billing records as well. */
export const refunds = pgTable(
  "refunds",
  {
    id: primaryId(),
    organizationId: uuid().notNull(),
    provider: text().notNull(),
    providerRefundId: text().notNull(),
    providerInvoiceId: text().notNull(),
    /** Of the credit note, in the series of all of them. */
    number: text().notNull(),
    /** US cents. */
    amountCents: integer().notNull(),
    billedTo: jsonb().$type<BilledTo>(),
    refundedAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("refunds_provider_id").on(table.provider, table.providerRefundId),
    uniqueIndex("refunds_number").on(table.number),
    index("refunds_organization").on(table.organizationId),
    index("refunds_refunded").on(table.refundedAt),
  ],
);

/** Whom an organization's invoices bill, as it says itself. */
export const billingDetails = pgTable("billing_details", {
  organizationId: uuid()
    .primaryKey()
    .references(() => organizations.id, { onDelete: "cascade" }),
  details: jsonb().$type<BillingDetails>().notNull(),
  updatedAt: moment().notNull(),
});

/**
 * Our own documents of invoices and refunds as they were first handed out: they are handed out unchanged from then on.
 * Each goes with its row.
 */
export const invoiceFiles = pgTable(
  "invoice_files",
  {
    id: primaryId(),
    organizationId: uuid().notNull(),
    kind: text({ enum: INVOICE_DOCUMENTS }).notNull(),
    /** Of invoices and receipts. */
    invoiceId: uuid().references(() => invoices.id, { onDelete: "cascade" }),
    /** Of credit notes. */
    refundId: uuid().references(() => refunds.id, { onDelete: "cascade" }),
    /** Of the whole file, in hexadecimal. */
    sha256: text().notNull(),
    storageKey: text().notNull(),
    issuedAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex("invoice_files_invoice").on(table.invoiceId, table.kind),
    uniqueIndex("invoice_files_refund").on(table.refundId),
    index("invoice_files_organization").on(table.organizationId),
    index("invoice_files_sha256").on(table.sha256),
    check("invoice_files_one_row", sql`(invoice_id is null) <> (refund_id is null)`),
  ],
);

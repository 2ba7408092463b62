import type { DISPUTE_STATES } from "#platform/database/tables/billing.table.ts";
import type { INVOICE_REASONS, INVOICE_STATES } from "#platform/database/tables/invoices.table.ts";

/** A customer's card, as a person may see it. */
export interface CardSnapshot {
  /** Differs for each card that was put on file. */
  id: string;
  /** As it is written on the card, e.g. `Visa`. */
  brand: string;
  last4: string;
  /** Its last month, `YYYY-MM`. */
  expiresOn: string;
}

/** `starting`: its first payment has not been made yet, and it may never be. */
export type SubscriptionPhase = "starting" | "trialing" | "active" | "past-due" | "ended";

export interface SubscriptionSnapshot {
  id: string;
  phase: SubscriptionPhase;
  plan: string;
  monthlyPriceCents: number;
  startedAt: Date;
  periodEndsAt: Date;
  cancelsAtPeriodEnd: boolean;
  areChargesHeld: boolean;
  endedAt: Date | null;
  /** Whether it ended because it was not paid. */
  endedUnpaid: boolean;
}

export interface InvoiceLine {
  description: string;
  amountCents: number;
  from: Date | null;
  until: Date | null;
}

/** A part of what was paid that went back. */
export interface RefundSnapshot {
  id: string;
  amountCents: number;
  at: Date;
}

export interface InvoiceSnapshot {
  id: string;
  subscriptionId: string | null;
  /** By what it is refunded; null until it was paid. */
  paymentId: string | null;
  number: string | null;
  reason: (typeof INVOICE_REASONS)[number];
  state: (typeof INVOICE_STATES)[number];
  plan: string;
  lines: readonly InvoiceLine[];
  /** US cents. */
  subtotalCents: number;
  taxCents: number;
  totalCents: number;
  paidCents: number;
  refundedCents: number;
  /** What went back for good, oldest first. */
  refunds: readonly RefundSnapshot[];
  /** How often the card was charged for it. */
  attempts: number;
  nextAttemptAt: Date | null;
  periodStartsAt: Date;
  periodEndsAt: Date;
  issuedAt: Date;
  paidAt: Date | null;
  /** The card that paid it; null where the provider does not say. */
  paidBy: Pick<CardSnapshot, "brand" | "last4"> | null;
}

export interface DisputeSnapshot {
  id: string;
  invoiceId: string | null;
  amountCents: number;
  reason: string;
  /** `inquiry`: the bank only asks; no money has been taken back. */
  state: (typeof DISPUTE_STATES)[number];
  openedAt: Date;
}

/**
 * A customer as the provider knows them at one moment. The service's own state follows from it, whatever events
 * came before, in whatever order.
 */
export interface CustomerSnapshot {
  customerId: string;
  /** US cents that are left over, which lower the next invoices. */
  creditCents: number;
  card: CardSnapshot | null;
  /** Oldest first. */
  subscriptions: readonly SubscriptionSnapshot[];
  /** The newest ones, newest first. */
  invoices: readonly InvoiceSnapshot[];
  disputes: readonly DisputeSnapshot[];
}

/** Invoices a snapshot holds at most: two years of months. What is older no longer changes. */
export const INVOICES_READ = 24;

import type { DISPUTE_STATES, subscriptions } from "#platform/database/tables/billing.table.ts";
import type { INVOICE_STATES } from "#platform/database/tables/invoices.table.ts";

/** What follows from the provider's side of a subscription. The rest of its row is the service's own. */
export type SubscriptionState = Pick<
  typeof subscriptions.$inferSelect,
  | "status"
  | "statusSince"
  | "plan"
  | "monthlyPriceCents"
  | "startedAt"
  | "currentPeriodEndsAt"
  | "cancelsAtPeriodEnd"
  | "pastDueNoticeAt"
  | "dueInvoiceId"
  | "nextAttemptAt"
  | "suspendedBecause"
  | "endedAt"
  | "endedBecause"
  | "cardId"
  | "cardBrand"
  | "cardLast4"
  | "cardExpiresOn"
  | "providerSubscriptionId"
>;

/** How an invoice was when it was last written down. */
export interface KnownInvoice {
  state: (typeof INVOICE_STATES)[number];
  refundedCents: number;
}

export type DisputeState = (typeof DISPUTE_STATES)[number];

/** What the service has written down of a customer. */
export interface KnownAccount {
  /** Null when the organization never had a subscription. */
  subscription: SubscriptionState | null;
  /** By the provider's ids. */
  invoices: ReadonlyMap<string, KnownInvoice>;
  disputes: ReadonlyMap<string, DisputeState>;
  /** Whether the operator suspends the client. */
  isSuspended: boolean;
}

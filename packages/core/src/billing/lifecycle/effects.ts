import type { END_CAUSES, SUSPENSION_CAUSES } from "#platform/database/tables/billing.table.ts";
import type { DisputeSnapshot, InvoiceSnapshot } from "#platform/payments/customer-snapshot.ts";
import type { Terms } from "#platform/payments/payment-provider.ts";

export type SuspensionCause = (typeof SUSPENSION_CAUSES)[number];
export type EndCause = (typeof END_CAUSES)[number];

/**
 * What has to happen because an account changed, in the order it has to. Each names what it is about by the
 * provider's ids, so that doing it once more finds it done.
 */
export type Effect =
  /** A subscription runs that did not before. `isReturn`: the client had one that ended. */
  | { kind: "activated"; subscriptionId: string; terms: Terms; isReturn: boolean }
  /** An invoice of the client's subscription was paid. */
  | { kind: "paid"; invoice: InvoiceSnapshot; periodEndsAt: Date }
  /** An invoice of a second subscription was paid, which no one wanted. */
  | { kind: "paid-twice"; invoice: InvoiceSnapshot }
  | { kind: "refunded"; invoice: InvoiceSnapshot; cents: number }
  | { kind: "payment-failed"; invoice: InvoiceSnapshot; suspendsAt: Date }
  | { kind: "suspended-unpaid"; subscriptionId: string; invoice: InvoiceSnapshot | null }
  | { kind: "service-resumed"; after: SuspensionCause; key: string }
  /** A bank asks about a payment; nothing has been taken back. */
  | { kind: "inquiry-opened"; dispute: DisputeSnapshot }
  | { kind: "dispute-opened"; dispute: DisputeSnapshot }
  | { kind: "dispute-closed"; dispute: DisputeSnapshot; isWon: boolean }
  | { kind: "end-scheduled" | "end-withdrawn"; subscriptionId: string; endsAt: Date; at: Date }
  | { kind: "plan-switched"; subscriptionId: string; from: Terms; to: Terms }
  | { kind: "ended"; subscriptionId: string; endedAt: Date; because: EndCause }
  /** Acts at the provider. */
  | { kind: "end-subscription"; subscriptionId: string }
  | { kind: "hold-charges"; subscriptionId: string }
  | { kind: "release-charges"; subscriptionId: string }
  | { kind: "collect"; invoiceId: string; cardId: string };

import { previousPeriodEnd } from "@plumbline/contract/billing-period";

import type {
  CustomerSnapshot,
  DisputeSnapshot,
  InvoiceLine,
  InvoiceSnapshot,
} from "#platform/payments/customer-snapshot.ts";

/** A subscription whose days are unused from a moment on, at what it costs a month. */
export interface UnusedDays {
  subscriptionId: string;
  monthlyPriceCents: number;
  periodEndsAt: Date;
  at: Date;
  /** How much of the period is left at a moment, in the provider's own way of counting. */
  left: (moment: Date) => number;
}

/**
 * Which share of the unused days was paid for with money that we still have, from 0 to 1. No days are paid for by an
 * invoice that is void, or whose payment was refunded or taken back by the bank. 1 where nothing is known to the contrary.
 */
export function keptShare(
  { invoices, disputes }: Pick<CustomerSnapshot, "invoices" | "disputes">,
  unused: UnusedDays,
): number {
  const parts = invoices
    .filter(({ subscriptionId }) => subscriptionId === unused.subscriptionId)
    .map((invoice) => ({
      cents: sumOf(invoice.lines.map((line) => unusedCents(line, unused))),
      share: keptOfInvoice(invoice, disputes),
    }))
    .filter(({ cents }) => cents !== 0);
  if (parts.every(({ share }) => share === 1)) return 1;
  const { monthlyPriceCents, periodEndsAt, at, left } = unused;
  const wholeCents = (monthlyPriceCents * left(at)) / left(previousPeriodEnd(periodEndsAt));
  return wholeCents <= 0 ? 1 : asShare(sumOf(parts.map(({ cents, share }) => cents * share)) / wholeCents);
}

/** As much of a line as falls on the unused days. A switch writes the days that it takes back on a line of their own. */
function unusedCents(
  { from, until, amountCents }: InvoiceLine,
  { periodEndsAt, at, left }: UnusedDays,
): number {
  if (from === null || until?.getTime() !== periodEndsAt.getTime()) return 0;
  const all = left(from);
  return all <= 0 ? 0 : (amountCents * Math.min(all, left(at))) / all;
}

function keptOfInvoice(invoice: InvoiceSnapshot, disputes: readonly DisputeSnapshot[]): number {
  if (invoice.state !== "paid") return 0;
  // A line for no time of its own is credit that was used up, which was paid for before.
  const creditCents = sumOf(invoice.lines.flatMap((line) => (line.from === null ? line.amountCents : [])));
  const chargedCents = invoice.totalCents - creditCents;
  if (chargedCents <= 0) return 1;
  return asShare((chargedCents - wentBackCents(invoice, disputes)) / chargedCents);
}

/** US cents of an invoice that were refunded, or that the bank took back after a dispute. */
export function wentBackCents(
  { id, refundedCents }: InvoiceSnapshot,
  disputes: readonly DisputeSnapshot[],
): number {
  const lost = disputes.filter(({ invoiceId, state }) => invoiceId === id && state === "lost");
  return refundedCents + sumOf(lost.map(({ amountCents }) => amountCents));
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

function asShare(share: number): number {
  return Math.min(1, Math.max(0, share));
}

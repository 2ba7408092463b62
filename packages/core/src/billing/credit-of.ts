import type { InvoiceCredit } from "@plumbline/contract/invoice-document";

import type { InvoiceRow, RefundRow } from "#billing/invoices.queries.ts";

interface Refunded {
  invoice: Pick<InvoiceRow, "taxCents" | "totalCents">;
  /** All of the invoice, in the order of their numbers. */
  refunds: readonly Pick<RefundRow, "id" | "amountCents">[];
}

/**
 * What one refund returns of an invoice, in US cents. Its tax is what all refunds up to it return of the tax, less
 * what those before it did: so the notes of an invoice that goes back whole add up to its tax.
 */
export function creditOf(
  { id, amountCents }: Pick<RefundRow, "id" | "amountCents">,
  { invoice, refunds }: Refunded,
): Omit<InvoiceCredit, "invoice"> {
  const place = refunds.findIndex((refund) => refund.id === id);
  const earlierCents = refunds.slice(0, place).reduce((sum, refund) => sum + refund.amountCents, 0);
  const taxUpTo = (cents: number) =>
    invoice.totalCents <= 0 ? 0 : Math.round((invoice.taxCents * cents) / invoice.totalCents);
  return {
    cents: amountCents,
    taxCents: taxUpTo(earlierCents + amountCents) - taxUpTo(earlierCents),
    earlierCents,
  };
}

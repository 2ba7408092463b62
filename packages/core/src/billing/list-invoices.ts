import type { BillingEntry } from "@plumbline/contract/billing";

import { type InvoiceRow, type RefundRow, selectInvoices, selectRefunds } from "#billing/invoices.queries.ts";
import { planWords } from "#billing/plans.ts";
import type { OrganizationContext } from "#platform/context.ts";
import type { Config } from "#platform/config.ts";

/** Eight years of monthly payments. */
const LISTED_INVOICES = 100;

/** What the organization was charged, newest first. */
export async function listInvoices(context: OrganizationContext): Promise<BillingEntry[]> {
  const rows = await selectInvoices(context, LISTED_INVOICES);
  const refunds = await selectRefunds(context, rows);
  return rows.map((row) => entryOf(context.config, row, refunds));
}

function entryOf(config: Config, invoice: InvoiceRow, refunds: readonly RefundRow[]): BillingEntry {
  const { id, issuedAt, totalCents, number, taxCents, refundedCents, lines } = invoice;
  return {
    id,
    date: issuedAt.toISOString(),
    description: describe(config, invoice),
    amount: totalCents,
    status: statusOf(invoice),
    number,
    tax: taxCents,
    amountRefunded: refundedCents,
    creditNotes: refunds.filter((refund) => isOf(refund, invoice)).map(creditNoteOf),
    lines: lines.map(({ description, amountCents, from, until }) => ({
      description,
      amount: amountCents,
      from,
      until,
    })),
  };
}

function isOf(refund: RefundRow, { provider, providerInvoiceId }: InvoiceRow): boolean {
  return refund.provider === provider && refund.providerInvoiceId === providerInvoiceId;
}

function creditNoteOf({ id, number, refundedAt, amountCents }: RefundRow) {
  return { id, number, date: refundedAt.toISOString(), amount: amountCents };
}

function describe(config: Config, { plan, reason }: InvoiceRow): string {
  const { name } = planWords(config, plan);
  return reason === "switch" ? `Switch to ${name} Plan` : `${name} Plan`;
}

function statusOf({ state, attempts, paidCents, refundedCents }: InvoiceRow): BillingEntry["status"] {
  if (state === "void") return "void";
  if (state === "paid") return paidCents > 0 && refundedCents >= paidCents ? "refunded" : "paid";
  return state === "open" && attempts === 0 ? "pending" : "failed";
}

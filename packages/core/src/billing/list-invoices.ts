import type { BillingEntry } from "@plumbline/contract/billing";

import { type DisputeRow, selectLostDisputes } from "#billing/disputes.queries.ts";
import { type InvoiceRow, type RefundRow, selectInvoices, selectRefunds } from "#billing/invoices.queries.ts";
import { planWords } from "#billing/plans.ts";
import type { OrganizationContext } from "#platform/context.ts";
import type { Config } from "#platform/config.ts";

/** Eight years of monthly payments. */
const LISTED_INVOICES = 100;

/** What the organization was charged, newest first. */
export async function listInvoices(context: OrganizationContext): Promise<BillingEntry[]> {
  const rows = await selectInvoices(context, LISTED_INVOICES);
  const [refunds, lost] = await Promise.all([
    selectRefunds(context, rows),
    selectLostDisputes(context, rows),
  ]);
  return rows.map((row) => entryOf(context.config, row, { refunds, lost }));
}

interface WentBack {
  refunds: readonly RefundRow[];
  /** Disputes that the bank decided for the client. */
  lost: readonly DisputeRow[];
}

function entryOf(config: Config, invoice: InvoiceRow, { refunds, lost }: WentBack): BillingEntry {
  const { id, issuedAt, totalCents, number, taxCents, refundedCents, lines } = invoice;
  const returnedCents = lost
    .filter((dispute) => isOf(dispute, invoice))
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  return {
    id,
    date: issuedAt.toISOString(),
    description: describe(config, invoice),
    amount: totalCents,
    status: statusOf(invoice, returnedCents),
    number,
    tax: taxCents,
    amountRefunded: refundedCents,
    amountReturned: returnedCents,
    creditNotes: refunds.filter((refund) => isOf(refund, invoice)).map(creditNoteOf),
    lines: lines.map(({ description, amountCents, from, until }) => ({
      description,
      amount: amountCents,
      from,
      until,
    })),
  };
}

function isOf(
  it: Pick<RefundRow | DisputeRow, "provider" | "providerInvoiceId">,
  { provider, providerInvoiceId }: InvoiceRow,
): boolean {
  return it.provider === provider && it.providerInvoiceId === providerInvoiceId;
}

function creditNoteOf({ id, number, refundedAt, amountCents }: RefundRow) {
  return { id, number, date: refundedAt.toISOString(), amount: amountCents };
}

function describe(config: Config, { plan, reason }: InvoiceRow): string {
  const { name } = planWords(config, plan);
  return reason === "switch" ? `Switch to ${name} Plan` : `${name} Plan`;
}

function statusOf(
  { state, attempts, totalCents, paidCents, refundedCents }: InvoiceRow,
  returnedCents: number,
): BillingEntry["status"] {
  if (state === "void") return "void";
  if (totalCents < 0) return "credit";
  const isAllBack = paidCents > 0 && refundedCents + returnedCents >= paidCents;
  if (state === "paid" && isAllBack) return returnedCents > 0 ? "returned" : "refunded";
  if (state === "paid") return "paid";
  return state === "open" && attempts === 0 ? "pending" : "failed";
}

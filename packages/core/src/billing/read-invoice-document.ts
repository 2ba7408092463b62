import type { InvoiceDocument } from "@plumbline/contract/invoice-document";
import { addressLines } from "@plumbline/contract/postal-address";
import { prorationWords } from "@plumbline/contract/proration-words";

import { readAccount } from "#billing/account.queries.ts";
import { creditOf } from "#billing/credit-of.ts";
import { selectLostDisputes } from "#billing/disputes.queries.ts";
import { findInvoice, findRefund, type InvoiceRow, selectRefunds } from "#billing/invoices.queries.ts";
import { readTimeZone } from "#organizations/read-time-zone.ts";
import { AppError } from "#platform/app-error.ts";
import type { OrganizationContext } from "#platform/context.ts";
import type { StoredInvoiceLine } from "#platform/database/tables/invoices.table.ts";

/**
 * What an invoice or its receipt says.
 *
 * @throws {AppError} `invoice.not-found`, `invoice.not-paid`
 */
export async function readInvoiceDocument(
  context: OrganizationContext,
  { id, kind }: { id: string; kind: "invoice" | "receipt" },
): Promise<InvoiceDocument> {
  const invoice = await findInvoice(context, id);
  if (invoice === null) throw new AppError("invoice.not-found");
  if (kind === "receipt" && (invoice.paidAt === null || invoice.totalCents < 0))
    throw new AppError("invoice.not-paid");
  return {
    ...(await frameOf(context, invoice, invoice.billedTo)),
    kind,
    number: numberOf(invoice),
    issuedAt: invoice.issuedAt.toISOString(),
    payment: paymentOf(invoice),
    credit: null,
  };
}

/**
 * What the credit note of a refund says.
 *
 * @throws {AppError} `credit-note.not-found`
 */
export async function readCreditNote(context: OrganizationContext, id: string): Promise<InvoiceDocument> {
  const found = await findRefund(context, id);
  if (found === null) throw new AppError("credit-note.not-found");
  const { refund, invoice } = found;
  return {
    ...(await frameOf(context, invoice, refund.billedTo)),
    kind: "credit-note",
    number: refund.number,
    issuedAt: refund.refundedAt.toISOString(),
    payment: paymentOf(invoice),
    credit: {
      invoice: { number: numberOf(invoice), issuedAt: invoice.issuedAt.toISOString() },
      ...creditOf(refund, { invoice, refunds: await selectRefunds(context, [invoice]) }),
    },
  };
}

/** What an invoice, its receipt and its credit notes have in common. */
async function frameOf(
  context: OrganizationContext,
  invoice: InvoiceRow,
  billedTo: InvoiceRow["billedTo"],
): Promise<Omit<InvoiceDocument, "kind" | "number" | "issuedAt" | "payment" | "credit">> {
  const timeZone = await readTimeZone(context);
  return {
    seller: sellerOf(context),
    customer: {
      name: billedTo?.legalName ?? invoice.organizationName,
      address: billedTo === null ? [] : addressLines(billedTo.address),
      taxId: billedTo?.taxId ?? "",
      email: billedTo?.email ?? (await readAccount(context))?.contactEmail ?? "",
    },
    purchaseOrder: billedTo?.purchaseOrder ?? "",
    lines: invoice.lines.map((line) => ({ ...line, share: shareOf(line, timeZone) })),
    subtotalCents: invoice.subtotalCents,
    taxCents: invoice.taxCents,
    totalCents: invoice.totalCents,
    state: invoice.state,
    returned: await returnedOf(context, invoice),
    refunds: await refundsOf(context, invoice),
    timeZone,
    isTest: invoice.provider === "sandbox",
  };
}

function numberOf({ number, providerInvoiceId }: InvoiceRow): string {
  return number ?? providerInvoiceId;
}

function sellerOf({ config: { brand, payments } }: OrganizationContext): InvoiceDocument["seller"] {
  return {
    name: payments.sellerName ?? brand.name,
    address: payments.sellerAddress ?? "",
    taxId: payments.sellerTaxId ?? "",
    email: brand.supportEmail,
  };
}

function shareOf({ from, until }: StoredInvoiceLine, timeZone: string): string {
  if (from === null || until === null) return "";
  return prorationWords({ from: new Date(from), until: new Date(until), timeZone });
}

async function refundsOf(
  context: OrganizationContext,
  invoice: InvoiceRow,
): Promise<InvoiceDocument["refunds"]> {
  const refunds = await selectRefunds(context, [invoice]);
  return refunds.map(({ number, refundedAt, amountCents }) => ({
    number,
    at: refundedAt.toISOString(),
    cents: amountCents,
  }));
}

async function returnedOf(
  context: OrganizationContext,
  invoice: InvoiceRow,
): Promise<InvoiceDocument["returned"]> {
  const lost = await selectLostDisputes(context, [invoice]);
  const last = lost.at(-1);
  if (last === undefined) return null;
  return {
    at: (last.closedAt ?? last.openedAt).toISOString(),
    cents: lost.reduce((sum, { amountCents }) => sum + amountCents, 0),
    reference: last.providerDisputeId,
  };
}

function paymentOf({ paidAt, paidCents, paidCardBrand, paidCardLast4, providerPaymentId }: InvoiceRow) {
  // What was settled by credit alone was paid with no card.
  if (paidAt === null || paidCents === 0) return null;
  return {
    at: paidAt.toISOString(),
    cents: paidCents,
    card: paidCardLast4 === null ? "" : `${paidCardBrand ?? "Card"} ending in ${paidCardLast4}`,
    reference: providerPaymentId ?? "",
  };
}

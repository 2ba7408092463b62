import type { InvoiceDocument, InvoiceDocumentKind } from "@plumbline/contract/invoice-document";
import { prorationWords } from "@plumbline/contract/proration-words";
import { eq } from "drizzle-orm";

import { findInvoice, type InvoiceRow } from "#billing/invoices.queries.ts";
import { readTimeZone } from "#organizations/read-time-zone.ts";
import { AppError } from "#platform/app-error.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { organizations } from "#platform/database/tables/accounts.table.ts";
import type { StoredInvoiceLine } from "#platform/database/tables/billing.table.ts";

/**
 * What an invoice, its receipt or its credit note says.
 *
 * @throws {AppError} `invoice.not-found`, `invoice.not-paid`, `invoice.not-refunded`
 */
export async function readInvoiceDocument(
  context: OrganizationContext,
  { id, kind }: { id: string; kind: InvoiceDocumentKind },
): Promise<InvoiceDocument> {
  const invoice = await findInvoice(context, id);
  if (invoice === null) throw new AppError("invoice.not-found");
  if (kind === "receipt" && invoice.paidAt === null) throw new AppError("invoice.not-paid");
  if (kind === "credit-note" && invoice.refundedCents === 0) throw new AppError("invoice.not-refunded");
  return {
    kind,
    number: invoice.number ?? invoice.providerInvoiceId,
    issuedAt: invoice.issuedAt.toISOString(),
    seller: sellerOf(context),
    customer: { name: invoice.organizationName, email: await contactEmail(context) },
    lines: invoice.lines.map((line) => ({ ...line, share: shareOf(line, invoice) })),
    subtotalCents: invoice.subtotalCents,
    taxCents: invoice.taxCents,
    totalCents: invoice.totalCents,
    payment: kind === "invoice" ? null : paymentOf(invoice),
    refundedCents: kind === "credit-note" ? invoice.refundedCents : 0,
    timeZone: await readTimeZone(context),
    isTest: invoice.provider === "sandbox",
  };
}

function sellerOf({ config: { brand, payments } }: OrganizationContext): InvoiceDocument["seller"] {
  return {
    name: payments.sellerName ?? brand.name,
    address: payments.sellerAddress ?? "",
    taxId: payments.sellerTaxId ?? "",
    email: brand.supportEmail,
  };
}

async function contactEmail({ db, organization }: OrganizationContext): Promise<string> {
  const [row] = await db
    .select({ email: organizations.contactEmail })
    .from(organizations)
    .where(eq(organizations.id, organization.id));
  return row?.email ?? "";
}

function shareOf({ from, until }: StoredInvoiceLine, { reason }: InvoiceRow): string {
  if (from === null || until === null) return "";
  const period = { from: new Date(from), until: new Date(until) };
  return prorationWords(period, reason === "switch" ? "time" : "days");
}

function paymentOf({ paidAt, paidCents, paidCardBrand, paidCardLast4, providerPaymentId }: InvoiceRow) {
  if (paidAt === null) return null;
  return {
    at: paidAt.toISOString(),
    cents: paidCents,
    card: paidCardLast4 === null ? "" : `${paidCardBrand ?? "Card"} ending in ${paidCardLast4}`,
    reference: providerPaymentId ?? "",
  };
}

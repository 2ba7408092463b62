import type { InvoiceDocumentKind } from "@plumbline/contract/invoice-document";

import { findInvoice } from "#billing/invoices.queries.ts";
import { AppError } from "#platform/app-error.ts";
import type { OrganizationContext } from "#platform/context.ts";

/**
 * An invoice of the context's organization as the payment provider's PDF; null where the provider makes none, so that
 * we make it.
 *
 * @throws {AppError} `invoice.not-found`, `invoice.pdf-not-ready`, `payment.provider-unavailable`
 */
export async function providersInvoice(context: OrganizationContext, id: string): Promise<Uint8Array | null> {
  const invoice = await findInvoice(context, id);
  if (invoice === null) throw new AppError("invoice.not-found");
  const { provider, providerInvoiceId } = invoice;
  const isOurs = provider === context.payments.name;
  const content = isOurs ? await context.payments.invoicePdf(providerInvoiceId) : null;
  if (content === null && provider !== "sandbox") throw new AppError("invoice.pdf-not-ready");
  return content;
}

/** Name a document of an invoice is saved under, e.g. `receipt-SBX-000012.pdf`. */
export function invoiceFileName(kind: InvoiceDocumentKind, number: string): string {
  return `${kind}-${number.replaceAll(/[^\w-]/gu, "-")}.pdf`;
}

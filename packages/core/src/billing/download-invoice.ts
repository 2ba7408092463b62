import { findInvoice } from "#billing/invoices.queries.ts";
import { AppError } from "#platform/app-error.ts";
import type { OrganizationContext } from "#platform/context.ts";
import type { PdfFile } from "#reports/download-report.ts";

/**
 * An invoice of the context's organization as the payment provider's PDF.
 *
 * @throws {AppError} `invoice.not-found`, `invoice.pdf-not-ready`, `payment.provider-unavailable`
 */
export async function downloadInvoice(context: OrganizationContext, id: string): Promise<PdfFile> {
  const invoice = await findInvoice(context, id);
  if (invoice === null) throw new AppError("invoice.not-found");
  const { provider, providerInvoiceId, number } = invoice;
  const isOurs = provider === context.payments.name;
  const content = isOurs ? await context.payments.invoicePdf(providerInvoiceId) : null;
  if (content === null) throw new AppError("invoice.pdf-not-ready");
  return { fileName: `invoice-${(number ?? id).replaceAll(/[^\w-]/gu, "-")}.pdf`, content };
}

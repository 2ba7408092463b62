import type { InvoiceDocumentKind } from "@plumbline/contract/invoice-document";
import { invoiceFileName, providersInvoice } from "@plumbline/core/billing/download-invoice";
import { keepInvoiceFile, keptInvoiceFile } from "@plumbline/core/billing/keep-invoice-file";
import { readInvoiceDocument } from "@plumbline/core/billing/read-invoice-document";
import type { UserContext } from "@plumbline/core/platform/context";
import type { PdfFile } from "@plumbline/core/reports/download-report";

import type { Exporter } from "#exports/make-export.ts";

/**
 * An invoice, as its provider's PDF where that makes one, otherwise as ours; its receipt or its credit note. What was
 * handed out once stays as it is.
 *
 * @throws {AppError} as `providersInvoice` and `readInvoiceDocument`; `export.too-many`, `server.busy`
 */
export async function downloadInvoiceDocument(
  context: UserContext,
  exporter: Exporter,
  { id, kind }: { id: string; kind: InvoiceDocumentKind },
): Promise<PdfFile> {
  const provided = kind === "invoice" ? await providersInvoice(context, id) : null;
  const document = await readInvoiceDocument(context, { id, kind });
  const fileName = invoiceFileName(kind, document.number);
  const known = provided ?? (await keptInvoiceFile(context, id, document));
  if (known !== null) return { fileName, content: known };
  const pdf = await exporter.typeset(context, { format: "invoice", document, brand: context.config.brand });
  await keepInvoiceFile(context, id, { document, pdf });
  return { fileName, content: pdf };
}

import type { InvoiceDocument } from "@plumbline/contract/invoice-document";
import { invoiceFileName, providersInvoice } from "@plumbline/core/billing/download-invoice";
import {
  type InvoiceFile,
  keepInvoiceFile,
  keptInvoiceFile,
} from "@plumbline/core/billing/keep-invoice-file";
import { readCreditNote, readInvoiceDocument } from "@plumbline/core/billing/read-invoice-document";
import type { UserContext } from "@plumbline/core/platform/context";
import type { PdfFile } from "@plumbline/core/reports/download-report";

import type { Exporter } from "#exports/make-export.ts";

/**
 * An invoice, as its provider's PDF where that makes one, otherwise as ours; its receipt or its credit note, which is
 * named by its refund. What was handed out once stays as it is, but an invoice that became void says so from then on.
 *
 * @throws {AppError} as `providersInvoice`, `readInvoiceDocument` and `readCreditNote`; `export.too-many`,
 *   `export.too-slow`, `server.busy`
 */
export async function downloadInvoiceDocument(
  context: UserContext,
  exporter: Exporter,
  file: InvoiceFile,
): Promise<PdfFile> {
  const provided = file.kind === "invoice" ? await providersInvoice(context, file.id) : null;
  const document = await readDocument(context, file);
  const fileName = invoiceFileName(file.kind, document.number);
  const isVoid = file.kind !== "credit-note" && document.state === "void";
  const known = provided ?? (isVoid ? null : await keptInvoiceFile(context, file));
  if (known !== null) return { fileName, content: known };
  const pdf = await exporter.typeset(context, { format: "invoice", document, brand: context.config.brand });
  if (isVoid) return { fileName, content: pdf };
  const isFirst = await keepInvoiceFile(context, file, pdf);
  // Someone else was handed one meanwhile: it is the same for all.
  const kept = isFirst ? pdf : await keptInvoiceFile(context, file);
  return { fileName, content: kept ?? pdf };
}

function readDocument(context: UserContext, { kind, id }: InvoiceFile): Promise<InvoiceDocument> {
  return kind === "credit-note" ? readCreditNote(context, id) : readInvoiceDocument(context, { kind, id });
}

import type { Brand } from "@plumbline/contract/brand";
import type { InvoiceDocument } from "@plumbline/contract/invoice-document";

import { invoiceView } from "#invoice-view.ts";
import { typeset } from "#typst.ts";

/**
 * An invoice, its receipt or its credit note as a tagged PDF (PDF/UA-1, US Letter) of one page. The same document gives
 * the same bytes. Throws `TypesettingError`.
 */
export function renderInvoice(document: InvoiceDocument, brand: Brand): Uint8Array {
  return typeset("invoice.typ", invoiceView(document, brand)).pdf;
}

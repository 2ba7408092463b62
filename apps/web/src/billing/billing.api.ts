import {
  CHOOSE_PLAN,
  DOWNLOAD_CREDIT_NOTE,
  DOWNLOAD_INVOICE,
  DOWNLOAD_RECEIPT,
} from "@plumbline/contract/endpoints/billing";

import { call } from "#api/call.ts";

/** Has a payment link made; answers the path of its page. */
export async function openPaymentPage(): Promise<string> {
  return (await call(CHOOSE_PLAN, { words: "Failed to open the payment page" })).data.path;
}

/** What there is of an invoice as PDF: how each is fetched, and what is said where that fails. */
export const INVOICE_FILES = {
  invoice: { route: DOWNLOAD_INVOICE, words: "Failed to download the invoice" },
  receipt: { route: DOWNLOAD_RECEIPT, words: "Failed to download the receipt" },
  "credit-note": { route: DOWNLOAD_CREDIT_NOTE, words: "Failed to download the credit note" },
} as const;

/** An invoice as PDF, its receipt or its credit note. */
export function fetchInvoiceFile(kind: keyof typeof INVOICE_FILES, id: string): Promise<Blob> {
  const { route, words } = INVOICE_FILES[kind];
  return call(route, { params: { id }, words });
}

import { CHOOSE_PLAN, DOWNLOAD_INVOICE } from "@plumbline/contract/endpoints/billing";

import { call } from "#api/call.ts";

/** Has a payment link made; answers the path of its page. */
export async function openPaymentPage(): Promise<string> {
  return (await call(CHOOSE_PLAN, { words: "Failed to open the payment page" })).data.path;
}

export const INVOICE_FAILED = "Failed to download the invoice";

/** An invoice as PDF. */
export function fetchInvoice(id: string): Promise<Blob> {
  return call(DOWNLOAD_INVOICE, { params: { id }, words: INVOICE_FAILED });
}

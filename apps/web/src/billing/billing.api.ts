import type { BillingDetails } from "@plumbline/contract/billing-details";
import {
  CHOOSE_PLAN,
  DOWNLOAD_CREDIT_NOTE,
  DOWNLOAD_INVOICE,
  DOWNLOAD_RECEIPT,
  SET_BILLING_DETAILS,
} from "@plumbline/contract/endpoints/billing";

import { call } from "#api/call.ts";

/** Has a payment link made for a plan, or for the one last agreed; answers the path of its page. */
export async function openPaymentPage(planId?: string): Promise<string> {
  const body = planId === undefined ? {} : { planId };
  return (await call(CHOOSE_PLAN, { body, words: "Failed to open the payment page" })).data.path;
}

/** Keeps whom invoices bill; answers it as it was stored. */
export async function storeBillingDetails(body: BillingDetails): Promise<BillingDetails> {
  return (await call(SET_BILLING_DETAILS, { body, words: "Failed to save the billing details" })).data;
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

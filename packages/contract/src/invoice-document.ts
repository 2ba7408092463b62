/** What is printed of an invoice: it, the proof that it was paid, or what corrects it. */
export const INVOICE_DOCUMENTS = ["invoice", "receipt", "credit-note"] as const;
export type InvoiceDocumentKind = (typeof INVOICE_DOCUMENTS)[number];

export interface InvoiceLine {
  description: string;
  /** The time it is for, in ISO 8601; null where it is for none. */
  from: string | null;
  until: string | null;
  /** How it was prorated, in words; empty where it was not. */
  share: string;
  /** US cents. */
  amountCents: number;
}

/** All that an invoice, its receipt and its credit note say. */
export interface InvoiceDocument {
  kind: InvoiceDocumentKind;
  number: string;
  issuedAt: string;
  seller: { name: string; address: string; taxId: string; email: string };
  customer: { name: string; email: string };
  lines: InvoiceLine[];
  subtotalCents: number;
  taxCents: number;
  totalCents: number;
  /** Null while it is not paid. */
  payment: { at: string; cents: number; card: string; reference: string } | null;
  refundedCents: number;
  timeZone: string;
  /** Whether a test card paid, or would. */
  isTest: boolean;
}

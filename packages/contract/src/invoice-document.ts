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

export interface InvoiceCredit {
  invoice: { number: string; issuedAt: string };
  /** US cents, taxes included. */
  cents: number;
  /** The part of it that is tax. */
  taxCents: number;
  /** What earlier credit notes refunded of the same invoice. */
  earlierCents: number;
}

/** All that an invoice, its receipt and its credit note say. */
export interface InvoiceDocument {
  kind: InvoiceDocumentKind;
  /** Its own number: a credit note is no invoice. */
  number: string;
  issuedAt: string;
  seller: { name: string; address: string; taxId: string; email: string };
  customer: { name: string; address: string[]; taxId: string; email: string };
  /** Purchase order number of the client; empty where there is none. */
  purchaseOrder: string;
  lines: InvoiceLine[];
  subtotalCents: number;
  taxCents: number;
  totalCents: number;
  /** Of a void one nothing is due, and an uncollectible one is no longer charged. */
  state: "open" | "paid" | "void" | "uncollectible";
  /** How it was paid; null while it is not paid. */
  payment: { at: string; cents: number; card: string; reference: string } | null;
  /** What the client's bank took back of the payment after a dispute, by the dispute's own number; null of none. */
  returned: { at: string; cents: number; reference: string } | null;
  /** What we refunded, by the credit note of each, oldest first. */
  refunds: { number: string; at: string; cents: number }[];
  /** What a credit note refunds, and of what; null on others. */
  credit: InvoiceCredit | null;
  timeZone: string;
  /** Whether a test card paid, or would. */
  isTest: boolean;
}

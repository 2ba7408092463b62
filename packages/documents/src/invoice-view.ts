import { lastPaidDay } from "@plumbline/contract/billing-period";
import type { Brand } from "@plumbline/contract/brand";
import type { InvoiceDocument, InvoiceDocumentKind, InvoiceLine } from "@plumbline/contract/invoice-document";
import { dayWords, momentWords } from "@plumbline/contract/time-words";

import { brandView } from "#brand-view.ts";
import { written } from "#printable.ts";
import { utcParts } from "#sections/identity.ts";

const NAMES: Record<InvoiceDocumentKind, string> = {
  invoice: "Invoice",
  receipt: "Receipt",
  "credit-note": "Credit note",
};

const DOLLARS = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** US cents with a true minus. */
function dollars(cents: number): string {
  return DOLLARS.format(cents / 100).replace("-", "\u2212");
}

/** Everything the template prints, as finished text. */
export function invoiceView(document: InvoiceDocument, brand: Brand) {
  const { kind, number, seller, isTest, payment, issuedAt } = document;
  const name = NAMES[kind];
  const at = new Date(kind === "invoice" ? issuedAt : (payment?.at ?? issuedAt));
  return {
    brand: { ...brandView(brand), name: written(seller.name), support: seller.email },
    name,
    documentTitle: `${name} ${written(number)}`,
    facts: factsView(document),
    parties: [
      { title: "From", lines: lines([seller.name, seller.address, seller.taxId, seller.email]) },
      { title: "Billed to", lines: lines([document.customer.name, document.customer.email]) },
    ],
    lines: document.lines.map(lineView),
    sums: sumsView(document),
    note: noteWords(document),
    test: isTest ? "This is a test. Only test cards were used, and no money changed hands." : "",
    identity: { keywords: [`${kind}:${number}`], date: utcParts(at) },
  };
}

function lines(parts: readonly string[]): string[] {
  return parts.filter((part) => part !== "").map(written);
}

function factsView({ kind, number, issuedAt, payment, timeZone }: InvoiceDocument) {
  const issued = dayWords(new Date(issuedAt), timeZone);
  const paid = payment === null ? "" : momentWords(new Date(payment.at), timeZone);
  const rows = [
    { name: "Invoice number", value: written(number) },
    { name: "Issued on", value: issued },
    ...(kind === "invoice" ? [{ name: "Due on", value: `${issued}, on receipt` }] : []),
    ...(payment === null ? [] : [{ name: "Paid on", value: paid }]),
    ...(payment === null || payment.card === "" ? [] : [{ name: "Paid with", value: payment.card }]),
    ...(payment === null || payment.reference === ""
      ? []
      : [{ name: "Payment reference", value: written(payment.reference) }]),
    { name: "Currency", value: "U.S. dollars (USD)" },
  ];
  return rows;
}

function lineView({ description, from, until, share, amountCents }: InvoiceLine) {
  return {
    description: written(description),
    period: from === null || until === null ? "" : periodOf(new Date(from), new Date(until)),
    share,
    amount: dollars(amountCents),
  };
}

/** Its first and last whole day. Periods end at noon in UTC, so the days are those of UTC, whatever the client's zone. */
function periodOf(from: Date, until: Date): string {
  return `${dayWords(from, "UTC")} to ${dayWords(lastPaidDay(until), "UTC")}`;
}

function sumsView({ kind, subtotalCents, taxCents, totalCents, payment, refundedCents }: InvoiceDocument) {
  const sums = [
    { name: "Subtotal", value: dollars(subtotalCents) },
    { name: "Tax", value: dollars(taxCents) },
    { name: "Total", value: dollars(totalCents) },
  ];
  if (payment === null) return sums;
  const paid = [...sums, { name: "Paid", value: dollars(payment.cents) }];
  return kind === "receipt" ? paid : [...paid, { name: "Given back", value: dollars(-refundedCents) }];
}

function noteWords({ kind, seller, totalCents, refundedCents, number }: InvoiceDocument): string {
  if (kind === "receipt") return "This invoice is paid. Thank you.";
  if (kind === "credit-note")
    return `This credit note corrects invoice ${written(number)}: ${dollars(refundedCents)} of it was given back to the card that paid it. The invoice itself stays as it was.`;
  if (totalCents <= 0) return "There is nothing to pay. What is left over lowers the next invoices.";
  return `We charge the card on file. To pay in another way, or with a question about this invoice, write to ${seller.email}.`;
}

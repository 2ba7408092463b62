import { lastPaidDay } from "@plumbline/contract/billing-period";
import type { Brand } from "@plumbline/contract/brand";
import type {
  InvoiceCredit,
  InvoiceDocument,
  InvoiceDocumentKind,
  InvoiceLine,
} from "@plumbline/contract/invoice-document";
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
  const { kind, number, seller, customer, isTest, payment, issuedAt } = document;
  const name = NAMES[kind];
  const at = new Date(kind === "receipt" ? (payment?.at ?? issuedAt) : issuedAt);
  return {
    brand: { ...brandView(brand), name: written(seller.name), support: seller.email },
    name,
    documentTitle: `${name} ${written(number)}`,
    facts: factsView(document),
    parties: [
      { title: "From", lines: lines([seller.name, seller.address, seller.taxId, seller.email]) },
      {
        title: "Billed to",
        lines: lines([customer.name, ...customer.address, customer.taxId, customer.email]),
      },
    ],
    lines: document.credit === null ? document.lines.map(lineView) : [creditLine(document, document.credit)],
    sums: document.credit === null ? sumsView(document) : creditSums(document.credit),
    note: document.credit === null ? noteWords(document) : creditWords(document, document.credit),
    test: isTest ? "This is a test. Only test cards were used, and no money changed hands." : "",
    identity: { keywords: [`${kind}:${number}`], date: utcParts(at) },
  };
}

function lines(parts: readonly string[]): string[] {
  return parts.filter((part) => part !== "").map(written);
}

interface Fact {
  name: string;
  value: string;
}

function factsView(document: InvoiceDocument): Fact[] {
  const { number, issuedAt, timeZone, purchaseOrder, credit } = document;
  const issued = dayWords(new Date(issuedAt), timeZone);
  return [
    { name: credit === null ? "Invoice number" : "Credit note number", value: written(number) },
    { name: document.kind === "receipt" ? "Invoice issued on" : "Issued on", value: issued },
    ...(credit === null ? [] : [correctedFact(credit, timeZone)]),
    ...dueFacts(document, issued),
    ...fact("Purchase order", purchaseOrder),
    ...(credit === null
      ? [...paymentFacts(document), ...refundFacts(document), ...returnFacts(document)]
      : []),
    { name: "Currency", value: "U.S. dollars (USD)" },
  ];
}

function dueFacts({ kind, state, totalCents }: InvoiceDocument, issued: string): Fact[] {
  if (kind === "credit-note") return [];
  if (state === "void") return [{ name: "Status", value: "Void. Nothing is due." }];
  return kind === "invoice" && totalCents > 0 ? [{ name: "Due on", value: `${issued} (on receipt)` }] : [];
}

function correctedFact({ invoice }: InvoiceCredit, timeZone: string): Fact {
  const day = dayWords(new Date(invoice.issuedAt), timeZone);
  return { name: "Corrects invoice", value: `${written(invoice.number)} of ${day}` };
}

function paymentFacts({ payment, timeZone, totalCents }: InvoiceDocument): Fact[] {
  if (payment === null || totalCents <= 0) return [];
  return [
    { name: "Paid on", value: momentWords(new Date(payment.at), timeZone) },
    ...fact("Paid with", payment.card),
    ...fact("Payment reference", payment.reference),
  ];
}

function refundFacts({ refunds, timeZone }: InvoiceDocument): Fact[] {
  return refunds.map(({ number, at }) => ({
    name: "Refunded on",
    value: `${dayWords(new Date(at), timeZone)} (credit note ${written(number)})`,
  }));
}

function returnFacts({ returned, timeZone }: InvoiceDocument): Fact[] {
  if (returned === null) return [];
  return [
    { name: "Returned to your bank on", value: dayWords(new Date(returned.at), timeZone) },
    ...fact("Dispute reference", returned.reference),
  ];
}

/** Nothing where there is nothing to say. */
function fact(name: string, value: string): Fact[] {
  return value === "" ? [] : [{ name, value: written(value) }];
}

function lineView({ description, from, until, share, amountCents }: InvoiceLine) {
  return {
    description: written(description),
    period: from === null || until === null ? "" : periodOf(new Date(from), new Date(until)),
    share,
    amount: dollars(amountCents),
  };
}

/** Its first and last whole day, or the only one. Periods end at noon in UTC, so the days are those of UTC, whatever the client's zone. */
function periodOf(from: Date, until: Date): string {
  const first = dayWords(from, "UTC");
  const last = dayWords(lastPaidDay(until), "UTC");
  return first === last ? first : `${first} to ${last}`;
}

function sumsView(document: InvoiceDocument) {
  const { subtotalCents, taxCents, totalCents, payment, refunds, returned, state } = document;
  const sums = [
    { name: "Subtotal", value: dollars(subtotalCents) },
    { name: "Tax", value: dollars(taxCents) },
    { name: "Total", value: dollars(totalCents) },
  ];
  if (state === "void") return [...sums, { name: "Amount due", value: dollars(0) }];
  return [
    ...sums,
    ...(payment === null || totalCents <= 0 ? [] : [{ name: "Paid", value: dollars(payment.cents) }]),
    ...refunds.map(({ number, cents }) => ({
      name: `Refunded, credit note ${written(number)}`,
      value: dollars(-cents),
    })),
    ...(returned === null ? [] : [{ name: "Returned to your bank", value: dollars(-returned.cents) }]),
  ];
}

function creditLine({ lines }: InvoiceDocument, { invoice, cents, taxCents }: InvoiceCredit) {
  const description = `Refund of invoice ${written(invoice.number)}`;
  const starts = lines.flatMap(({ from }) => from ?? []).toSorted();
  const ends = lines.flatMap(({ until }) => until ?? []).toSorted();
  return lineView({
    description,
    from: starts[0] ?? null,
    until: ends.at(-1) ?? null,
    share: "",
    amountCents: taxCents - cents,
  });
}

function creditSums({ cents, taxCents }: InvoiceCredit) {
  return [
    { name: "Subtotal", value: dollars(taxCents - cents) },
    // No tax is zero, not minus zero.
    { name: "Tax", value: dollars(0 - taxCents) },
    { name: "Total", value: dollars(-cents) },
  ];
}

function noteWords(document: InvoiceDocument): string {
  const { kind, seller, state, totalCents } = document;
  const question = `If you have a question about it, write to ${seller.email}.`;
  if (state === "void") return `This invoice is void. There is nothing to pay. ${question}`;
  const back = wentBackWords(document);
  if (back !== null) return `This invoice was paid. ${back} ${question}`;
  if (kind === "receipt") return "This invoice is paid. Thank you.";
  if (totalCents < 0) return `There is nothing to pay. ${dollars(-totalCents)} lowers your next invoices.`;
  if (totalCents === 0) return "There is nothing to pay.";
  if (state === "paid") return `This invoice is paid. ${question}`;
  if (state === "uncollectible")
    return `This invoice was not paid. We no longer charge a card for it. ${question}`;
  return `We charge the card on file. To pay another way, or if you have a question about this invoice, write to ${seller.email}.`;
}

/** What became of a payment that did not stay; null where all of it did. */
function wentBackWords({ refunds, returned }: InvoiceDocument): string | null {
  const refunded = refunds.reduce((sum, { cents }) => sum + cents, 0);
  const parts = [
    ...(refunded === 0 ? [] : [`We refunded ${dollars(refunded)}.`]),
    ...(returned === null ? [] : [`Your bank took ${dollars(returned.cents)} back after a dispute.`]),
  ];
  return parts.length === 0 ? null : parts.join(" ");
}

function creditWords(
  { totalCents, payment }: InvoiceDocument,
  { invoice, cents, earlierCents }: InvoiceCredit,
): string {
  const earlier = earlierCents === 0 ? "" : ` Earlier credit notes refunded ${dollars(earlierCents)}.`;
  const card = payment === null || payment.card === "" ? "the card that paid it" : payment.card;
  const leftCents = totalCents - earlierCents - cents;
  const left =
    leftCents === 0
      ? "All of the invoice is refunded."
      : `${dollars(leftCents)} of the invoice is not refunded.`;
  return (
    `This credit note corrects invoice ${written(invoice.number)} of ${dollars(totalCents)}, which itself does not change.` +
    `${earlier} We refunded ${dollars(cents)} to ${card}. ${left}`
  );
}

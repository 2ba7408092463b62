import type { InvoiceDocument } from "@plumbline/contract/invoice-document";
import { describe, expect, it } from "vitest";

import { renderInvoice } from "#invoice.ts";
import { LETTERHEAD } from "#letterhead.testing.ts";
import { readPdf } from "#read-pdf.testing.ts";

function invoice(overrides: Partial<InvoiceDocument> = {}): InvoiceDocument {
  return {
    kind: "invoice",
    number: "SBX-000012",
    issuedAt: "2026-11-22T16:00:00.000Z",
    seller: {
      name: "Plumbline, Inc.",
      address: "2 Side Street, Springfield",
      taxId: "EIN 12-3456789",
      email: "support@plumbline.example",
    },
    customer: {
      name: "Morning Bakery, Inc.",
      address: ["1 Main Street", "Springfield, IL 62701", "United States"],
      taxId: "EIN 98-7654321",
      email: "alice@bakery.example",
    },
    purchaseOrder: "PO-4711",
    lines: [
      {
        description: "Standard plan, rest of the month",
        from: "2026-11-22T16:00:00.000Z",
        until: "2026-12-01T12:00:00.000Z",
        share: "9 of 30 days of the month",
        amountCents: 14_910,
      },
      {
        description: "Credit from an earlier change",
        from: null,
        until: null,
        share: "",
        amountCents: -1000,
      },
    ],
    subtotalCents: 13_910,
    taxCents: 0,
    totalCents: 13_910,
    state: "open",
    payment: null,
    returned: null,
    refunds: [],
    credit: null,
    timeZone: "America/New_York",
    isTest: true,
    ...overrides,
  };
}

const PAYMENT = {
  at: "2026-11-22T16:00:05.000Z",
  cents: 13_910,
  card: "Visa ending in 4242",
  reference: "pay_sandbox_1",
};

const read = async (overrides: Partial<InvoiceDocument> = {}) =>
  readPdf(renderInvoice(invoice(overrides), LETTERHEAD.brand));

describe("an invoice", () => {
  it("names number, dates, both parties, each line with its period, and how the sum comes about", async () => {
    const { text, totalPages, roles, info } = await read();
    for (const part of [
      "Invoice number SBX-000012 Issued on November 22, 2026 Due on November 22, 2026 (on receipt)",
      "From Plumbline, Inc. 2 Side Street, Springfield EIN 12-3456789 support@plumbline.example",
      "Billed to Morning Bakery, Inc. 1 Main Street Springfield, IL 62701 United States EIN 98-7654321 alice@bakery.example",
      "Purchase order PO-4711",
      "Standard plan, rest of the month November 22, 2026 to November 30, 2026 9 of 30 days of the month $149.10",
      "Credit from an earlier change −$10.00",
      "Subtotal $139.10 Tax $0.00 Total $139.10",
      "We charge the card on file.",
      "This is a test.",
    ])
      expect(text).toContain(part);
    expect(text).not.toContain("Paid");
    expect(text).not.toContain("Returned");
    expect(totalPages).toBe(1);
    expect(roles.filter((role) => role === "H1")).toHaveLength(1);
    expect(roles.filter((role) => role === "TH").length).toBe(5);
    expect(info["Title"]).toBe("Invoice SBX-000012");
  });

  it("of a single day names it once", async () => {
    const [line] = invoice().lines;
    const day = { from: "2026-11-30T12:00:00.000Z", until: "2026-12-01T12:00:00.000Z" };
    const { text } = await read({ lines: [{ ...line!, ...day }] });
    expect(text).toContain("rest of the month November 30, 2026 9 of");
  });

  it("that the bank took back says so with the day and the dispute's own number", async () => {
    const returned = { at: "2026-12-07T12:00:00.000Z", cents: 13_910, reference: "dp_sandbox_7" };
    const { text } = await read({ state: "paid", payment: PAYMENT, returned });
    expect(text).toContain("Returned to your bank on December 7, 2026 Dispute reference dp_sandbox_7");
    expect(text).toContain("Returned to your bank −$139.10");
    expect(text).toContain("This invoice was paid. Your bank took $139.10 back after a dispute.");
    expect(text).not.toContain("This invoice is paid");
  });

  it.each(["invoice", "receipt"] as const)("that is void asks for no payment as %s", async (kind) => {
    const { text } = await read({ kind, state: "void" });
    expect(text).toContain("Status Void. Nothing is due.");
    expect(text).toContain("Total $139.10 Amount due $0.00");
    expect(text).toContain("This invoice is void. There is nothing to pay.");
    expect(text).not.toMatch(/Due on|We charge|This invoice is paid/u);
  });

  it("that nobody paid and nobody collects any more does not say that the card will be charged", async () => {
    const { text } = await read({ state: "uncollectible" });
    expect(text).toContain("This invoice was not paid. We no longer charge a card for it.");
    expect(text).not.toContain("We charge the card on file");
  });

  it.each(["invoice", "receipt"] as const)(
    "names each refund with its credit note as %s, beside what the bank took back",
    async (kind) => {
      const refunds = [
        { number: "TEST-CN-000001", at: "2026-11-25T16:00:00.000Z", cents: 2000 },
        { number: "TEST-CN-000002", at: "2026-11-26T16:00:00.000Z", cents: 11_910 },
      ];
      const returned = { at: "2026-12-07T12:00:00.000Z", cents: 13_910, reference: "dp_sandbox_7" };
      const { text } = await read({ kind, state: "paid", payment: PAYMENT, refunds, returned });
      expect(text).toContain("Refunded on November 25, 2026 (credit note TEST-CN-000001)");
      expect(text).toContain(
        "Paid $139.10 Refunded, credit note TEST-CN-000001 −$20.00 Refunded, credit note TEST-CN-000002 −$119.10 Returned to your bank −$139.10",
      );
      expect(text).toContain("We refunded $139.10. Your bank took $139.10 back after a dispute.");
      expect(text).not.toContain("This invoice is paid");
    },
  );

  it.each([
    [-4000, "There is nothing to pay. $40.00 lowers your next invoices."],
    [0, "There is nothing to pay."],
  ])("over %i cents is no bill", async (totalCents, words) => {
    const { text } = await read({ totalCents, state: "paid", payment: PAYMENT });
    expect(text).toContain(words);
    expect(text).not.toMatch(/Due on|Paid on|This invoice is paid/u);
  });

  it("that is paid does not say that the card will be charged", async () => {
    const { text } = await read({ state: "paid", payment: PAYMENT });
    expect(text).toContain("Paid on November 22, 2026");
    expect(text).toContain("Paid with Visa ending in 4242");
    expect(text).toContain("Paid $139.10");
    expect(text).toContain(
      "This invoice is paid. If you have a question about it, write to support@plumbline.example.",
    );
    expect(text).not.toContain("We charge the card");
  });

  it("is proved paid by a receipt with day, card and reference", async () => {
    const { text } = await read({ kind: "receipt", payment: PAYMENT, isTest: false });
    expect(text).toContain(
      "Paid on November 22, 2026 at 11:00 AM EST Paid with Visa ending in 4242 Payment reference pay_sandbox_1",
    );
    expect(text).toContain("Total $139.10 Paid $139.10 This invoice is paid.");
    expect(text).not.toContain("test");
  });

  it("is corrected by a credit note with a number, a day and an amount of its own", async () => {
    const { text } = await read({
      kind: "credit-note",
      number: "TEST-CN-000002",
      issuedAt: "2027-01-09T16:00:00.000Z",
      payment: PAYMENT,
      credit: {
        invoice: { number: "SBX-000012", issuedAt: "2026-11-22T16:00:00.000Z" },
        cents: 5000,
        taxCents: 357,
        earlierCents: 2000,
      },
    });
    expect(text).toContain(
      "Credit note number TEST-CN-000002 Issued on January 9, 2027 Corrects invoice SBX-000012 of November 22, 2026",
    );
    expect(text).toContain("Refund of invoice SBX-000012 November 22, 2026 to November 30, 2026 −$46.43");
    expect(text).toContain("Subtotal −$46.43 Tax −$3.57 Total −$50.00");
    expect(text).toContain(
      "Earlier credit notes refunded $20.00. We refunded $50.00 to Visa ending in 4242. $69.10 of the invoice is not refunded.",
    );
    expect(text).not.toContain("Paid");
  });

  it("gives back no tax where none was paid", async () => {
    const invoiced = { number: "SBX-000012", issuedAt: "2026-11-22T16:00:00.000Z" };
    const credit = { invoice: invoiced, cents: 13_910, taxCents: 0, earlierCents: 0 };
    const { text } = await read({ kind: "credit-note", payment: PAYMENT, credit });
    expect(text).toContain("Subtotal −$139.10 Tax $0.00 Total −$139.10");
    expect(text).toContain("All of the invoice is refunded.");
  });

  it("is the same to the byte for the same data", () => {
    const once = Buffer.from(renderInvoice(invoice(), LETTERHEAD.brand));
    expect(once.equals(Buffer.from(renderInvoice(invoice(), LETTERHEAD.brand)))).toBe(true);
  });
});

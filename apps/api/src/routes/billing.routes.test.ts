import { createPaymentLink } from "@plumbline/core/billing/create-payment-link";
import { readPaymentLink } from "@plumbline/core/billing/read-payment-link";
import { payLink } from "@plumbline/core/billing/settle-payments.testing";
import { suspendClient } from "@plumbline/core/clients/suspend-client";
import {
  decideDisputes,
  disputeNewest,
  failNextCharge,
  replaceCard,
} from "@plumbline/core/platform/payments/sandbox/operate";
import { settlePayments } from "@plumbline/core/billing/settle-payments.testing";
import { refundPayment } from "@plumbline/core/platform/payments/sandbox/disputes";
import { readPdf } from "@plumbline/documents/read-pdf.testing";
import type { Person } from "@plumbline/testing/cast";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import {
  api,
  bakery,
  billingOf,
  post,
  refusal,
  payFirst,
  pass,
  fallSuspended,
  fallCanceled,
  stageBilling,
} from "#routes/billing-stage.testing.ts";

stageBilling();

describe("billing", () => {
  it("shows everyone of the organization the subscription, the plans, the card and what was paid", async () => {
    await payFirst();
    const billing = await billingOf(api.cast.vera);
    expect(billing).toMatchObject({
      currentSubscription: {
        plan: "Monthly",
        planId: "monthly",
        status: "ACTIVE",
        monthlyPrice: 300,
        nextBillingDate: "2026-12-01T12:00:00.000Z",
        currentPeriodEnd: "2026-12-01T12:00:00.000Z",
        cancelsAtPeriodEnd: false,
        isCharged: true,
        needsReactivation: false,
      },
      account: { kind: "active", isScanning: true, remedy: null, next: { at: "2026-12-01T12:00:00.000Z" } },
      availablePlans: [
        { id: "monthly", name: "Monthly", monthlyPrice: 497, isRecommended: true },
        { id: "plus", name: "Plus", monthlyPrice: 797, isRecommended: false, features: ["Priority support"] },
      ],
      paymentMethod: { brand: "Visa", last4: "4242", expiresOn: "2029-11", isExpired: false },
      // 13 of 30 days: 18 November is one of them.
      billingHistory: [
        {
          description: "Monthly Plan",
          amount: 13_000,
          status: "paid",
          number: expect.stringMatching(/^SBX-/u),
        },
      ],
    });
    const { body } = await api.send(api.cast.bob, { url: "/api/client-auth/invoices" });
    expect(body["data"]).toEqual({ invoices: billing.billingHistory });
  });

  it("has nothing of another organization, and nothing for no one", async () => {
    await payFirst();
    expect(await billingOf(api.cast.charlie)).toMatchObject({ billingHistory: [], paymentMethod: null });
    for (const path of ["billing", "invoices", "plan-switch?planId=plus"])
      expect((await api.send(null, { url: `/api/client-auth/${path}` })).status).toBe(401);
  });

  it("says that there is no subscription", async () => {
    expect(await billingOf(api.cast.alice)).toMatchObject({
      currentSubscription: null,
      paymentMethod: null,
      account: { kind: "none", remedy: "choose-plan" },
    });
  });

  it("promises no next payment once the subscription is to end", async () => {
    await payFirst();
    await post(api.cast.alice, "cancel-subscription");
    expect(await billingOf(api.cast.alice)).toMatchObject({
      currentSubscription: { nextBillingDate: null, currentPeriodEnd: "2026-12-01T12:00:00.000Z" },
      account: { kind: "ending", remedy: "resume", title: "Your subscription ends on December 1, 2026" },
    });
  });

  it("promises none while a payment is due, and none after the end", async () => {
    await payFirst();
    await failNextCharge(api.services, api.cast.alice.organizationId);
    await pass(13);
    expect((await billingOf(api.cast.alice)).currentSubscription).toMatchObject({
      status: "PAST_DUE",
      nextBillingDate: null,
      needsReactivation: false,
    });
    await replaceCard(api.services, api.cast.alice.organizationId, "fails-later");
    await pass(20);
    expect((await billingOf(api.cast.alice)).currentSubscription).toMatchObject({
      status: "CANCELED",
      nextBillingDate: null,
      needsReactivation: true,
    });
  });

  it("tells of the operator's suspension with the reason, and offers nothing that would not help", async () => {
    await payFirst();
    await suspendClient(bakery(), "The website belongs to someone else.");
    const { account, currentSubscription } = await billingOf(api.cast.alice);
    expect(account).toMatchObject({
      kind: "suspended-by-operator",
      reason: "The website belongs to someone else.",
      remedy: "contact-support",
      isScanning: false,
    });
    expect(currentSubscription).toMatchObject({ status: "SUSPENDED", needsReactivation: false });
    const { body } = await api.send(api.cast.vera, { url: "/api/client-auth/dashboard-data" });
    expect(body["data"]).toMatchObject({
      subscription: { status: "SUSPENDED" },
      account: { reason: "The website belongs to someone else." },
      access: { needsReactivation: false },
    });
  });
});

describe("an invoice", () => {
  async function newest(): Promise<string> {
    return (await billingOf(api.cast.alice)).billingHistory[0]?.id ?? "";
  }

  async function download(person: Person, id: string): Promise<unknown[]> {
    const { status, body } = await api.send(person, { url: `/api/client-auth/invoices/${id}/download` });
    return [status, body["code"]];
  }

  it("of the sandbox is ours, with its arithmetic, and never changes once it was handed out", async () => {
    await payFirst();
    const url = `/api/client-auth/invoices/${await newest()}`;
    const { bytes, headers } = await api.send(api.cast.alice, { url: `${url}/download` });
    expect(headers["content-disposition"]).toMatch(/"invoice-SBX-\d{6}\.pdf"/u);
    const { text, totalPages } = await readPdf(bytes);
    expect(totalPages).toBe(1);
    expect(text).toMatch(/Billed to Harbor Bakery alice@cast\.example/u);
    expect(text).toMatch(/ of 30 days of the month \$\d+\.\d\d/u);
    await api.services.db.execute(sql`update invoices set lines = '[]', total_cents = 1`);
    expect((await api.send(api.cast.vera, { url: `${url}/download` })).bytes.equals(bytes)).toBe(true);
  });

  it("that became void after it was handed out asks for no payment, and has no receipt", async () => {
    await payFirst();
    const url = `/api/client-auth/invoices/${await newest()}`;
    await api.services.db.execute(sql`update invoices set state = 'open', paid_at = null`);
    const before = await readPdf((await api.send(api.cast.alice, { url: `${url}/download` })).bytes);
    expect(before.text).toContain("We charge the card on file.");
    await api.services.db.execute(sql`update invoices set state = 'void'`);
    const { text } = await readPdf((await api.send(api.cast.alice, { url: `${url}/download` })).bytes);
    expect(text).toContain("This invoice is void. There is nothing to pay.");
    expect(text).not.toMatch(/Due on|We charge/u);
    expect((await api.send(api.cast.alice, { url: `${url}/receipt` })).body).toMatchObject({
      code: "invoice.not-paid",
    });
  });

  it("that was refunded and then taken back by the bank says both, with the credit note", async () => {
    await payFirst();
    await giveBack(5000);
    await disputeNewest(api.services, api.cast.alice.organizationId);
    await decideDisputes(api.services, api.cast.alice.organizationId, "lost");
    await settlePayments(api.services);
    for (const kind of ["download", "receipt"]) {
      const url = `/api/client-auth/invoices/${await newest()}/${kind}`;
      const { text } = await readPdf((await api.send(api.cast.alice, { url })).bytes);
      expect(text).toContain("Refunded, credit note TEST-CN-000001 −$50.00 Returned to your bank −$");
    }
  });

  it("that is paid has a receipt, by the card that paid it", async () => {
    await payFirst();
    const url = `/api/client-auth/invoices/${await newest()}/receipt`;
    const { text } = await readPdf((await api.send(api.cast.alice, { url })).bytes);
    expect(text).toContain("Receipt");
    expect(text).toMatch(/Paid with Visa ending in \d{4} Payment reference pay_sandbox_/u);
    await api.services.db.execute(sql`update invoices set paid_at = null`);
    expect((await api.send(api.cast.alice, { url })).body).toMatchObject({ code: "invoice.not-paid" });
  });

  /** Gives a part of what was paid back, as if by hand at the provider. */
  async function giveBack(cents: number): Promise<void> {
    const { db } = api.services;
    const { rows } = await db.execute<{ id: string }>(sql`select payment_id as id from sandbox_invoices`);
    await refundPayment(api.services, rows[0]?.id ?? "", cents);
    await settlePayments(api.services);
  }

  it("that was given back in parts has a credit note for each, with its own number, day and amount", async () => {
    await payFirst();
    await giveBack(5000);
    api.services.clock.advance(24 * 60 * 60 * 1000);
    await giveBack(2000);
    const [entry] = (await billingOf(api.cast.alice)).billingHistory;
    const notes = entry?.creditNotes ?? [];
    expect(notes.map(({ amount }) => amount)).toEqual([5000, 2000]);
    expect(notes.map(({ number }) => number)).toEqual(
      [...notes.keys()].map((at) => `TEST-CN-00000${at + 1}`),
    );
    const urls = notes.map(({ id }) => `/api/client-auth/credit-notes/${id}/download`);
    const files = await Promise.all(urls.map((url) => api.send(api.cast.alice, { url })));
    const texts = await Promise.all(files.map(async ({ bytes }) => (await readPdf(bytes)).text));
    expect(texts[0]).toContain(`Corrects invoice ${entry?.number}`);
    expect(texts[0]).toContain("Total −$50.00");
    expect(texts[1]).toContain("Earlier credit notes refunded $50.00. We refunded $20.00 to");
    expect(files[1]?.headers["content-disposition"]).toContain('"credit-note-TEST-CN-000002.pdf"');
    const [url = ""] = urls;
    expect((await api.send(api.cast.charlie, { url })).body).toMatchObject({ code: "credit-note.not-found" });
    expect((await api.send(api.cast.vera, { url })).bytes.equals(files[0]?.bytes ?? Buffer.of())).toBe(true);
  });

  it("is not found by an outsider, nor one that is none", async () => {
    await payFirst();
    const id = await newest();
    expect(await download(api.cast.charlie, id)).toEqual([404, "invoice.not-found"]);
    expect(await download(api.cast.alice, api.cast.alice.userId)).toEqual([404, "invoice.not-found"]);
  });
});

describe("replacing the card", () => {
  it("leads to the provider's page and back to where the browser came from", async () => {
    await payFirst();
    const { status, body } = await post(api.cast.alice, "payment-method");
    expect(status).toBe(200);
    expect(body["data"]).toEqual({ url: expect.stringContaining("/sandbox-checkout/") });
  });

  it("is for owners, and for who has paid by card", async () => {
    expect(await refusal(api.cast.alice, "payment-method")).toEqual([409, "payment.no-customer"]);
    await payFirst();
    for (const person of [api.cast.bob, api.cast.vera])
      expect(await refusal(person, "payment-method")).toEqual([403, "role.forbidden"]);
    expect(await refusal(api.cast.charlie, "payment-method")).toEqual([409, "payment.no-customer"]);
    expect((await post(null, "payment-method")).status).toBe(401);
  });
});

describe("choosing a plan", () => {
  async function chosen(payload?: { planId: string }): Promise<string> {
    const { status, body } = await post(api.cast.alice, "choose-plan", payload);
    expect(status).toBe(200);
    const { path } = body["data"] as { path: string };
    return /^\/pay\/([\w-]{43})$/u.exec(path)?.[1] ?? "";
  }

  it("leads to a page to pay on, at the standard price", async () => {
    const token = await chosen();
    expect((await readPaymentLink(api.services, token)).plan.monthlyPrice).toBe(49_700);
    await payLink(api.services, token);
    expect((await billingOf(api.cast.alice)).currentSubscription?.status).toBe("ACTIVE");
  });

  it("is of any plan that is offered, and of no other", async () => {
    const token = await chosen({ planId: "plus" });
    expect((await readPaymentLink(api.services, token)).plan).toMatchObject({
      name: "Plus",
      monthlyPrice: 79_700,
    });
    await payLink(api.services, token);
    expect((await billingOf(api.cast.alice)).currentSubscription).toMatchObject({ planId: "plus" });
    await fallCanceled();
    expect(await refusal(api.cast.alice, "choose-plan", { planId: "gold" })).toEqual([404, "plan.unknown"]);
  });

  it("shows and takes the price agreed with the client for its plan, and the usual one for others", async () => {
    const expiresAt = new Date(api.services.clock.now().getTime() + 60_000);
    const link = (plan: string) =>
      createPaymentLink(bakery(), { plan, monthlyPriceCents: 30_000, expiresAt });
    const prices = async () =>
      (await billingOf(api.cast.alice)).availablePlans.map(({ id, monthlyPrice }) => [id, monthlyPrice]);
    await link("monthly");
    expect(await prices()).toEqual([
      ["monthly", 300],
      ["plus", 797],
    ]);
    const priceOf = async (planId: string) =>
      (await readPaymentLink(api.services, await chosen({ planId }))).plan.monthlyPrice;
    expect(await priceOf("monthly")).toBe(30_000);
    expect(await priceOf("plus")).toBe(79_700);
    await link("annual");
    expect(await prices()).toEqual([
      ["annual", 300],
      ["monthly", 497],
      ["plus", 797],
    ]);
    expect(await priceOf("annual")).toBe(30_000);
  });

  it("keeps the price that was agreed before", async () => {
    await payFirst();
    await fallCanceled();
    expect((await readPaymentLink(api.services, await chosen())).plan.monthlyPrice).toBe(30_000);
  });

  it("lets a suspended client pay with another card, once", async () => {
    await payFirst();
    await fallSuspended();
    await payLink(api.services, await chosen());
    const { currentSubscription, billingHistory } = await billingOf(api.cast.alice);
    expect(currentSubscription?.status).toBe("ACTIVE");
    expect(billingHistory.map(({ status }) => status)).toEqual(["paid", "void", "paid"]);
  });

  it("is refused while a subscription runs, and while the organization is suspended", async () => {
    await payFirst();
    expect(await refusal(api.cast.alice, "choose-plan")).toEqual([409, "subscription.active"]);
    await failNextCharge(api.services, api.cast.alice.organizationId);
    await pass(13);
    expect(await refusal(api.cast.alice, "choose-plan")).toEqual([409, "subscription.active"]);
    await suspendClient(bakery(), "The terms were broken.");
    expect(await refusal(api.cast.alice, "choose-plan")).toEqual([403, "organization.suspended"]);
  });

  it("is for owners, each of their own organization", async () => {
    for (const person of [api.cast.bob, api.cast.vera])
      expect(await refusal(person, "choose-plan")).toEqual([403, "role.forbidden"]);
    expect((await post(null, "choose-plan")).status).toBe(401);
  });
});

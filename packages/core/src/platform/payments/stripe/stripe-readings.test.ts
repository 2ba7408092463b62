import { Stripe } from "stripe";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { receivePaymentEvent } from "#billing/events/receive-payment-event.ts";
import { workPaymentEvent } from "#billing/events/work-payment-event.ts";
import { readBilling } from "#billing/read-billing.ts";
import { readInvoiceDocument } from "#billing/read-invoice-document.ts";
import { paymentEvents } from "#platform/database/tables/billing.table.ts";
import { STRIPE_API_VERSION } from "#platform/payments/stripe/open-stripe.ts";
import { refusal } from "#platform/payments/stripe/stripe-peer.testing.ts";
import {
  SECRET,
  sample,
  NOVEMBER,
  subscription,
  invoice,
  charge,
  peer,
  services,
  bakery,
  world,
  deliver,
  workAll,
  payFirst,
  callsTo,
  stageStripe,
  hasSamples,
} from "#platform/payments/stripe/stripe-stage.testing.ts";

describe.skipIf(!hasSamples)("with Stripe (needs its sample objects in ../shared/schemas)", () => {
  stageStripe();

  describe("reading a customer back", () => {
    it("tells card, period, invoice with tax, and what it was for", async () => {
      await payFirst();
      expect(await readBilling(bakery)).toMatchObject({
        currentSubscription: {
          status: "ACTIVE",
          currentPeriodEnd: "2026-12-01T12:00:00.000Z",
          monthlyPrice: 497,
        },
        paymentMethod: { brand: "Visa", last4: "4242", expiresOn: "2029-04", isExpired: false },
        billingHistory: [
          { number: "PLB-0001", amount: 21_537, tax: 1537, status: "paid", description: "Monthly Plan" },
        ],
      });
    });

    it("names the card the charge went to, however late it hears of it", async () => {
      const card = { brand: "mastercard", last4: "4444" };
      services.clock.advance(3 * 24 * 60 * 60 * 1000);
      await payFirst({ charges: [charge({ payment_method_details: { type: "card", card } })] });
      const [entry] = (await readBilling(bakery)).billingHistory;
      const { payment } = await readInvoiceDocument(bakery, { id: entry?.id ?? "", kind: "invoice" });
      expect(payment?.card).toBe("Mastercard ending in 4444");
    });

    it.each([
      ["past_due", "PAST_DUE"],
      ["unpaid", "PAST_DUE"],
      ["trialing", "TRIALING"],
      ["canceled", "CANCELED"],
    ])("that is %s makes the account %s", async (status, expected) => {
      await payFirst();
      const due = invoice({
        id: "in_2",
        status: "open",
        amount_paid: 0,
        billing_reason: "subscription_cycle",
      });
      world.subscriptions = [subscription({ status, ended_at: status === "canceled" ? NOVEMBER : null })];
      world.invoices = [due, invoice()];
      await deliver(`evt_${status}`, subscription({ customer: "cus_1" }));
      await workAll();
      expect((await readBilling(bakery)).currentSubscription?.status).toBe(expected);
    });

    it("leaves a subscription out whose first payment was never made", async () => {
      await payFirst();
      world.subscriptions = [subscription(), subscription({ id: "sub_2", status: "incomplete_expired" })];
      await deliver("evt_2", subscription({ customer: "cus_1" }));
      await workAll();
      expect(callsTo("DELETE /v1/subscriptions/:id")).toEqual([]);
      expect((await readBilling(bakery)).currentSubscription?.status).toBe("ACTIVE");
    });

    it("finds disputes and refunds by the charge of the invoice", async () => {
      await payFirst();
      world.charges = [charge({ disputed: true, amount_refunded: 5000 })];
      world.disputes = [
        sample("dispute", { id: "dp_1", charge: "ch_1", amount: 21_537, status: "needs_response" }),
      ];
      const back = (id: string, amount: number, created: number) =>
        sample("refund", { id, amount, created, charge: "ch_1", status: "succeeded" });
      world.refunds = [
        back("re_2", 2000, NOVEMBER + 86_400),
        back("re_1", 3000, NOVEMBER + 3600),
        sample("refund", { id: "re_3", amount: 100, charge: "ch_1", status: "failed" }),
      ];
      await deliver(
        "evt_3",
        { id: "dp_1", object: "dispute", charge: "ch_1" },
        { type: "charge.dispute.created" },
      );
      await workAll();
      expect(await readBilling(bakery)).toMatchObject({
        account: { kind: "suspended-disputed" },
        billingHistory: [
          {
            amountRefunded: 5000,
            creditNotes: [
              {
                number: "TEST-CN-000001",
                amount: 3000,
                date: new Date((NOVEMBER + 3600) * 1000).toISOString(),
              },
              { number: "TEST-CN-000002", amount: 2000 },
            ],
          },
        ],
      });
    });

    it("does not suspend while a bank only asks", async () => {
      await payFirst();
      world.charges = [charge({ disputed: true })];
      world.disputes = [sample("dispute", { charge: "ch_1", status: "warning_needs_response" })];
      await deliver("evt_4", charge());
      await workAll();
      expect((await readBilling(bakery)).account.kind).toBe("active");
    });

    it("that Stripe no longer knows changes nothing", async () => {
      await payFirst();
      peer.routes["GET /v1/customers/:id"] = () => refusal(404, "resource_missing");
      await deliver("evt_5", charge());
      expect(await workAll()).toContain("missing");
      expect((await readBilling(bakery)).currentSubscription?.status).toBe("ACTIVE");
    });

    it("in a state that is new to us is an error, not a guess", async () => {
      await payFirst();
      world.subscriptions = [subscription({ status: "frozen" })];
      await deliver("evt_6", charge());
      const waiting = await services.db.select().from(paymentEvents);
      const { id } = waiting.find(({ eventId }) => eventId === "evt_6") ?? { id: "" };
      await expect(workPaymentEvent(services, id)).rejects.toThrow("frozen");
    });
  });

  describe("an event", () => {
    async function refused(body: string, signature: string): Promise<void> {
      await expect(receivePaymentEvent(services, { body, signature })).rejects.toMatchObject({
        code: "payment.event-not-genuine",
      });
    }
    const signed = (payload: string, options: { secret?: string; age?: number } = {}) =>
      Stripe.webhooks.generateTestHeaderString({
        payload,
        secret: options.secret ?? SECRET,
        timestamp: NOVEMBER - (options.age ?? 0),
      });
    const payload = () =>
      JSON.stringify(
        sample("event", {
          id: "evt_1",
          type: "customer.updated",
          data: { object: { id: "cus_1", object: "customer" } },
        }),
      );

    it("that was tampered with, is old, or is signed by someone else is refused", async () => {
      await refused(payload().replace("cus_1", "cus_2"), signed(payload()));
      await refused(payload(), signed(payload(), { age: 301 }));
      await refused(payload(), signed(payload(), { secret: "whsec_other" }));
      await refused(payload(), "");
      expect(await services.db.$count(paymentEvents)).toBe(0);
    });

    it("of five minutes ago, with a second signature of an old secret, is taken", async () => {
      const header = `${signed(payload(), { age: 299 })},v1=${"0".repeat(64)}`;
      await receivePaymentEvent(services, { body: payload(), signature: header });
      expect(await services.db.$count(paymentEvents)).toBe(1);
    });

    it.each([
      [
        "the pinned version",
        STRIPE_API_VERSION,
        { customer: "cus_1", parent: { subscription_details: { subscription: "sub_1" } } },
      ],
      [
        "an older version",
        "2022-11-15",
        { customer: { id: "cus_1", object: "customer" }, subscription: "sub_1", charge: "ch_1" },
      ],
    ])(
      "of %s leads to the same, since only the customer is taken from it",
      async (_case, api_version, object) => {
        await payFirst();
        world.subscriptions = [subscription({ cancel_at_period_end: true })];
        await deliver("evt_7", { id: "in_7", object: "invoice", ...object }, { api_version });
        await workAll();
        expect((await readBilling(bakery)).account.kind).toBe("ending");
      },
    );

    it("that comes twice, and after a later one, changes nothing", async () => {
      await payFirst();
      world.subscriptions = [subscription({ status: "canceled", ended_at: NOVEMBER })];
      await deliver("evt_later", subscription({ customer: "cus_1", status: "canceled" }));
      await deliver("evt_later", subscription({ customer: "cus_1", status: "canceled" }));
      await workAll();
      await deliver("evt_earlier", subscription({ customer: "cus_1", status: "active" }));
      await workAll();
      expect((await readBilling(bakery)).currentSubscription?.status).toBe("CANCELED");
      const { rows } = await services.db.execute(
        sql`select subject from mails where subject like '%has ended%'`,
      );
      expect(rows).toHaveLength(1);
    });
  });
});

import { describe, expect, it } from "vitest";

import { callStripe, openStripe } from "#platform/payments/stripe/open-stripe.ts";
import { PEER_KEY, refusal } from "#platform/payments/stripe/stripe-peer.testing.ts";
import {
  SECRET,
  NOVEMBER,
  subscription,
  invoice,
  charge,
  sample,
  peer,
  services,
  payments,
  world,
  callsTo,
  one,
  stageStripe,
  hasSamples,
} from "#platform/payments/stripe/stripe-stage.testing.ts";

describe.skipIf(!hasSamples)("with Stripe (needs its sample objects in ../shared/schemas)", () => {
  stageStripe();

  describe("what charges carries a key of our own act", () => {
    const TERMS = { plan: "plus", monthlyPriceCents: 79_700 };
    const SWITCH = {
      customerId: "cus_1",
      subscriptionId: "sub_1",
      terms: TERMS,
      planName: "Plus",
      at: new Date(NOVEMBER * 1000),
    };

    it("a switch, previewed and made for the same moment", async () => {
      expect(await payments.previewSwitch(SWITCH)).toEqual({ dueNowCents: 13_000, creditCents: 0 });
      expect(await payments.switchPlan({ ...SWITCH, key: "act-1" })).toBe("done");
      const preview = one("POST /v1/invoices/create_preview").parameters;
      const { parameters, idempotencyKey } = one("POST /v1/subscriptions/:id");
      expect(idempotencyKey).toBe("act-1");
      for (const name of ["items[0][id]", "items[0][price]", "proration_behavior", "proration_date"]) {
        const [first, ...rest] = name.split("[");
        const nested = `subscription_details[${first}]${rest.map((part) => `[${part}`).join("")}`;
        expect(preview.get(nested)).toBe(parameters.get(name));
      }
      expect(parameters.get("payment_behavior")).toBe("error_if_incomplete");
    });

    it("a switch after a refund, without the credit that Stripe gives for days that were given back", async () => {
      world.invoices = [invoice({ customer: "cus_1" })];
      world.charges = [charge({ amount_refunded: 21_537 })];
      world.refunds = [sample("refund", { charge: "ch_1", amount: 21_537, status: "succeeded" })];
      const credit = sample("line_item", {
        amount: -20_000,
        parent: { type: "subscription_item_details", subscription_item_details: { proration: true } },
      });
      const rest = sample("line_item", { amount: 33_000, parent: null });
      peer.routes["POST /v1/invoices/create_preview"] = ({ parameters }) => {
        const added = Number(parameters.get("invoice_items[0][price_data][unit_amount]") ?? 0);
        const lines = { object: "list", data: [credit, rest] };
        return { body: invoice({ amount_due: 13_000 + added, ending_balance: 0, lines }) };
      };
      expect(await payments.previewSwitch(SWITCH)).toEqual({ dueNowCents: 33_000, creditCents: 0 });
      expect(await payments.switchPlan({ ...SWITCH, key: "act-1" })).toBe("done");
      const { parameters } = one("POST /v1/subscriptions/:id");
      expect(parameters.get("add_invoice_items[0][price_data][unit_amount]")).toBe("20000");
      expect(parameters.get("add_invoice_items[0][price_data][currency]")).toBe("usd");
      expect(parameters.get("add_invoice_items[0][price_data][product]")).not.toBe(null);
    });

    it("a new start with the card on file", async () => {
      world.subscriptions = [subscription({ status: "canceled", default_payment_method: "pm_1" })];
      const request = {
        customerId: "cus_1",
        organizationId: "o1",
        terms: TERMS,
        planName: "Plus",
        key: "act-2",
      };
      expect(await payments.start(request)).toBe("done");
      const { parameters, idempotencyKey } = one("POST /v1/subscriptions");
      expect(idempotencyKey).toBe("act-2");
      expect(Object.fromEntries(parameters)).toMatchObject({
        default_payment_method: "pm_1",
        payment_behavior: "error_if_incomplete",
        off_session: "true",
        "items[0][price]": "price_79700",
      });
    });

    it("an invoice that is collected, a refund, an end, a hold", async () => {
      await payments.collect("in_1", { key: "act-3" });
      await payments.refund({ paymentId: "pi_1", amountCents: 500, key: "act-4" });
      await payments.end("sub_1", { key: "act-5" });
      await payments.holdCharges("sub_1", true, { key: "act-6" });
      await payments.holdCharges("sub_1", false, { key: "act-7" });
      await payments.setCancelsAtPeriodEnd("sub_1", true, { key: "act-8" });
      const keyed = peer.calls.flatMap(({ idempotencyKey }) =>
        idempotencyKey?.startsWith("act-") ? [idempotencyKey] : [],
      );
      expect(keyed).toEqual(["act-3", "act-4", "act-5", "act-6", "act-7", "act-8"]);
      expect(Object.fromEntries(one("POST /v1/refunds").parameters)).toEqual({
        payment_intent: "pi_1",
        amount: "500",
        reason: "duplicate",
      });
      const held = callsTo("POST /v1/subscriptions/:id").map(({ parameters }) => parameters.toString());
      expect(held).toEqual([
        "pause_collection%5Bbehavior%5D=void",
        "pause_collection=",
        "cancel_at_period_end=true",
      ]);
    });

    it("and says how it went with the card", async () => {
      peer.routes["POST /v1/invoices/:id/pay"] = () => refusal(402, "card_declined");
      expect(await payments.collect("in_1", { key: "act-9" })).toBe("declined");
      peer.routes["POST /v1/invoices/:id/pay"] = () => refusal(402, "invoice_payment_intent_requires_action");
      expect(await payments.collect("in_1", { key: "act-10" })).toBe("needs-authentication");
      peer.routes["POST /v1/invoices/:id/pay"] = () => refusal(400, "parameter_missing");
      await expect(payments.collect("in_1", { key: "act-11" })).rejects.toThrow(/parameter_missing/u);
    });
  });

  describe("when Stripe", () => {
    it("cannot be reached, the act can be done again with the same key", async () => {
      peer.routes["POST /v1/refunds"] = () => ({
        status: 500,
        body: { error: { type: "api_error", message: "down" } },
      });
      const wanted = { paymentId: "pi_1", amountCents: 500, key: "act-down" };
      await expect(payments.refund(wanted)).rejects.toMatchObject({ code: "payment.provider-unavailable" });
    });

    it("refuses a call, neither key nor anything of a person is in what is logged", async () => {
      peer.routes["POST /v1/customers"] = () => ({
        status: 400,
        body: {
          error: {
            type: "invalid_request_error",
            code: "email_invalid",
            param: "email",
            message: "Invalid email: alice@cast.example",
          },
        },
      });
      const known = { organizationId: "o1", name: "Harbor Bakery", email: "alice@cast.example" };
      const failure = await payments.ensureCustomer(known).then(
        () => null,
        (error: unknown) => error,
      );
      services.log.error({ err: failure, config: services.config }, "A call failed");
      const written = services.logText();
      expect(written).toContain("email_invalid");
      for (const secret of [PEER_KEY, SECRET, "alice@cast.example"]) expect(written).not.toContain(secret);
    });

    it("is sent what it does not know, it says so, as the real one would", async () => {
      const stripe = openStripe(services.config);
      const odd = { metadata: {}, nickname: "Alice" };
      await expect(callStripe(() => stripe.customers.create(odd))).rejects.toThrow(
        /parameter_unknown param=nickname/u,
      );
    });
  });
});

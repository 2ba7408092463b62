import { describe, expect, it } from "vitest";

import { runPaymentAct } from "#billing/payment-acts/run-payment-act.ts";
import { setBillingDetails } from "#billing/set-billing-details.ts";
import { paymentActs } from "#platform/database/tables/billing.table.ts";
import { createPaymentLink } from "#billing/create-payment-link.ts";
import { openCheckout } from "#billing/settle-payments.testing.ts";
import type { OrganizationContext, UserContext } from "#platform/context.ts";
import { STRIPE_API_VERSION } from "#platform/payments/stripe/open-stripe.ts";
import { list, refusal } from "#platform/payments/stripe/stripe-peer.testing.ts";
import {
  NOVEMBER,
  DECEMBER,
  price,
  subscription,
  peer,
  services,
  payments,
  cast,
  bakery,
  world,
  payFirst,
  callsTo,
  one,
  stageStripe,
  hasSamples,
} from "#platform/payments/stripe/stripe-stage.testing.ts";

/** The organization's owner at work. */
function ownerOf(context: OrganizationContext): UserContext {
  const { userId } = cast.alice;
  return { ...context, actor: { kind: "user", userId, sessionId: "none", role: "owner" } };
}

describe.skipIf(!hasSamples)("with Stripe (needs its sample objects in ../shared/schemas)", () => {
  stageStripe();

  describe("a checkout", () => {
    it("is opened for a subscription on the 1st at noon, the rest of the month paid now, by card", async () => {
      await payFirst();
      const { parameters, idempotencyKey } = one("POST /v1/checkout/sessions");
      expect(Object.fromEntries(parameters)).toMatchObject({
        mode: "subscription",
        customer: "cus_1",
        client_reference_id: cast.alice.organizationId,
        "line_items[0][price]": "price_49700",
        "line_items[0][quantity]": "1",
        "allowed_payment_method_types[0]": "card",
        "subscription_data[billing_cycle_anchor_config][day_of_month]": "1",
        "subscription_data[billing_cycle_anchor_config][hour]": "12",
        "subscription_data[proration_behavior]": "create_prorations",
        "subscription_data[metadata][plan]": "monthly",
        expires_at: String(NOVEMBER + 3600),
      });
      expect(idempotencyKey).toMatch(/^checkout [\w-]+ 1$/u);
    });

    it("opened again is the same, with the same key", async () => {
      const expiresAt = new Date("2027-01-01T00:00:00Z");
      const token = await createPaymentLink(bakery, {
        plan: "monthly",
        monthlyPriceCents: 49_700,
        expiresAt,
      });
      await openCheckout(services, token);
      services.clock.advance(5 * 60 * 1000);
      await openCheckout(services, token);
      expect(callsTo("POST /v1/checkout/sessions")).toHaveLength(1);
      expect(callsTo("POST /v1/customers")).toHaveLength(1);
    });

    it("on the 1st before noon pays for the whole month at once", async () => {
      services.clock.advance((DECEMBER - 3600 - NOVEMBER) * 1000);
      const expiresAt = new Date("2027-01-01T00:00:00Z");
      await openCheckout(
        services,
        await createPaymentLink(bakery, { plan: "monthly", monthlyPriceCents: 49_700, expiresAt }),
      );
      const { parameters } = one("POST /v1/checkout/sessions");
      expect(parameters.get("subscription_data[billing_cycle_anchor_config][day_of_month]")).toBe("1");
      expect(parameters.has("subscription_data[billing_cycle_anchor_config][hour]")).toBe(false);
    });
  });

  describe("a price", () => {
    const TERMS = { plan: "monthly", monthlyPriceCents: 30_000 };

    it("is made once, named so that Stripe finds it again", async () => {
      expect(await payments.ensurePrice(TERMS)).toBe("price_30000");
      expect(await payments.ensurePrice(TERMS)).toBe("price_30000");
      const { parameters, idempotencyKey } = one("POST /v1/prices");
      expect(Object.fromEntries(parameters)).toEqual({
        product: "plumbline-monthly",
        currency: "usd",
        unit_amount: "30000",
        "recurring[interval]": "month",
        lookup_key: "plumbline-monthly-30000-usd-month",
        "metadata[plan]": "monthly",
      });
      expect(idempotencyKey).toBe("plumbline-monthly-30000-usd-month");
    });

    it("that Stripe knows is taken, unless it is another amount", async () => {
      peer.routes["GET /v1/prices"] = () => list([price(30_000)]);
      await payments.ensurePrice(TERMS);
      expect(callsTo("POST /v1/prices")).toEqual([]);
      peer.routes["GET /v1/prices"] = () => list([price(29_999)]);
      await payments.ensurePrice({ plan: "monthly", monthlyPriceCents: 31_000 });
      expect(callsTo("POST /v1/prices")).toHaveLength(1);
    });

    it("of a product that is there already is made all the same", async () => {
      peer.routes["POST /v1/products"] = () => refusal(400, "resource_already_exists");
      expect(await payments.ensurePrice(TERMS)).toBe("price_30000");
    });
  });

  describe("the doctor", () => {
    const STANDARD = [{ plan: "monthly", monthlyPriceCents: 49_700 }];

    it("misses a price that no one has made, and makes it when asked to", async () => {
      await expect(payments.examine(STANDARD, { isFixing: false })).rejects.toThrow(
        "There is no price of the plan monthly",
      );
      peer.routes["GET /v1/prices/:id"] = () => ({ body: { ...price(49_700), active: true } });
      expect(await payments.examine(STANDARD, { isFixing: true })).toBe(
        `Stripe (test), API ${STRIPE_API_VERSION}, 1 prices`,
      );
      expect(callsTo("POST /v1/prices")).toHaveLength(1);
      expect(callsTo("POST /v1/billing_portal/configurations")).toHaveLength(1);
    });

    it("finds a price that is not what the plan costs", async () => {
      await payments.ensurePrice({ plan: "monthly", monthlyPriceCents: 49_700 });
      peer.routes["GET /v1/prices/:id"] = () => ({ body: { ...price(100), active: true } });
      await expect(payments.examine(STANDARD, { isFixing: false })).rejects.toThrow(
        "is not the plan monthly",
      );
    });
  });

  describe("billing details", () => {
    const address = {
      line1: "1 Main Street",
      line2: "",
      city: "Springfield",
      region: "IL",
      postalCode: "62701",
      country: "US" as const,
    };
    const details = { legalName: "Harbor Bakery, Inc.", address, taxId: "", purchaseOrder: "PO-4711" };

    it("stand on the invoices Stripe prints, from the first checkout on and after each change", async () => {
      await setBillingDetails(ownerOf(bakery), details);
      await payFirst();
      expect(Object.fromEntries(one("POST /v1/customers/:id").parameters)).toEqual({
        name: "Harbor Bakery, Inc.",
        "address[line1]": "1 Main Street",
        "address[line2]": "",
        "address[city]": "Springfield",
        "address[state]": "IL",
        "address[postal_code]": "62701",
        "address[country]": "US",
        "invoice_settings[custom_fields][0][name]": "Purchase order",
        "invoice_settings[custom_fields][0][value]": "PO-4711",
      });
      const changed = { ...details, purchaseOrder: "", address: { ...address, country: "" as const } };
      await setBillingDetails(ownerOf(bakery), changed);
      const [act] = await services.db.select().from(paymentActs);
      await runPaymentAct(bakery, act?.id ?? "");
      const later = callsTo("POST /v1/customers/:id").at(-1);
      expect(Object.fromEntries(later?.parameters ?? [])).toEqual({
        name: "Harbor Bakery, Inc.",
        "invoice_settings[custom_fields]": "",
      });
    });
  });

  it("the card is replaced in the portal, for a subscription that has its own too", async () => {
    world.subscriptions = [subscription({ default_payment_method: "pm_1" })];
    const page = { customerId: "cus_1", returnUrl: "https://app.example/billing" };
    expect(await payments.createCardPage(page)).toEqual({ url: "https://billing.stripe.com/s/1" });
    await payments.createCardPage(page);
    expect(callsTo("POST /v1/billing_portal/configurations")).toHaveLength(1);
    expect(one("POST /v1/customers/:id").parameters.get("invoice_settings[default_payment_method]")).toBe(
      "pm_1",
    );
    expect(one("POST /v1/subscriptions/:id").parameters.get("default_payment_method")).toBe("");
    expect(one("POST /v1/billing_portal/sessions").parameters.get("flow_data[type]")).toBe(
      "payment_method_update",
    );
  });
});

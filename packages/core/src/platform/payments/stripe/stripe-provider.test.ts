import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { createCast, type Cast } from "@plumbline/testing/cast";
import Stripe from "stripe";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { createPaymentLink } from "#billing/create-payment-link.ts";
import { receivePaymentEvent } from "#billing/events/receive-payment-event.ts";
import { workPaymentEvent } from "#billing/events/work-payment-event.ts";
import { readBilling } from "#billing/read-billing.ts";
import { clearPayments, openCheckout } from "#billing/settle-payments.testing.ts";
import { contextFor, type OrganizationContext } from "#platform/context.ts";
import { paymentEvents, subscriptions } from "#platform/database/tables/billing.table.ts";
import type { PaymentProvider } from "#platform/payments/payment-provider.ts";
import { callStripe, openStripe, STRIPE_API_VERSION } from "#platform/payments/stripe/open-stripe.ts";
import {
  list,
  PEER_KEY,
  type PeerCall,
  readSamples,
  refusal,
  startStripePeer,
  type StripePeer,
} from "#platform/payments/stripe/stripe-peer.testing.ts";

const SECRET = "whsec_peer";
const sampleOf = readSamples();

if (sampleOf === null)
  console.info("Stripe's sample objects are not here (STRIPE_FIXTURES): its tests are skipped.");

/** Stripe's sample of an object with what a test is about. */
function sample(kind: string, changes: Record<string, unknown> = {}): Record<string, unknown> {
  if (sampleOf === null) throw new Error("There are no samples.");
  return sampleOf(kind, changes);
}

const at = (moment: string) => Math.floor(Date.parse(moment) / 1000);
const NOVEMBER = at("2026-11-18T12:00:00Z");
const DECEMBER = at("2026-12-01T12:00:00Z");

function card(id: string, last4: string) {
  return sample("payment_method", {
    id,
    card: { brand: "visa", display_brand: "visa", last4, exp_month: 4, exp_year: 2029 },
  });
}

function price(cents: number) {
  return sample("price", {
    id: `price_${cents}`,
    currency: "usd",
    unit_amount: cents,
    recurring: { interval: "month", interval_count: 1, usage_type: "licensed" },
  });
}

function subscription(changes: Record<string, unknown> = {}) {
  const item = {
    id: "si_1",
    object: "subscription_item",
    price: price(49_700),
    current_period_end: DECEMBER,
  };
  return sample("subscription", {
    id: "sub_1",
    status: "active",
    created: NOVEMBER,
    start_date: NOVEMBER,
    ended_at: null,
    cancel_at: null,
    cancel_at_period_end: false,
    pause_collection: null,
    metadata: { plan: "monthly" },
    default_payment_method: card("pm_1", "4242"),
    items: { object: "list", data: [item] },
    ...changes,
  });
}

function invoice(changes: Record<string, unknown> = {}) {
  const line = sample("line_item", {
    description: "Monthly",
    amount: 21_537,
    period: { start: NOVEMBER, end: DECEMBER },
  });
  const payment = { type: "payment_intent", payment_intent: "pi_1" };
  return sample("invoice", {
    id: "in_1",
    number: "PLB-0001",
    status: "paid",
    billing_reason: "subscription_create",
    total: 21_537,
    subtotal: 20_000,
    total_taxes: [{ amount: 1537, type: "tax_rate_details" }],
    amount_paid: 21_537,
    attempt_count: 1,
    next_payment_attempt: null,
    created: NOVEMBER,
    status_transitions: { finalized_at: NOVEMBER, paid_at: NOVEMBER },
    parent: { type: "subscription_details", subscription_details: { subscription: "sub_1", metadata: {} } },
    payments: { object: "list", data: [sample("invoice_payment", { status: "paid", payment })] },
    lines: { object: "list", data: [line] },
    ...changes,
  });
}

function charge(changes: Record<string, unknown> = {}) {
  return sample("charge", {
    id: "ch_1",
    paid: true,
    disputed: false,
    customer: "cus_1",
    payment_intent: "pi_1",
    amount_refunded: 0,
    ...changes,
  });
}

describe.skipIf(sampleOf === null)("with Stripe", () => {
  let peer: StripePeer;
  let services: TestServices;
  let payments: PaymentProvider;
  let cast: Cast;
  let bakery: OrganizationContext;
  /** What the peer has of the customer. */
  let world: { subscriptions: unknown[]; invoices: unknown[]; charges: unknown[]; disputes: unknown[] };

  beforeAll(async () => {
    peer = await startStripePeer(STRIPE_API_VERSION);
    services = await testServices({
      environment: {
        PAYMENTS: "stripe",
        STRIPE_SECRET_KEY: PEER_KEY,
        STRIPE_WEBHOOK_SECRET: SECRET,
        STRIPE_API_URL: peer.url,
      },
    });
    payments = services.payments;
  });
  afterAll(async () => {
    await services.close();
    await peer.close();
  });

  beforeEach(async () => {
    services.clock.advance(NOVEMBER * 1000 - services.clock.now().getTime());
    await clearPayments(services);
    await services.db.execute(sql`truncate provider_objects`);
    cast = await createCast(services);
    await services.db.delete(subscriptions);
    bakery = contextFor(services, cast.alice.organizationId, { kind: "operator" });
    world = { subscriptions: [], invoices: [], charges: [], disputes: [] };
    peer.forget();
    Object.assign(peer.routes, routes());
  });

  function routes(): StripePeer["routes"] {
    const customer = () => ({
      body: sample("customer", { id: "cus_1", invoice_settings: { default_payment_method: null } }),
    });
    return {
      "POST /v1/customers": customer,
      "GET /v1/customers/:id": customer,
      "POST /v1/customers/:id": customer,
      "GET /v1/prices": () => list([]),
      "POST /v1/products": () => ({ body: sample("product") }),
      "POST /v1/prices": ({ parameters }) => ({ body: price(Number(parameters.get("unit_amount"))) }),
      "POST /v1/checkout/sessions": () => ({
        body: sample("checkout.session", { id: "cs_1", url: "https://checkout.stripe.com/c/pay/cs_1" }),
      }),
      "POST /v1/billing_portal/configurations": () => ({
        body: sample("billing_portal.configuration", { id: "bpc_1" }),
      }),
      "POST /v1/billing_portal/sessions": () => ({
        body: sample("billing_portal.session", { url: "https://billing.stripe.com/s/1" }),
      }),
      "GET /v1/subscriptions": () => list(world.subscriptions),
      "GET /v1/subscriptions/:id": () => ({ body: subscription() }),
      "POST /v1/subscriptions": () => ({ body: subscription() }),
      "POST /v1/subscriptions/:id": () => ({ body: subscription() }),
      "DELETE /v1/subscriptions/:id": () => ({ body: subscription({ status: "canceled" }) }),
      "GET /v1/invoices": () => list(world.invoices),
      "GET /v1/invoices/:id": () => ({ body: invoice({ status: "open" }) }),
      "POST /v1/invoices/:id/pay": () => ({ body: invoice() }),
      "POST /v1/invoices/create_preview": () => ({
        body: invoice({ amount_due: 13_000, ending_balance: 0 }),
      }),
      "GET /v1/charges": () => list(world.charges),
      "GET /v1/charges/:id": () => ({ body: charge() }),
      "GET /v1/disputes": () => list(world.disputes),
      "POST /v1/refunds": () => ({ body: sample("refund") }),
    };
  }

  /** Delivers an event as Stripe does, signed by its own library. */
  async function deliver(id: string, object: Record<string, unknown>, changes: Record<string, unknown> = {}) {
    const payload = JSON.stringify(
      sample("event", {
        id,
        type: "invoice.paid",
        api_version: STRIPE_API_VERSION,
        data: { object },
        ...changes,
      }),
    );
    const timestamp = Math.floor(services.clock.now().getTime() / 1000);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: SECRET, timestamp });
    await receivePaymentEvent(services, { body: payload, signature });
  }

  async function workAll(): Promise<string[]> {
    const waiting = await services.db.select().from(paymentEvents);
    return Promise.all(waiting.map(({ id }) => workPaymentEvent(services, id)));
  }

  /** Alice's organization as one that has opened a checkout, and paid. */
  async function payFirst(): Promise<void> {
    const expiresAt = new Date("2027-01-01T00:00:00Z");
    await openCheckout(
      services,
      await createPaymentLink(bakery, { plan: "monthly", monthlyPriceCents: 49_700, expiresAt }),
    );
    world = { subscriptions: [subscription()], invoices: [invoice()], charges: [charge()], disputes: [] };
    await deliver("evt_paid", invoice({ customer: "cus_1" }));
    await workAll();
  }

  function callsTo(route: string): PeerCall[] {
    return peer.calls.filter((call) => call.route === route);
  }

  const one = (route: string): PeerCall => {
    const [call] = callsTo(route);
    if (call === undefined) throw new Error(`${route} was not called.`);
    return call;
  };

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
      await deliver(
        "evt_3",
        { id: "dp_1", object: "dispute", charge: "ch_1" },
        { type: "charge.dispute.created" },
      );
      await workAll();
      expect(await readBilling(bakery)).toMatchObject({
        account: { kind: "suspended-disputed" },
        billingHistory: [{ amountRefunded: 5000 }],
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

import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { createCast, type Cast } from "@plumbline/testing/cast";
import { Stripe } from "stripe";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach } from "vitest";

import { createPaymentLink } from "#billing/create-payment-link.ts";
import { receivePaymentEvent } from "#billing/events/receive-payment-event.ts";
import { workPaymentEvent } from "#billing/events/work-payment-event.ts";
import { clearPayments, openCheckout } from "#billing/settle-payments.testing.ts";
import { contextFor, type OrganizationContext } from "#platform/context.ts";
import { paymentEvents, subscriptions } from "#platform/database/tables/billing.table.ts";
import type { PaymentProvider } from "#platform/payments/payment-provider.ts";
import { STRIPE_API_VERSION } from "#platform/payments/stripe/open-stripe.ts";
import {
  list,
  PEER_KEY,
  type PeerCall,
  readSamples,
  startStripePeer,
  type StripePeer,
} from "#platform/payments/stripe/stripe-peer.testing.ts";

export const SECRET = "whsec_peer";
const sampleOf = readSamples();
/** Whether Stripe's samples are here: without them its tests are skipped. */
export const hasSamples = sampleOf !== null;

/** Stripe's sample of an object with what a test is about. */
export function sample(kind: string, changes: Record<string, unknown> = {}): Record<string, unknown> {
  if (sampleOf === null) throw new Error("There are no samples.");
  return sampleOf(kind, changes);
}

export const at = (moment: string) => Math.floor(Date.parse(moment) / 1000);
export const NOVEMBER = at("2026-11-18T12:00:00Z");
export const DECEMBER = at("2026-12-01T12:00:00Z");

export function card(id: string, last4: string) {
  return sample("payment_method", {
    id,
    card: { brand: "visa", display_brand: "visa", last4, exp_month: 4, exp_year: 2029 },
  });
}

export function price(cents: number) {
  return sample("price", {
    id: `price_${cents}`,
    currency: "usd",
    unit_amount: cents,
    recurring: { interval: "month", interval_count: 1, usage_type: "licensed" },
  });
}

export function subscription(changes: Record<string, unknown> = {}) {
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

export function invoice(changes: Record<string, unknown> = {}) {
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

export function charge(changes: Record<string, unknown> = {}) {
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

export let peer: StripePeer;
export let services: TestServices;
export let payments: PaymentProvider;
export let cast: Cast;
export let bakery: OrganizationContext;
/** What the peer has of the customer. */
export let world: {
  subscriptions: unknown[];
  invoices: unknown[];
  charges: unknown[];
  disputes: unknown[];
  refunds: unknown[];
};

export function routes(): StripePeer["routes"] {
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
    "GET /v1/refunds": () => list(world.refunds),
    "POST /v1/refunds": () => ({ body: sample("refund") }),
  };
}

/** Delivers an event as Stripe does, signed by its own library. */
export async function deliver(
  id: string,
  object: Record<string, unknown>,
  changes: Record<string, unknown> = {},
) {
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

export async function workAll(): Promise<string[]> {
  const waiting = await services.db.select().from(paymentEvents);
  return Promise.all(waiting.map(({ id }) => workPaymentEvent(services, id)));
}

/** Alice's organization as one that has opened a checkout, and paid. */
export async function payFirst({ charges = [charge()] } = {}): Promise<void> {
  const expiresAt = new Date("2027-01-01T00:00:00Z");
  await openCheckout(
    services,
    await createPaymentLink(bakery, { plan: "monthly", monthlyPriceCents: 49_700, expiresAt }),
  );
  world = {
    subscriptions: [subscription()],
    invoices: [invoice()],
    charges,
    disputes: [],
    refunds: [],
  };
  await deliver("evt_paid", invoice({ customer: "cus_1" }));
  await workAll();
}

export function callsTo(route: string): PeerCall[] {
  return peer.calls.filter((call) => call.route === route);
}

export const one = (route: string): PeerCall => {
  const [call] = callsTo(route);
  if (call === undefined) throw new Error(`${route} was not called.`);
  return call;
};

/** A peer with nothing but what a test puts there, and Harbor Bakery without a subscription, before each test. */
export function stageStripe(): void {
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
    world = { subscriptions: [], invoices: [], charges: [], disputes: [], refunds: [] };
    peer.forget();
    Object.assign(peer.routes, routes());
  });
}

/** Names of parameters below each other; `true` takes any value, `{ "*": ... }` any name. */
export interface Parameters {
  [name: string]: true | Parameters;
}

const METADATA: Parameters = { "*": true };
const EXPAND: Parameters = { expand: { "*": true } };
const ANCHOR: Parameters = { day_of_month: true, hour: true, minute: true, second: true };
const ITEMS: Parameters = { "*": { id: true, price: true, quantity: true } };

const PRICE_DATA: Parameters = { product: true, currency: true, unit_amount: true };
const PERIOD: Parameters = {
  start: { type: true, timestamp: true },
  end: { type: true, timestamp: true },
};

/**
 * What each call may be sent, by Stripe's API reference of the pinned version (https://docs.stripe.com/api). Only
 * what is used here is listed: anything else is refused as Stripe refuses what it does not know.
 */
export const PEER_PARAMETERS: Record<string, Parameters> = {
  "POST /v1/customers": { name: true, email: true, metadata: METADATA },
  "GET /v1/customers/:id": EXPAND,
  "POST /v1/customers/:id": {
    name: true,
    address: { line1: true, line2: true, city: true, state: true, postal_code: true, country: true },
    invoice_settings: { default_payment_method: true, custom_fields: { "*": { name: true, value: true } } },
  },
  "POST /v1/products": { id: true, name: true, description: true },
  "GET /v1/prices": { lookup_keys: { "*": true }, active: true, limit: true },
  "GET /v1/prices/:id": {},
  "POST /v1/prices": {
    product: true,
    currency: true,
    unit_amount: true,
    recurring: { interval: true },
    lookup_key: true,
    metadata: METADATA,
  },
  "POST /v1/checkout/sessions": {
    mode: true,
    customer: true,
    customer_update: { address: true },
    client_reference_id: true,
    line_items: { "*": { price: true, quantity: true } },
    allowed_payment_method_types: { "*": true },
    success_url: true,
    cancel_url: true,
    expires_at: true,
    metadata: METADATA,
    automatic_tax: { enabled: true },
    subscription_data: { metadata: METADATA, billing_cycle_anchor_config: ANCHOR, proration_behavior: true },
  },
  "POST /v1/billing_portal/configurations": {
    features: { payment_method_update: { enabled: true } },
    name: true,
  },
  "POST /v1/billing_portal/sessions": {
    customer: true,
    configuration: true,
    return_url: true,
    flow_data: { type: true, after_completion: { type: true, redirect: { return_url: true } } },
  },
  "GET /v1/subscriptions": { customer: true, status: true, limit: true, ...EXPAND },
  "GET /v1/subscriptions/:id": {},
  "POST /v1/subscriptions": {
    customer: true,
    items: ITEMS,
    billing_cycle_anchor_config: ANCHOR,
    proration_behavior: true,
    payment_behavior: true,
    off_session: true,
    metadata: METADATA,
    default_payment_method: true,
    automatic_tax: { enabled: true },
  },
  "POST /v1/subscriptions/:id": {
    items: ITEMS,
    add_invoice_items: { "*": { price_data: PRICE_DATA, period: PERIOD } },
    proration_behavior: true,
    proration_date: true,
    payment_behavior: true,
    metadata: METADATA,
    cancel_at_period_end: true,
    pause_collection: { behavior: true },
    default_payment_method: true,
  },
  "DELETE /v1/subscriptions/:id": { invoice_now: true, prorate: true },
  "GET /v1/invoices": { customer: true, limit: true, ...EXPAND },
  "GET /v1/invoices/:id": {},
  "POST /v1/invoices/create_preview": {
    automatic_tax: { enabled: true },
    currency: true,
    customer: true,
    invoice_items: { "*": { price_data: PRICE_DATA } },
    subscription: true,
    subscription_details: {
      billing_cycle_anchor: { type: true, timestamp: true },
      items: ITEMS,
      proration_behavior: true,
      proration_date: true,
    },
  },
  "POST /v1/invoices/:id/pay": { off_session: true },
  "GET /v1/charges": { customer: true, limit: true },
  "GET /v1/charges/:id": {},
  "GET /v1/disputes": { charge: true },
  "GET /v1/refunds": { charge: true, limit: true },
  "POST /v1/refunds": { payment_intent: true, amount: true, reason: true },
};

/** The first parameter that is not allowed, written as Stripe does (`items[0][price]`); null when all are. */
export function unknownParameter(names: readonly string[], allowed: Parameters): string | null {
  return (
    names.find(
      (name) =>
        !isAllowed(
          name.split(/[[\]]+/u).filter((part) => part !== ""),
          allowed,
        ),
    ) ?? null
  );
}

function isAllowed(path: readonly string[], allowed: Parameters): boolean {
  const [first = "", ...rest] = path;
  const next = allowed[first] ?? allowed["*"];
  if (next === undefined) return false;
  // An empty value takes a whole group away, e.g. `pause_collection=`.
  return next === true ? rest.length === 0 : rest.length === 0 || isAllowed(rest, next);
}

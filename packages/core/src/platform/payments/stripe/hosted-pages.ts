import { BILLING_HOUR_UTC } from "@plumbline/contract/billing-period";
import type Stripe from "stripe";

import type {
  CardPageRequest,
  Checkout,
  CheckoutRequest,
  NewCustomer,
} from "#platform/payments/payment-provider.ts";
import { ensurePrice } from "#platform/payments/stripe/ensure-price.ts";
import { startsWholeMonth } from "#platform/payments/stripe/first-payment.ts";
import { callStripe, idOf, type StripePart, toSeconds } from "#platform/payments/stripe/open-stripe.ts";
import { keepObject, readObject } from "#platform/payments/stripe/provider-objects.queries.ts";

/** Makes an organization known to Stripe. */
export async function ensureCustomer(
  { stripe }: StripePart,
  { organizationId, name, email }: NewCustomer,
): Promise<string> {
  const { id } = await callStripe(() =>
    stripe.customers.create(
      { name, email, metadata: { organizationId } },
      { idempotencyKey: `customer ${organizationId}` },
    ),
  );
  return id;
}

/** What anchors a subscription on the 1st. One that starts on the 1st before the hour pays the whole month at once. */
export function anchorOnFirst(now: Date) {
  return startsWholeMonth(now)
    ? { day_of_month: 1 }
    : { day_of_month: 1, hour: BILLING_HOUR_UTC, minute: 0, second: 0 };
}

/** Whether Stripe computes taxes, in the words its calls take. */
export function taxOf({ config }: Pick<StripePart, "config">) {
  return config.payments.stripeAutomaticTax ? { automatic_tax: { enabled: true } } : {};
}

/** Opens Stripe's hosted checkout for a subscription. */
export async function createCheckout(part: StripePart, request: CheckoutRequest): Promise<Checkout> {
  const { customerId, organizationId, paymentLinkId, terms, openedAt, expiresAt } = request;
  const price = await ensurePrice(part, terms);
  const metadata = { organizationId, paymentLinkId, plan: terms.plan };
  const tax = taxOf(part);
  const session = await callStripe(() =>
    part.stripe.checkout.sessions.create(
      {
        mode: "subscription",
        customer: customerId,
        client_reference_id: organizationId,
        line_items: [{ price, quantity: 1 }],
        allowed_payment_method_types: ["card"],
        success_url: request.successUrl,
        cancel_url: request.cancelUrl,
        expires_at: toSeconds(expiresAt),
        metadata,
        subscription_data: {
          metadata,
          billing_cycle_anchor_config: anchorOnFirst(openedAt),
          proration_behavior: "create_prorations",
        },
        ...tax,
        // Stripe asks for an address to tax by, and keeps it with the customer.
        ...("automatic_tax" in tax ? { customer_update: { address: "auto" } } : {}),
      },
      { idempotencyKey: request.key },
    ),
  );
  if (session.url === null) throw new Error("Stripe opened a checkout without a page.");
  return { sessionId: session.id, url: session.url };
}

/** Opens the customer portal on the page that replaces the card. */
export async function createCardPage(
  part: StripePart,
  { customerId, returnUrl }: CardPageRequest,
): Promise<{ url: string }> {
  await shareCard(part, customerId);
  const configuration = await portalConfiguration(part);
  const { url } = await callStripe(() =>
    part.stripe.billingPortal.sessions.create({
      customer: customerId,
      configuration,
      return_url: returnUrl,
      flow_data: {
        type: "payment_method_update",
        after_completion: { type: "redirect", redirect: { return_url: returnUrl } },
      },
    }),
  );
  return { url };
}

/**
 * Checkout leaves the card with the subscription alone, where it would go before the one the portal puts on file for
 * the customer. From now on the subscription has the customer's.
 */
async function shareCard({ stripe }: StripePart, customerId: string): Promise<void> {
  const { data } = await callStripe(() => stripe.subscriptions.list({ customer: customerId, status: "all" }));
  for (const { id, status, default_payment_method: method } of data) {
    const card = idOf(method);
    if (card === null || status === "canceled" || status === "incomplete_expired") continue;
    await callStripe(() =>
      stripe.customers.update(customerId, { invoice_settings: { default_payment_method: card } }),
    );
    await callStripe(() => stripe.subscriptions.update(id, { default_payment_method: "" }));
  }
}

const PORTAL = "portal configuration";

/** The portal as it is opened here: it replaces cards and does nothing else, since the rest is done in the app. */
export async function portalConfiguration(part: StripePart): Promise<string> {
  const kept = await readObject(part, PORTAL);
  if (kept !== null) return kept;
  const features: Stripe.BillingPortal.ConfigurationCreateParams["features"] = {
    payment_method_update: { enabled: true },
  };
  const { id } = await callStripe(() =>
    part.stripe.billingPortal.configurations.create(
      { features, name: `${part.config.brand.name} card update` },
      { idempotencyKey: PORTAL },
    ),
  );
  await keepObject(part, PORTAL, id);
  return id;
}

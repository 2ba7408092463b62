import type {
  ChargeOutcome,
  Keyed,
  RefundRequest,
  StartRequest,
  SwitchAmounts,
  SwitchRequest,
} from "#platform/payments/payment-provider.ts";
import { ensurePrice } from "#platform/payments/stripe/ensure-price.ts";
import { anchorOnFirst, taxOf } from "#platform/payments/stripe/hosted-pages.ts";
import {
  callStripe,
  chargeOutcome,
  idOf,
  type StripePart,
  StripeRefusal,
  toSeconds,
} from "#platform/payments/stripe/open-stripe.ts";

/** Starts a subscription with the card on file, or starts nothing. */
export async function start(part: StripePart, request: StartRequest): Promise<ChargeOutcome> {
  const { key, customerId, organizationId, terms } = request;
  const price = await ensurePrice(part, terms);
  const card = await cardOnFile(part, customerId);
  return chargeOutcome(() =>
    part.stripe.subscriptions.create(
      {
        customer: customerId,
        items: [{ price }],
        billing_cycle_anchor_config: anchorOnFirst(part.clock.now()),
        proration_behavior: "create_prorations",
        payment_behavior: "error_if_incomplete",
        off_session: true,
        metadata: { organizationId, plan: terms.plan },
        ...(card === null ? {} : { default_payment_method: card }),
        ...taxOf(part),
      },
      { idempotencyKey: key },
    ),
  );
}

/** The card that paid last: the customer's, else that of the newest subscription, which may have ended. */
async function cardOnFile({ stripe }: StripePart, customerId: string): Promise<string | null> {
  const customer = await callStripe(() => stripe.customers.retrieve(customerId));
  const own = "deleted" in customer ? null : idOf(customer.invoice_settings.default_payment_method);
  if (own !== null) return own;
  const { data } = await callStripe(() =>
    stripe.subscriptions.list({ customer: customerId, status: "all", limit: 10 }),
  );
  return data.map((it) => idOf(it.default_payment_method)).find((card) => card !== null) ?? null;
}

async function itemOf({ stripe }: StripePart, subscriptionId: string): Promise<string> {
  const { items } = await callStripe(() => stripe.subscriptions.retrieve(subscriptionId));
  const [item] = items.data;
  if (item === undefined) throw new Error("A subscription at Stripe has nothing in it.");
  return item.id;
}

export async function previewSwitch(part: StripePart, request: SwitchRequest): Promise<SwitchAmounts> {
  const { customerId, subscriptionId, terms, at } = request;
  const [price, id] = await Promise.all([ensurePrice(part, terms), itemOf(part, subscriptionId)]);
  const preview = await callStripe(() =>
    part.stripe.invoices.createPreview({
      customer: customerId,
      subscription: subscriptionId,
      subscription_details: {
        items: [{ id, price }],
        proration_behavior: "always_invoice",
        proration_date: toSeconds(at),
      },
    }),
  );
  // A balance below zero is the customer's to spend.
  const balance = preview.ending_balance ?? Math.min(0, preview.total);
  return { dueNowCents: preview.amount_due, creditCents: Math.max(0, -balance) };
}

export async function switchPlan(part: StripePart, request: SwitchRequest & Keyed): Promise<ChargeOutcome> {
  const { key, subscriptionId, terms, at } = request;
  const [price, id] = await Promise.all([ensurePrice(part, terms), itemOf(part, subscriptionId)]);
  return chargeOutcome(() =>
    part.stripe.subscriptions.update(
      subscriptionId,
      {
        items: [{ id, price }],
        proration_behavior: "always_invoice",
        proration_date: toSeconds(at),
        payment_behavior: "error_if_incomplete",
        metadata: { plan: terms.plan },
      },
      { idempotencyKey: key },
    ),
  );
}

export async function setCancelsAtPeriodEnd(
  { stripe }: StripePart,
  subscriptionId: string,
  { cancels, key }: Keyed & { cancels: boolean },
): Promise<void> {
  await callStripe(() =>
    stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: cancels }, { idempotencyKey: key }),
  );
}

/** Ends a subscription now; one that has ended already is left alone. */
export async function end({ stripe }: StripePart, subscriptionId: string, { key }: Keyed): Promise<void> {
  try {
    await callStripe(() =>
      stripe.subscriptions.cancel(
        subscriptionId,
        { invoice_now: false, prorate: false },
        { idempotencyKey: key },
      ),
    );
  } catch (error) {
    const isGone = error instanceof StripeRefusal && error.code === "resource_missing";
    if (!isGone) throw error;
  }
}

export async function holdCharges(
  { stripe }: StripePart,
  subscriptionId: string,
  { isHeld, key }: Keyed & { isHeld: boolean },
): Promise<void> {
  await callStripe(() =>
    stripe.subscriptions.update(
      subscriptionId,
      { pause_collection: isHeld ? { behavior: "void" } : "" },
      { idempotencyKey: key },
    ),
  );
}

/** Charges the customer's card for an open invoice; one that is paid already counts as done. */
export async function collect(
  { stripe }: StripePart,
  invoiceId: string,
  { key }: Keyed,
): Promise<ChargeOutcome> {
  const { status } = await callStripe(() => stripe.invoices.retrieve(invoiceId));
  if (status !== "open") return "done";
  return chargeOutcome(() => stripe.invoices.pay(invoiceId, { off_session: true }, { idempotencyKey: key }));
}

export async function refund(
  { stripe }: StripePart,
  { key, paymentId, amountCents }: RefundRequest,
): Promise<void> {
  await callStripe(() =>
    stripe.refunds.create(
      { payment_intent: paymentId, amount: amountCents, reason: "duplicate" },
      { idempotencyKey: key },
    ),
  );
}

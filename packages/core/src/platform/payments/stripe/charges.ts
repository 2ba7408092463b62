import type {
  ChargeOutcome,
  Keyed,
  RefundRequest,
  StartRequest,
  SwitchAmounts,
  SwitchRequest,
} from "#platform/payments/payment-provider.ts";
import { keptShare } from "#platform/payments/kept-share.ts";
import { ensurePrice } from "#platform/payments/stripe/ensure-price.ts";
import { anchorOnFirst, taxOf } from "#platform/payments/stripe/hosted-pages.ts";
import {
  callStripe,
  chargeOutcome,
  fromSeconds,
  idOf,
  type StripePart,
  StripeRefusal,
  toSeconds,
} from "#platform/payments/stripe/open-stripe.ts";
import { readStripeCustomer } from "#platform/payments/stripe/read-customer.ts";

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

/** The one thing in a subscription. */
async function itemOf({ stripe }: StripePart, subscriptionId: string) {
  const { items } = await callStripe(() => stripe.subscriptions.retrieve(subscriptionId));
  const [item] = items.data;
  const product = idOf(item?.price.product);
  if (item === undefined || product === null) throw new Error("A subscription at Stripe has nothing in it.");
  return {
    id: item.id,
    product,
    monthlyPriceCents: item.price.unit_amount ?? 0,
    periodEndsAt: fromSeconds(item.current_period_end),
  };
}

export async function previewSwitch(part: StripePart, request: SwitchRequest): Promise<SwitchAmounts> {
  const { item, price, uncredited } = await readSwitch(part, request);
  const preview = await previewInvoice(part, request, { item, price, uncredited });
  // A balance below zero is the customer's to spend.
  const balance = preview.ending_balance ?? Math.min(0, preview.total);
  return { dueNowCents: preview.amount_due, creditCents: Math.max(0, -balance) };
}

export async function switchPlan(part: StripePart, request: SwitchRequest & Keyed): Promise<ChargeOutcome> {
  const { key, subscriptionId, terms, at } = request;
  const { item, price, uncredited } = await readSwitch(part, request);
  return chargeOutcome(() =>
    part.stripe.subscriptions.update(
      subscriptionId,
      {
        items: [{ id: item.id, price }],
        proration_behavior: "always_invoice",
        proration_date: toSeconds(at),
        payment_behavior: "error_if_incomplete",
        metadata: { plan: terms.plan },
        ...(uncredited === null
          ? {}
          : { add_invoice_items: [{ ...uncredited, period: periodOf(at, item.periodEndsAt) }] }),
      },
      { idempotencyKey: key },
    ),
  );
}

function periodOf(from: Date, until: Date) {
  const moment = (at: Date) => ({ type: "timestamp" as const, timestamp: toSeconds(at) });
  return { start: moment(from), end: moment(until) };
}

interface SwitchParts {
  item: Awaited<ReturnType<typeof itemOf>>;
  price: string;
  /** Evens out what Stripe credits too much; null where nothing is. */
  uncredited: { price_data: { product: string; currency: "usd"; unit_amount: number } } | null;
}

/** Stripe credits unused days by their price alone, whether or not their payment was kept. */
async function readSwitch(part: StripePart, request: SwitchRequest): Promise<SwitchParts> {
  const { customerId, subscriptionId, terms, at } = request;
  const [price, item, customer] = await Promise.all([
    ensurePrice(part, terms),
    itemOf(part, subscriptionId),
    readStripeCustomer(part, customerId),
  ]);
  const { monthlyPriceCents, periodEndsAt, product } = item;
  const left = (moment: Date) => periodEndsAt.getTime() - moment.getTime();
  const unused = { subscriptionId, monthlyPriceCents, periodEndsAt, at, left };
  const kept = customer === null ? 1 : keptShare(customer, unused);
  if (kept === 1) return { item, price, uncredited: null };
  const { lines } = await previewInvoice(part, request, { item, price, uncredited: null });
  const creditCents = lines.data
    .filter(({ amount, parent }) => amount < 0 && parent?.subscription_item_details?.proration === true)
    .reduce((sum, { amount }) => sum - amount, 0);
  const unit_amount = creditCents - Math.round(creditCents * kept);
  const uncredited = { price_data: { product, currency: "usd" as const, unit_amount } };
  return { item, price, uncredited: unit_amount > 0 ? uncredited : null };
}

function previewInvoice(
  { stripe }: StripePart,
  { customerId, subscriptionId, at }: SwitchRequest,
  { item, price, uncredited }: SwitchParts,
) {
  return callStripe(() =>
    stripe.invoices.createPreview({
      customer: customerId,
      subscription: subscriptionId,
      subscription_details: {
        items: [{ id: item.id, price }],
        proration_behavior: "always_invoice",
        proration_date: toSeconds(at),
      },
      ...(uncredited === null ? {} : { invoice_items: [uncredited] }),
    }),
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

import { STANDARD_PLAN } from "@plumbline/contract/plans";
import type Stripe from "stripe";

import { planWords, termsOf } from "#billing/plans.ts";
import type { Terms } from "#platform/payments/payment-provider.ts";
import { callStripe, StripeRefusal, type StripePart } from "#platform/payments/stripe/open-stripe.ts";
import { keepObject, readObject } from "#platform/payments/stripe/provider-objects.queries.ts";

/**
 * Stripe's price of a plan at an amount: that of the settings, the one that was made before, the one Stripe knows by
 * our name for it, or a new one.
 */
export async function ensurePrice(part: StripePart, terms: Terms): Promise<string> {
  const known = await knownPrice(part, terms);
  if (known !== null) return known;
  const priceId = (await findPrice(part, terms)) ?? (await createPrice(part, terms));
  await keepObject(part, nameOf(terms), priceId);
  return priceId;
}

/** The price that the settings name, or that was made or found before; null where Stripe has to be asked. */
export async function knownPrice(part: StripePart, terms: Terms): Promise<string | null> {
  return configuredPrice(part, terms) ?? readObject(part, nameOf(terms));
}

function nameOf({ plan, monthlyPriceCents }: Terms): string {
  return `price ${plan} ${monthlyPriceCents}`;
}

function configuredPrice({ config }: StripePart, { plan, monthlyPriceCents }: Terms): string | null {
  const standard = termsOf(STANDARD_PLAN);
  const isStandard = plan === standard.plan && monthlyPriceCents === standard.monthlyPriceCents;
  return isStandard ? (config.payments.stripePriceMonthly ?? null) : null;
}

/** Name by which Stripe finds a price of ours. */
function lookupKey({ plan, monthlyPriceCents }: Terms): string {
  return `plumbline-${plan}-${monthlyPriceCents}-usd-month`;
}

async function findPrice({ stripe }: StripePart, terms: Terms): Promise<string | null> {
  const { data } = await callStripe(() =>
    stripe.prices.list({ lookup_keys: [lookupKey(terms)], active: true, limit: 1 }),
  );
  const [price] = data;
  return price !== undefined && isMonthly(price, terms) ? price.id : null;
}

/** Whether a price of Stripe's is what the terms say: so many US cents each month. */
export function isMonthly(price: Stripe.Price, { monthlyPriceCents }: Terms): boolean {
  const { currency, unit_amount: amount, recurring } = price;
  const isEachMonth = recurring?.interval === "month" && recurring.interval_count === 1;
  return currency === "usd" && amount === monthlyPriceCents && isEachMonth;
}

async function createPrice(part: StripePart, terms: Terms): Promise<string> {
  const { stripe } = part;
  const product = await ensureProduct(part, terms.plan);
  const key = lookupKey(terms);
  const { id } = await callStripe(() =>
    stripe.prices.create(
      {
        product,
        currency: "usd",
        unit_amount: terms.monthlyPriceCents,
        recurring: { interval: "month" },
        lookup_key: key,
        metadata: { plan: terms.plan },
      },
      { idempotencyKey: key },
    ),
  );
  return id;
}

/** The plan as a product of Stripe's, under an id of ours. */
async function ensureProduct({ stripe, config }: StripePart, plan: string): Promise<string> {
  const id = `plumbline-${plan}`;
  const { name, description } = planWords(config, plan);
  try {
    await callStripe(() =>
      stripe.products.create(
        { id, name: `${config.brand.name} ${name}`, description },
        { idempotencyKey: `product ${id}` },
      ),
    );
  } catch (error) {
    const isThere = error instanceof StripeRefusal && error.code === "resource_already_exists";
    if (!isThere) throw error;
  }
  return id;
}

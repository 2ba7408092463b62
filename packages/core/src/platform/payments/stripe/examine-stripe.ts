import type { Terms } from "#platform/payments/payment-provider.ts";
import { ensurePrice, isMonthly, knownPrice } from "#platform/payments/stripe/ensure-price.ts";
import { portalConfiguration } from "#platform/payments/stripe/hosted-pages.ts";
import { callStripe, STRIPE_API_VERSION, type StripePart } from "#platform/payments/stripe/open-stripe.ts";

/** Looks whether Stripe can be called and has a price for all that is offered; made first where that is wished. */
export async function examineStripe(
  part: StripePart,
  offered: readonly Terms[],
  { isFixing }: { isFixing: boolean },
): Promise<string> {
  if (isFixing) {
    for (const terms of offered) await ensurePrice(part, terms);
    await portalConfiguration(part);
  }
  for (const terms of offered) await requirePrice(part, terms);
  const mode = /^.k_test_/u.test(part.config.payments.stripeSecretKey ?? "") ? "test" : "live";
  return `Stripe (${mode}), API ${STRIPE_API_VERSION}, ${offered.length} prices`;
}

async function requirePrice(part: StripePart, terms: Terms): Promise<void> {
  const { plan, monthlyPriceCents } = terms;
  const id = await knownPrice(part, terms);
  const wanted = `$${(monthlyPriceCents / 100).toFixed(2)} a month`;
  if (id === null) throw new Error(`There is no price of the plan ${plan} (${wanted}) yet.`);
  const price = await callStripe(() => part.stripe.prices.retrieve(id));
  if (!price.active || !isMonthly(price, terms)) {
    throw new Error(
      `Stripe's price ${id} is not the plan ${plan}: it is not active, or not ${wanted} in US dollars.`,
    );
  }
}

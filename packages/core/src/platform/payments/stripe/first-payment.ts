import { BILLING_HOUR_UTC, firstPeriod, previousPeriodEnd } from "@plumbline/contract/billing-period";

import type { FirstPayment, FirstPaymentRequest } from "#platform/payments/payment-provider.ts";
import { ensurePrice } from "#platform/payments/stripe/ensure-price.ts";
import { callStripe, type StripePart, toSeconds } from "#platform/payments/stripe/open-stripe.ts";

/** The page waits for it, so it is asked once and not for long. */
const ASKED_ONCE = { timeout: 4000, maxNetworkRetries: 0 };

/** Whether a subscription that starts now pays the whole month at once: on the 1st, before the hour. */
export function startsWholeMonth(now: Date): boolean {
  return now.getUTCDate() === 1 && now.getUTCHours() < BILLING_HOUR_UTC;
}

/**
 * What a checkout charges at once, as Stripe previews its invoice: with the customer's credit, and with taxes where it can tell
 * them. Stripe counts the rest of a month to the second of the payment, so that only a whole month is known before it is paid;
 * and taxes depend on the address that is given at the checkout. Without an answer, the share of the month is what we compute.
 */
export async function stripeFirstPayment(
  part: StripePart,
  request: FirstPaymentRequest,
): Promise<FirstPayment> {
  const { endsAt } = firstPeriod(request.terms.monthlyPriceCents, request.now);
  try {
    const { config } = part;
    const cents = await previewedCents(part, request, endsAt);
    return {
      cents,
      endsAt,
      isExact: startsWholeMonth(request.now) && !config.payments.stripeAutomaticTax,
    };
  } catch (error) {
    part.log.warn({ err: error }, "Stripe did not preview a first payment; the page shows what we compute");
    return { cents: shareAhead(request, endsAt), endsAt, isExact: false };
  }
}

async function previewedCents(
  part: StripePart,
  { terms, customerId, now }: FirstPaymentRequest,
  endsAt: Date,
): Promise<number> {
  const price = await ensurePrice(part, terms);
  const isTaxed = part.config.payments.stripeAutomaticTax && customerId !== null;
  const preview = await callStripe(() =>
    part.stripe.invoices.createPreview(
      {
        ...(customerId === null ? { currency: "usd" } : { customer: customerId }),
        ...(isTaxed ? { automatic_tax: { enabled: true } } : {}),
        subscription_details: {
          items: [{ price, quantity: 1 }],
          ...(startsWholeMonth(now)
            ? {}
            : { billing_cycle_anchor: { type: "timestamp", timestamp: toSeconds(endsAt) } }),
          proration_behavior: "create_prorations",
        },
      },
      ASKED_ONCE,
    ),
  );
  return preview.amount_due;
}

/** The share of the month that is ahead, to the second, as `create_prorations` charges it once the checkout is paid. */
function shareAhead({ terms, now }: FirstPaymentRequest, endsAt: Date): number {
  const month = endsAt.getTime() - previousPeriodEnd(endsAt).getTime();
  const ahead = Math.min(month, endsAt.getTime() - now.getTime());
  return Math.round((terms.monthlyPriceCents * ahead) / month);
}

import { Stripe } from "stripe";
import { z } from "zod";

import { AppError } from "#platform/app-error.ts";
import type { ProviderEvent, SignedEvent } from "#platform/payments/payment-provider.ts";
import { callStripe, idOf, type StripePart } from "#platform/payments/stripe/open-stripe.ts";

/** Seconds an event may be on its way. */
const TOLERANCE_SECONDS = 300;

/**
 * As much of an event as every version of Stripe's API has: the endpoint's own version decides how the rest looks,
 * and nothing of the rest is used.
 */
const eventBody = z.object({
  id: z.string().min(1),
  type: z.string().min(1),
  data: z.object({
    object: z.looseObject({
      id: z.string().optional(),
      object: z.string().optional(),
      customer: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
      charge: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
    }),
  }),
});

/**
 * Reads an event that Stripe signed lately.
 *
 * @throws {AppError} `payment.event-not-genuine`
 */
export function verifyStripeEvent(
  { config, clock }: StripePart,
  { body, signature }: SignedEvent,
): ProviderEvent {
  const secret = config.payments.stripeWebhookSecret ?? "";
  try {
    Stripe.webhooks.constructEvent(
      body,
      signature,
      secret,
      TOLERANCE_SECONDS,
      undefined,
      clock.now().getTime(),
    );
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
    throw new AppError("payment.event-not-genuine");
  }
  const { id, type, data } = eventBody.parse(JSON.parse(body));
  const { object } = data;
  const customerId = object.object === "customer" ? (object.id ?? null) : idOf(object.customer);
  return { id, type, customerId };
}

/** Whom an event is about that names a charge alone, as those of disputes do. */
export async function customerOfEvent({ stripe }: StripePart, payload: string): Promise<string | null> {
  const { data } = eventBody.parse(JSON.parse(payload));
  const chargeId = idOf(data.object.charge);
  if (chargeId === null) return null;
  const charge = await callStripe(() => stripe.charges.retrieve(chargeId));
  return idOf(charge.customer);
}

import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

import { z } from "zod";

import { AppError } from "#platform/app-error.ts";
import type { PaymentEvent, SignedEvent } from "#platform/payments/payment-provider.ts";

// The process that raises an event also takes it in, so no one else ever needs to know the key.
const SIGNING_KEY = randomBytes(32);

const paymentEvent = z.object({
  id: z.string(),
  type: z.literal("checkout.completed"),
  organizationId: z.uuid(),
  paymentLinkId: z.uuid(),
  amountCents: z.number().int().nonnegative(),
  periodEndsAt: z.iso.datetime().transform((text) => new Date(text)),
  customerId: z.string(),
  subscriptionId: z.string(),
});

/** An event as the sandbox delivers it. */
export function signSandboxEvent(event: PaymentEvent): SignedEvent {
  const body = JSON.stringify(event);
  return { body, signature: signatureOf(body).toString("hex") };
}

/**
 * Reads an event this process signed.
 *
 * @throws {AppError} `payment.event-not-genuine`
 */
export function verifySandboxEvent({ body, signature }: SignedEvent): PaymentEvent {
  const expected = signatureOf(body);
  const given = Buffer.from(signature, "hex");
  const isGenuine = given.length === expected.length && timingSafeEqual(given, expected);
  if (!isGenuine) throw new AppError("payment.event-not-genuine");
  return paymentEvent.parse(JSON.parse(body));
}

function signatureOf(body: string): Buffer {
  return createHmac("sha256", SIGNING_KEY).update(body).digest();
}

import { randomUUID } from "node:crypto";

import { firstPeriod } from "@plumbline/contract/billing-period";

import type { PaymentProvider } from "#platform/payments/payment-provider.ts";
import { verifySandboxEvent } from "#platform/payments/sandbox-event.ts";
import { insertSandboxCheckout } from "#platform/payments/sandbox.queries.ts";
import { newSecret, secretHash } from "#sign-in/secrets.ts";

const CHECKOUT_MS = 60 * 60 * 1000;

/** Path of the hosted checkout page, followed by the session id. */
export const SANDBOX_CHECKOUT_PATH = "/sandbox-checkout";

/** The built-in provider: the whole journey of a payment, with test cards and without money. */
export const sandboxProvider: PaymentProvider = {
  name: "sandbox",
  priceIdOf: ({ plan, monthlyPriceCents }) => `price_sandbox_${plan}_${monthlyPriceCents}`,
  createCheckout: async ({ db, clock }, request) => {
    const sessionId = newSecret();
    const { organizationId, organizationName, paymentLinkId, planName, monthlyPriceCents } = request;
    const { successUrl, cancelUrl } = request;
    const createdAt = clock.now();
    await insertSandboxCheckout(db, {
      sessionHash: secretHash(sessionId),
      organizationId,
      organizationName,
      paymentLinkId,
      planName,
      monthlyPriceCents,
      successUrl,
      cancelUrl,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + CHECKOUT_MS),
    });
    // The page's form ends at `successUrl`, so it must have the same origin.
    const url = new URL(`${SANDBOX_CHECKOUT_PATH}/${sessionId}`, successUrl);
    return { sessionId, url: url.href };
  },
  // A customer of the sandbox has paid with the accepted test card, which is accepted again.
  renew: async ({ clock }, { customerId, monthlyPriceCents }) => {
    const { cents, endsAt } = firstPeriod(monthlyPriceCents, clock.now());
    const id = randomUUID();
    return {
      id: `evt_sandbox_${id}`,
      amountCents: cents,
      periodEndsAt: endsAt,
      customerId,
      subscriptionId: `sub_sandbox_${id}`,
    };
  },
  verifyEvent: verifySandboxEvent,
};

import { type FirstPeriod, firstPeriod } from "@plumbline/contract/billing-period";

import { handlePaymentEvent } from "#billing/handle-payment-event.ts";
import { inTransaction, type Services } from "#platform/context.ts";
import type { PaymentEvent } from "#platform/payments/payment-provider.ts";
import { signSandboxEvent } from "#platform/payments/sandbox-event.ts";
import {
  completeSandboxCheckout,
  findSandboxCheckout,
  type FoundSandboxCheckout,
  holdSandboxCheckout,
} from "#platform/payments/sandbox.queries.ts";

/** The cards of the sandbox: no others are ever asked for, so that no one types a real one. */
export const TEST_CARDS = {
  accepted: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
} as const;
export type TestCard = keyof typeof TEST_CARDS;

/** `paid-elsewhere`: the link was paid through another checkout meanwhile. */
export type CheckoutState = "open" | "completed" | "paid-elsewhere" | "expired";

/** A checkout as its hosted page shows it. */
export interface SandboxCheckout {
  state: CheckoutState;
  organizationName: string;
  planName: string;
  monthlyPriceCents: number;
  /** What is due today. */
  firstPeriod: FirstPeriod;
  successUrl: string;
  cancelUrl: string;
}

/** The checkout of a session id, or null when there is none. */
export async function readSandboxCheckout(
  { db, clock }: Pick<Services, "db" | "clock">,
  sessionId: string,
): Promise<SandboxCheckout | null> {
  const found = await findSandboxCheckout(db, sessionId);
  return found === null ? null : asShown(found, clock.now());
}

export interface TestPayment {
  sessionId: string;
  card: TestCard;
}

/** `refused`: the checkout is not open any more. */
export type TestPaymentResult = "paid" | "declined" | "refused";

/**
 * Pays a checkout with a test card. Completing it and acting on the event it raises are one transaction;
 * paying again what is paid changes nothing.
 */
export async function paySandboxCheckout(
  services: Services,
  { sessionId, card }: TestPayment,
): Promise<TestPaymentResult> {
  return inTransaction(services, async (inside) => {
    const now = inside.clock.now();
    const found = await holdSandboxCheckout(inside.db, sessionId);
    const state = found === null ? "expired" : stateOf(found, now);
    if (state === "completed") return "paid";
    if (found === null || state !== "open") return "refused";
    if (card === "declined") return "declined";
    await completeSandboxCheckout(inside.db, found.checkout.id, now);
    await handlePaymentEvent(inside, signSandboxEvent(eventOf(found, now)));
    return "paid";
  });
}

function asShown(found: FoundSandboxCheckout, now: Date): SandboxCheckout {
  const { organizationName, planName, monthlyPriceCents, successUrl, cancelUrl } = found.checkout;
  return {
    state: stateOf(found, now),
    organizationName,
    planName,
    monthlyPriceCents,
    firstPeriod: firstPeriod(monthlyPriceCents, now),
    successUrl,
    cancelUrl,
  };
}

function stateOf({ checkout, linkPaidAt }: FoundSandboxCheckout, now: Date): CheckoutState {
  if (checkout.completedAt !== null) return "completed";
  if (linkPaidAt !== null) return "paid-elsewhere";
  return checkout.expiresAt > now ? "open" : "expired";
}

function eventOf({ checkout }: FoundSandboxCheckout, now: Date): PaymentEvent {
  const { cents, endsAt } = firstPeriod(checkout.monthlyPriceCents, now);
  return {
    id: `evt_sandbox_${checkout.id}`,
    type: "checkout.completed",
    organizationId: checkout.organizationId,
    paymentLinkId: checkout.paymentLinkId,
    amountCents: cents,
    periodEndsAt: endsAt,
    customerId: `cus_sandbox_${checkout.organizationId}`,
    subscriptionId: `sub_sandbox_${checkout.id}`,
  };
}

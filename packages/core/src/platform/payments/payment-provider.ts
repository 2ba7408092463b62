import type { Services } from "#platform/context.ts";

/** What is bought, by whom, and where the browser goes afterward. */
export interface CheckoutRequest {
  organizationId: string;
  organizationName: string;
  contactEmail: string;
  /** The link the checkout is opened from; it comes back in the event of its payment. */
  paymentLinkId: string;
  planName: string;
  monthlyPriceCents: number;
  /** The provider's own identifier of the price. */
  priceId: string;
  successUrl: string;
  cancelUrl: string;
}

/** A checkout that is open at the provider. */
export interface Checkout {
  sessionId: string;
  /** The hosted page to send the browser to. */
  url: string;
}

/** An event as the provider delivers it. The signature covers the body byte by byte. */
export interface SignedEvent {
  body: string;
  signature: string;
}

/** A checkout was paid. */
export interface PaymentEvent {
  /** The provider's own id: the same event may be delivered more than once. */
  id: string;
  type: "checkout.completed";
  organizationId: string;
  paymentLinkId: string;
  /** What was charged, in US cents. */
  amountCents: number;
  /** Until when that pays. */
  periodEndsAt: Date;
  customerId: string;
  subscriptionId: string;
}

/** A lapsed subscription whose card on file is to be charged again. */
export interface RenewalRequest {
  /** The provider's own id of who paid before. */
  customerId: string;
  monthlyPriceCents: number;
}

/** What was charged, by the provider's own ids, and until when that pays. */
export type Charge = Pick<
  PaymentEvent,
  "id" | "amountCents" | "periodEndsAt" | "customerId" | "subscriptionId"
>;

/** A card payment provider with a checkout page of its own. */
export interface PaymentProvider {
  readonly name: "sandbox";
  /** The provider's identifier of a plan's monthly price. */
  priceIdOf(plan: { plan: string; monthlyPriceCents: number }): string;
  createCheckout(services: Pick<Services, "db" | "clock">, request: CheckoutRequest): Promise<Checkout>;
  /** Charges the card on file for the rest of the month and starts a new subscription. */
  renew(services: Pick<Services, "clock">, request: RenewalRequest): Promise<Charge>;
  /**
   * Reads an event that was delivered.
   *
   * @throws {AppError} `payment.event-not-genuine` when the provider did not sign exactly this.
   */
  verifyEvent(event: SignedEvent): PaymentEvent;
}

import type { BillingDetails } from "@plumbline/contract/billing-details";
import type { FirstPeriod } from "@plumbline/contract/billing-period";

import type { PaymentProviderName } from "#platform/config.ts";
import type { CustomerSnapshot } from "#platform/payments/customer-snapshot.ts";

/** A plan and its price. */
export interface Terms {
  plan: string;
  /** US cents. */
  monthlyPriceCents: number;
}

/** Something done at the provider once, however often it is asked for with the same key. */
export interface Keyed {
  /** Derived from the service's own act, e.g. its id. */
  key: string;
}

/** An organization as the provider gets to know it. */
export interface NewCustomer {
  organizationId: string;
  name: string;
  email: string;
}

/** What is bought, by whom, and where the browser goes afterward. */
export interface CheckoutRequest extends Keyed {
  customerId: string;
  organizationId: string;
  /** The link the checkout is opened from. */
  paymentLinkId: string;
  terms: Terms;
  planName: string;
  openedAt: Date;
  expiresAt: Date;
  successUrl: string;
  cancelUrl: string;
}

/** A checkout that is open at the provider. */
export interface Checkout {
  sessionId: string;
  /** The hosted page to send the browser to. */
  url: string;
}

export interface CardPageRequest {
  customerId: string;
  returnUrl: string;
}

/** A subscription that the card on file pays from now on. */
export interface StartRequest extends Keyed {
  customerId: string;
  organizationId: string;
  terms: Terms;
  planName: string;
}

export interface SwitchRequest {
  customerId: string;
  subscriptionId: string;
  terms: Terms;
  planName: string;
  /** The moment from which the new price counts: the same for the preview and for what is charged. */
  at: Date;
}

/** What a switch costs. US cents. */
export interface SwitchAmounts {
  dueNowCents: number;
  /** What is left over from the old plan and lowers the next invoices. */
  creditCents: number;
}

export interface RefundRequest extends Keyed {
  paymentId: string;
  amountCents: number;
}

/** An event as the provider delivers it. The signature covers the body byte by byte. */
export interface SignedEvent {
  body: string;
  signature: string;
}

/** An event whose signature is the provider's. It only says that something changed; the state is read back. */
export interface ProviderEvent {
  /** The provider's own id: the same event may be delivered more than once. */
  id: string;
  type: string;
  /** Whom it is about; null where the event does not say, which `customerOf` finds out then. */
  customerId: string | null;
}

/** How a charge that the service asked for went. */
export type ChargeOutcome = "done" | "declined" | "needs-authentication";

/** A first payment as it would be asked for now. */
export interface FirstPaymentRequest {
  terms: Terms;
  /** Null for an organization that the provider does not know yet. */
  customerId: string | null;
  now: Date;
}

/** What is paid for the rest of a month, until the first full price is due. */
export interface FirstPayment extends FirstPeriod {
  isExact: boolean;
}

/**
 * A card payment provider with hosted pages of its own. Nothing else in the product knows which one it is. Each
 * call may reject with `payment.provider-unavailable`, after which it can be made again with the same key.
 */
export interface PaymentProvider {
  readonly name: PaymentProviderName;
  /** Whether only test cards pay and no money moves. */
  readonly isTest: boolean;
  /**
   * Looks whether payments can be taken for these terms and says what it found; rejects with what is wrong. With
   * `isFixing` it makes what is missing first.
   */
  examine(offered: readonly Terms[], options: { isFixing: boolean }): Promise<string>;
  /** The provider's identifier of a plan's monthly price, which is made when there is none. */
  ensurePrice(terms: Terms): Promise<string>;
  /** The provider's identifier of an organization, which is made known when it is not. */
  ensureCustomer(customer: NewCustomer): Promise<string>;
  /** Has documents that the provider issues from now on bill whom these details name. */
  nameCustomer(customerId: string, details: BillingDetails): Promise<void>;
  /** What a checkout opened now charges at once for the rest of the month, and whether that is to the cent. */
  firstPayment(request: FirstPaymentRequest): Promise<FirstPayment>;
  /** Opens the hosted checkout: what is left of the month is paid now, the full price from the next 1st on. */
  createCheckout(request: CheckoutRequest): Promise<Checkout>;
  /** Opens the hosted page on which the card on file is replaced. */
  createCardPage(request: CardPageRequest): Promise<{ url: string }>;
  /** Starts a subscription as the checkout would, with the card on file. */
  start(request: StartRequest): Promise<ChargeOutcome>;
  previewSwitch(request: SwitchRequest): Promise<SwitchAmounts>;
  switchPlan(request: SwitchRequest & Keyed): Promise<ChargeOutcome>;
  /** Ends a subscription with its period, or, taken back, does not. */
  setCancelsAtPeriodEnd(subscriptionId: string, cancels: boolean, keyed: Keyed): Promise<void>;
  /** Ends a subscription at once. Nothing is charged or given back. */
  end(subscriptionId: string, keyed: Keyed): Promise<void>;
  /** While charges are held, periods go by without an invoice to pay. */
  holdCharges(subscriptionId: string, isHeld: boolean, keyed: Keyed): Promise<void>;
  /** Charges the card on file for an invoice that is open. */
  collect(invoiceId: string, keyed: Keyed): Promise<ChargeOutcome>;
  refund(request: RefundRequest): Promise<void>;
  /** Everything the service needs of a customer, as it is now; null when the provider knows none of that id. */
  readCustomer(customerId: string): Promise<CustomerSnapshot | null>;
  /** An invoice as PDF; null where the provider makes none. */
  invoicePdf(invoiceId: string): Promise<Uint8Array | null>;
  /**
   * Reads an event that was delivered.
   *
   * @throws {AppError} `payment.event-not-genuine` when the provider did not sign exactly this, or long ago.
   */
  verifyEvent(event: SignedEvent): Promise<ProviderEvent>;
  /** Whom a stored event is about that does not say so itself; null when it is about no customer. */
  customerOf(payload: string): Promise<string | null>;
}

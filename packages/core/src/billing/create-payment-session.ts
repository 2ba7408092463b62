import { claimCheckout, dropCheckout } from "#billing/checkouts.queries.ts";
import { hasOpenDispute } from "#billing/disputes.queries.ts";
import { nameCustomer } from "#billing/name-customer.ts";
import { customerOf, insertCustomer } from "#billing/payment-customers.queries.ts";
import { type LinkRow, linksOf } from "#billing/payment-links.queries.ts";
import { planWords } from "#billing/plans.ts";
import { readSubscription } from "#billing/subscriptions.queries.ts";
import { throttleCheckouts } from "#billing/throttle-checkouts.ts";
import { AppError } from "#platform/app-error.ts";
import { contextFor, inTransaction, type OrganizationContext, type Services } from "#platform/context.ts";
import type { Checkout } from "#platform/payments/payment-provider.ts";

export interface WantedPaymentSession {
  priceId: string;
  organizationId: string;
  successUrl: string;
  cancelUrl: string;
  /** The origins this service is reached at, e.g. `https://app.example.org`. */
  ownOrigins: readonly string[];
  /** Network address of who asks. */
  address: string;
}

/**
 * Opens the provider's checkout. Anyone may ask, so only what a live payment link offers can be bought, once,
 * and the browser comes back to this site alone. Asked again it answers the checkout that is open.
 *
 * @throws {AppError} `payment.foreign-return-address`, `payment-link.not-found`, `payment-link.expired`,
 *   `payment-link.paid`, `subscription.active`, `subscription.disputed`, `request.too-many`, `payment.provider-unavailable`
 */
export async function createPaymentSession(
  services: Services,
  wanted: WantedPaymentSession,
): Promise<Checkout> {
  const { successUrl, cancelUrl, ownOrigins, address } = wanted;
  const isOwn = [successUrl, cancelUrl].every((url) => isOnOrigin(url, ownOrigins));
  if (!isOwn) throw new AppError("payment.foreign-return-address");
  const context = contextFor(services, wanted.organizationId);
  const link = await liveLink(context, wanted.priceId);
  await throttleCheckouts(services, { linkId: link.id, address });
  await requireUnpaid(context);
  return openCheckout(context, link, wanted);
}

async function openCheckout(
  context: OrganizationContext,
  link: LinkRow,
  { organizationId, successUrl, cancelUrl }: WantedPaymentSession,
): Promise<Checkout> {
  const customerId = await knownCustomer(context, link);
  const place = { paymentLinkId: link.id, organizationId, successUrl, cancelUrl };
  const checkout = await inTransaction(context, (inside) => claimCheckout(inside, place));
  const { plan, monthlyPriceCents } = link;
  try {
    return await context.payments.createCheckout({
      ...checkout,
      key: `checkout ${link.id} ${checkout.generation}`,
      customerId,
      terms: { plan, monthlyPriceCents },
      planName: planWords(context.config, plan).name,
    });
  } catch (error) {
    await dropCheckout(context, checkout);
    throw error;
  }
}

async function knownCustomer(context: OrganizationContext, { organization }: LinkRow): Promise<string> {
  const known = await customerOf(context);
  if (known !== null) return known;
  const { id: organizationId, name, contactEmail: email } = organization;
  const customerId = await context.payments.ensureCustomer({ organizationId, name, email });
  await nameCustomer(context, customerId);
  await insertCustomer(context, customerId);
  return customerId;
}

function isOnOrigin(address: string, origins: readonly string[]): boolean {
  const url = URL.parse(address);
  return url !== null && origins.includes(url.origin) && url.username === "" && url.password === "";
}

/** The organization's newest link of this price that can be paid; says why where there is none. */
async function liveLink(context: OrganizationContext, priceId: string): Promise<LinkRow> {
  const links = await linksOf(context);
  const prices = await Promise.all(links.map((link) => context.payments.ensurePrice(link)));
  const offers = links.filter((_link, index) => prices[index] === priceId);
  const now = context.clock.now();
  const live = offers.find(({ paidAt, expiresAt }) => paidAt === null && expiresAt > now);
  if (live !== undefined) return live;
  const [newest] = offers;
  if (newest === undefined) throw new AppError("payment-link.not-found");
  throw new AppError(newest.paidAt === null ? "payment-link.expired" : "payment-link.paid");
}

/** A card that is charged for a running subscription is not charged for a second one, nor while its bank takes a payment back. */
async function requireUnpaid(context: OrganizationContext): Promise<void> {
  if (await isCharged(context)) throw new AppError("subscription.active");
  if (await hasOpenDispute(context)) throw new AppError("subscription.disputed");
}

/** Whether a card is charged for a subscription that runs: no payment link can be paid meanwhile. */
export async function isCharged(context: OrganizationContext): Promise<boolean> {
  const subscription = await readSubscription(context);
  const isRunning = ["TRIALING", "ACTIVE", "PAST_DUE"].includes(subscription?.status ?? "");
  return isRunning && typeof subscription?.provider === "string";
}

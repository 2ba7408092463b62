import { planWords } from "@plumbline/contract/plans";

import { type LinkRow, linksOf } from "#billing/payment-links.queries.ts";
import { AppError } from "#platform/app-error.ts";
import type { Services } from "#platform/context.ts";
import { actingFor } from "#platform/database/tenancy.ts";
import type { Checkout } from "#platform/payments/payment-provider.ts";

export interface WantedPaymentSession {
  priceId: string;
  organizationId: string;
  successUrl: string;
  cancelUrl: string;
  /** The origins this service is reached at, e.g. `https://app.example.org`. */
  ownOrigins: readonly string[];
}

/**
 * Opens the provider's checkout. Anyone may ask, so only what a live payment link offers can be bought,
 * and the browser comes back to this site alone.
 *
 * @throws {AppError} `payment.foreign-return-address`, `payment-link.not-found`, `payment-link.expired`,
 *   `payment-link.paid`
 */
export async function createPaymentSession(
  services: Services,
  wanted: WantedPaymentSession,
): Promise<Checkout> {
  const { priceId, successUrl, cancelUrl, ownOrigins } = wanted;
  const isOwn = [successUrl, cancelUrl].every((address) => isOnOrigin(address, ownOrigins));
  if (!isOwn) throw new AppError("payment.foreign-return-address");
  const link = await liveLink(services, wanted);
  return services.payments.createCheckout(services, {
    organizationId: link.organization.id,
    organizationName: link.organization.name,
    contactEmail: link.organization.contactEmail,
    paymentLinkId: link.id,
    planName: planWords(link.plan).name,
    monthlyPriceCents: link.monthlyPriceCents,
    priceId,
    successUrl,
    cancelUrl,
  });
}

function isOnOrigin(address: string, origins: readonly string[]): boolean {
  const url = URL.parse(address);
  return url !== null && origins.includes(url.origin) && url.username === "" && url.password === "";
}

/** The organization's newest link of this price that can be paid; says why where there is none. */
async function liveLink(services: Services, wanted: WantedPaymentSession): Promise<LinkRow> {
  const { db, clock, payments } = services;
  const links = await linksOf({ db, organization: { id: actingFor(wanted.organizationId) } });
  const offers = links.filter((link) => payments.priceIdOf(link) === wanted.priceId);
  const now = clock.now();
  const live = offers.find(({ paidAt, expiresAt }) => paidAt === null && expiresAt > now);
  if (live !== undefined) return live;
  const [newest] = offers;
  if (newest === undefined) throw new AppError("payment-link.not-found");
  throw new AppError(newest.paidAt === null ? "payment-link.expired" : "payment-link.paid");
}

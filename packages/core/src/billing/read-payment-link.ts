import type { PaymentLink } from "@plumbline/contract/payment";

import { customerOf } from "#billing/payment-customers.queries.ts";
import { findLinkByToken } from "#billing/payment-links.queries.ts";
import { planWords } from "#billing/plans.ts";
import { AppError } from "#platform/app-error.ts";
import { contextFor, type Services } from "#platform/context.ts";

/**
 * What a payment link is for. One that has expired is answered too; the page says so by its `expiresAt`.
 *
 * @throws {AppError} `payment-link.not-found`, `payment-link.paid`, `payment.provider-unavailable`
 */
export async function readPaymentLink(services: Services, token: string): Promise<PaymentLink> {
  const { payments, config, clock } = services;
  const link = await findLinkByToken(services.db, token);
  if (link === null) throw new AppError("payment-link.not-found");
  if (link.paidAt !== null) throw new AppError("payment-link.paid");
  const { id, contactEmail } = link.organization;
  const { name, description } = planWords(config, link.plan);
  const customerId = await customerOf(contextFor(services, id));
  const asked = { terms: link, customerId, now: clock.now() };
  const { cents, isExact, endsAt } = await payments.firstPayment(asked);
  return {
    expiresAt: link.expiresAt.toISOString(),
    organization: { id, name: link.organization.name, contactEmail },
    plan: {
      name,
      description,
      monthlyPrice: link.monthlyPriceCents,
      stripePriceId: await payments.ensurePrice(link),
    },
    firstPayment: { cents, isExact, until: endsAt.toISOString() },
  };
}

/** Whether a link can still be paid. */
export async function isPaymentLinkLive(
  { db, clock }: Pick<Services, "db" | "clock">,
  token: string,
): Promise<boolean> {
  const link = await findLinkByToken(db, token);
  return link !== null && link.paidAt === null && link.expiresAt > clock.now();
}

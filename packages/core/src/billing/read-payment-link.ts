import type { PaymentLink } from "@plumbline/contract/payment";
import { planWords } from "@plumbline/contract/plans";

import { findLinkByToken } from "#billing/payment-links.queries.ts";
import { AppError } from "#platform/app-error.ts";
import type { Services } from "#platform/context.ts";

/**
 * What a payment link is for. One that has expired is answered too; the page says so by its `expiresAt`.
 *
 * @throws {AppError} `payment-link.not-found`, `payment-link.paid`
 */
export async function readPaymentLink(
  { db, payments }: Pick<Services, "db" | "payments">,
  token: string,
): Promise<PaymentLink> {
  const link = await findLinkByToken(db, token);
  if (link === null) throw new AppError("payment-link.not-found");
  if (link.paidAt !== null) throw new AppError("payment-link.paid");
  const { id, name, contactEmail } = link.organization;
  return {
    expiresAt: link.expiresAt.toISOString(),
    organization: { id, name, contactEmail },
    plan: {
      ...planWords(link.plan),
      monthlyPrice: link.monthlyPriceCents,
      stripePriceId: payments.priceIdOf(link),
    },
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

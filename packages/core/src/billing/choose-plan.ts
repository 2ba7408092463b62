import { CHOSEN_PLAN_HOURS } from "@plumbline/contract/billing";
import { MONTHLY_PRICE } from "@plumbline/contract/business-impact";
import { STANDARD_PLAN } from "@plumbline/contract/plans";

import { createPaymentLink } from "#billing/create-payment-link.ts";
import { newestTerms, type Terms } from "#billing/payment-links.queries.ts";
import { isSuspended, readSubscription } from "#billing/subscriptions.queries.ts";
import { accessOf } from "#dashboard/access.ts";
import { AppError } from "#platform/app-error.ts";
import type { UserContext } from "#platform/context.ts";
import { OWNERS, requireRole } from "#platform/roles.ts";

const HOUR_MS = 60 * 60 * 1000;

/** What a client pays unless something else was agreed. */
export function standardTerms(): Terms {
  return { plan: STANDARD_PLAN.id, monthlyPriceCents: MONTHLY_PRICE * 100 };
}

/**
 * Makes a payment link for an organization without a running subscription, at the price last agreed with it,
 * and answers the path of its page.
 *
 * @throws {AppError} `role.forbidden`, `organization.suspended`, `subscription.active`
 */
export async function choosePlan(context: UserContext): Promise<{ path: string }> {
  requireRole(context, OWNERS);
  if (await isSuspended(context)) throw new AppError("organization.suspended");
  const subscription = await readSubscription(context);
  const isOpen = subscription === null || accessOf(subscription.status).needsReactivation;
  if (!isOpen) throw new AppError("subscription.active");
  const terms = (await newestTerms(context)) ?? standardTerms();
  const expiresAt = new Date(context.clock.now().getTime() + CHOSEN_PLAN_HOURS * HOUR_MS);
  return { path: `/pay/${await createPaymentLink(context, { ...terms, expiresAt })}` };
}

import { CHOSEN_PLAN_HOURS } from "@plumbline/contract/billing";
import { STANDARD_PLAN } from "@plumbline/contract/plans";

import { createPaymentLink } from "#billing/create-payment-link.ts";
import { hasOpenDispute } from "#billing/disputes.queries.ts";
import { newestTerms } from "#billing/payment-links.queries.ts";
import { choosablePlans, termsOf } from "#billing/plans.ts";
import { isSuspended, readSubscription } from "#billing/subscriptions.queries.ts";
import { AppError } from "#platform/app-error.ts";
import type { UserContext } from "#platform/context.ts";
import { OWNERS, requireRole } from "#platform/roles.ts";

const HOUR_MS = 60 * 60 * 1000;

/**
 * Makes a payment link for an organization without a running subscription and answers the path of its page: for the plan
 * that is named, else for the one last agreed with it. A price that was agreed holds for its plan.
 *
 * @throws {AppError} `role.forbidden`, `organization.suspended`, `subscription.active`, `subscription.disputed`,
 *   `plan.unknown`
 */
export async function choosePlan(
  context: UserContext,
  { planId }: { planId?: string | undefined } = {},
): Promise<{ path: string }> {
  requireRole(context, OWNERS);
  if (await isSuspended(context)) throw new AppError("organization.suspended");
  const subscription = await readSubscription(context);
  const isLapsed = subscription?.status === "SUSPENDED" || subscription?.status === "CANCELED";
  if (subscription !== null && !isLapsed) throw new AppError("subscription.active");
  if (await hasOpenDispute(context)) throw new AppError("subscription.disputed");
  const agreed = await newestTerms(context);
  const wanted = planId ?? agreed?.plan ?? STANDARD_PLAN.id;
  const plan = choosablePlans(context.config, agreed).find(({ id }) => id === wanted);
  if (plan === undefined) throw new AppError("plan.unknown");
  const expiresAt = new Date(context.clock.now().getTime() + CHOSEN_PLAN_HOURS * HOUR_MS);
  return { path: `/pay/${await createPaymentLink(context, { ...termsOf(plan), expiresAt })}` };
}

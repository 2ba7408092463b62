import type { Reactivation } from "@plumbline/contract/billing";

import { sumDue } from "#billing/invoices.queries.ts";
import { planWords } from "#billing/plans.ts";
import { collectedOf, requireLapsed, termsAgreed } from "#billing/reactivate-subscription.ts";
import { inTransaction, type UserContext } from "#platform/context.ts";
import { OWNERS, requireRole } from "#platform/roles.ts";

/**
 * What reactivating the lapsed subscription charges now, to be shown before someone agrees to it: what is due where it
 * was suspended, the rest of the month where it has ended.
 *
 * @throws {AppError} `role.forbidden`, `subscription.not-lapsed`, `subscription.disputed`, `organization.suspended`,
 *   `payment.no-method`, `payment.provider-unavailable`
 */
export async function previewReactivation(context: UserContext): Promise<Reactivation> {
  requireRole(context, OWNERS);
  const { row, customerId } = await inTransaction(context, requireLapsed);
  const terms = await termsAgreed(context, row);
  const shown = {
    plan: planWords(context.config, row.plan).name,
    monthlyPrice: terms.monthlyPriceCents / 100,
  };
  if (collectedOf(row) !== null) {
    const { currentPeriodEndsAt, cancelsAtPeriodEnd } = row;
    const next = cancelsAtPeriodEnd ? null : currentPeriodEndsAt;
    const dueToday = await sumDue(context, row.providerSubscriptionId);
    return { ...shown, dueToday, isExact: true, nextBillingDate: next?.toISOString() ?? null };
  }
  const asked = { terms, customerId, now: context.clock.now() };
  const { cents, isExact, endsAt } = await context.payments.firstPayment(asked);
  return { ...shown, dueToday: cents, isExact, nextBillingDate: endsAt.toISOString() };
}

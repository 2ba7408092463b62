import type { Reactivation } from "@plumbline/contract/billing";

import { reactivationCharge } from "#billing/reactivation-charge.ts";
import { requireLapsed } from "#billing/require-lapsed.ts";
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
  const { lapsed, charge } = await inTransaction(context, async (inside) => {
    const lapsed = await requireLapsed(inside);
    return { lapsed, charge: await reactivationCharge(inside, lapsed.row) };
  });
  const { planName, terms } = charge;
  const shown = { plan: planName, monthlyPrice: terms.monthlyPriceCents / 100 };
  if (charge.kind === "collect") {
    const { currentPeriodEndsAt, cancelsAtPeriodEnd } = lapsed.row;
    const next = cancelsAtPeriodEnd ? null : currentPeriodEndsAt;
    const dueToday = charge.due.reduce((sum, { cents }) => sum + cents, 0);
    return { ...shown, dueToday, isExact: true, nextBillingDate: next?.toISOString() ?? null };
  }
  const asked = { terms, customerId: lapsed.customerId, now: context.clock.now() };
  const { cents, isExact, endsAt } = await context.payments.firstPayment(asked);
  return { ...shown, dueToday: cents, isExact, nextBillingDate: endsAt.toISOString() };
}

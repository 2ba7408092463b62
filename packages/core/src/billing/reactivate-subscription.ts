import { REACTIVATED } from "@plumbline/contract/reactivated";

import { standardTerms } from "#billing/choose-plan.ts";
import { newestTerms } from "#billing/payment-links.queries.ts";
import { queueInitialAudit } from "#billing/queue-initial-audit.ts";
import { queueReceipt } from "#billing/queue-receipt.ts";
import { holdSubscription, isSuspended, recordSubscription } from "#billing/subscriptions.queries.ts";
import { accessOf } from "#dashboard/access.ts";
import { AppError } from "#platform/app-error.ts";
import { recordAct } from "#platform/audit-log.ts";
import { inTransaction, type UserContext } from "#platform/context.ts";
import { OWNERS, requireRole } from "#platform/roles.ts";

/**
 * Charges the card on file of a lapsed subscription, which starts again at once.
 *
 * @throws {AppError} `role.forbidden`, `subscription.not-lapsed`, `organization.suspended`,
 *   `payment.no-method`
 */
export async function reactivateSubscription(context: UserContext): Promise<{ message: string }> {
  requireRole(context, OWNERS);
  await inTransaction(context, async (inside) => {
    const { plan, customerId } = await requireLapsed(inside);
    const agreed = (await newestTerms(inside)) ?? standardTerms();
    const terms = { ...agreed, plan };
    const { monthlyPriceCents } = terms;
    const charge = await inside.payments.renew(inside, { customerId, monthlyPriceCents });
    const { id: eventId, amountCents } = charge;
    const details = { provider: inside.payments.name, eventId, amountCents, plan };
    await recordAct(inside, { action: "payment.received", details });
    await recordSubscription(inside, { ...charge, plan });
    await recordAct(inside, { action: "subscription.reactivated", details: { plan } });
    const isAuditComing = await queueInitialAudit(inside);
    await queueReceipt(inside, { charge, terms, isAuditComing });
  });
  return { message: REACTIVATED };
}

/** The subscription's plan and who paid for it; held, so that two owners at once are charged once. */
async function requireLapsed(context: UserContext): Promise<{ plan: string; customerId: string }> {
  const subscription = await holdSubscription(context);
  const { needsReactivation } = accessOf(subscription?.status ?? null);
  if (subscription === null || !needsReactivation) throw new AppError("subscription.not-lapsed");
  if (await isSuspended(context)) throw new AppError("organization.suspended");
  const { plan, provider, providerCustomerId } = subscription;
  const isOnFile = provider === context.payments.name && providerCustomerId !== null;
  if (!isOnFile) throw new AppError("payment.no-method");
  return { plan, customerId: providerCustomerId };
}

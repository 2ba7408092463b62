import type { BillingData, CurrentSubscription } from "@plumbline/contract/billing";
import { MONTHLY_PRICE } from "@plumbline/contract/business-impact";
import { planWords, STANDARD_PLAN } from "@plumbline/contract/plans";

import { listPayments } from "#billing/list-payments.ts";
import { readSubscription, type SubscriptionRow } from "#billing/subscriptions.queries.ts";
import { accessOf } from "#dashboard/access.ts";
import type { OrganizationContext } from "#platform/context.ts";

/** The subscription of the context's organization, the plans there are, and what was paid. */
export async function readBilling(context: OrganizationContext): Promise<BillingData> {
  const [subscription, billingHistory] = await Promise.all([
    readSubscription(context),
    listPayments(context),
  ]);
  const { id, name, isRecommended, features } = STANDARD_PLAN;
  return {
    currentSubscription: subscription === null ? null : asShown(subscription, context.clock.now()),
    availablePlans: [{ id, name, isRecommended, features: [...features], monthlyPrice: MONTHLY_PRICE }],
    billingHistory,
  };
}

function asShown(subscription: SubscriptionRow, now: Date): CurrentSubscription {
  const { plan, status, currentPeriodEndsAt } = subscription;
  return {
    plan: planWords(plan).name,
    status,
    nextBillingDate: nextBillingDate(subscription, now)?.toISOString() ?? null,
    currentPeriodEnd: currentPeriodEndsAt?.toISOString() ?? null,
    needsReactivation: accessOf(status).needsReactivation,
  };
}

/** When the card is charged next; null for a subscription that ends, has ended or waits for a payment. */
function nextBillingDate(subscription: SubscriptionRow, now: Date): Date | null {
  const { status, cancelsAtPeriodEnd, currentPeriodEndsAt } = subscription;
  const isRunning = (status === "ACTIVE" || status === "TRIALING") && !cancelsAtPeriodEnd;
  const isAhead = currentPeriodEndsAt !== null && currentPeriodEndsAt > now;
  return isRunning && isAhead ? currentPeriodEndsAt : null;
}

import { sql } from "drizzle-orm";

import type { OrganizationContext } from "#platform/context.ts";
import { subscriptions } from "#platform/database/tables/billing.table.ts";

export interface PaidSubscription {
  plan: string;
  periodEndsAt: Date;
  /** The provider's own ids. */
  customerId: string;
  subscriptionId: string;
}

/** Makes the organization's one subscription an active, paid one. A client who never left keeps the first day. */
export async function recordSubscription(
  { db, clock, organization, payments }: OrganizationContext,
  { plan, periodEndsAt, customerId, subscriptionId }: PaidSubscription,
): Promise<void> {
  const now = clock.now();
  const paid = {
    status: "ACTIVE" as const,
    plan,
    currentPeriodEndsAt: periodEndsAt,
    cancelsAtPeriodEnd: false,
    pastDueNoticeAt: null,
    provider: payments.name,
    providerCustomerId: customerId,
    providerSubscriptionId: subscriptionId,
  };
  await db
    .insert(subscriptions)
    .values({ ...paid, organizationId: organization.id, startedAt: now, createdAt: now })
    .onConflictDoUpdate({
      target: subscriptions.organizationId,
      set: {
        ...paid,
        startedAt: sql`case when ${subscriptions.status} = 'CANCELED' then excluded.started_at else ${subscriptions.startedAt} end`,
      },
    });
}

import { eq, sql } from "drizzle-orm";

import type { OrganizationContext } from "#platform/context.ts";
import { organizations } from "#platform/database/tables/accounts.table.ts";
import { subscriptions } from "#platform/database/tables/billing.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";

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

type Scope = Pick<OrganizationContext, "db" | "organization">;
export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** The organization's subscription; null when it never had one. */
export async function readSubscription(scope: Scope): Promise<SubscriptionRow | null> {
  const [row] = await scope.db.select().from(subscriptions).where(ownedBy(scope, subscriptions));
  return row ?? null;
}

/** The same, held until the transaction ends: no one else changes it meanwhile. */
export async function holdSubscription(scope: Scope): Promise<SubscriptionRow | null> {
  const [row] = await scope.db
    .select()
    .from(subscriptions)
    .where(ownedBy(scope, subscriptions))
    .for("update");
  return row ?? null;
}

/** Whether the organization is suspended, for instance while a payment is disputed. */
export async function isSuspended({ db, organization }: Scope): Promise<boolean> {
  const [row] = await db
    .select({ suspendedAt: organizations.suspendedAt })
    .from(organizations)
    .where(eq(organizations.id, organization.id));
  return (row?.suspendedAt ?? null) !== null;
}

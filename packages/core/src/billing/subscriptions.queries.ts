import { eq } from "drizzle-orm";

import type { OrganizationContext } from "#platform/context.ts";
import { organizations } from "#platform/database/tables/accounts.table.ts";
import { subscriptions } from "#platform/database/tables/billing.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";

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

/** Whether the operator has suspended the organization. */
export async function isSuspended({ db, organization }: Scope): Promise<boolean> {
  const [row] = await db
    .select({ suspendedAt: organizations.suspendedAt })
    .from(organizations)
    .where(eq(organizations.id, organization.id));
  return (row?.suspendedAt ?? null) !== null;
}

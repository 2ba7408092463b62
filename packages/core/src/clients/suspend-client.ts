import { and, eq, isNotNull, isNull } from "drizzle-orm";

import { recordAct } from "#platform/audit-log.ts";
import { inTransaction, type OrganizationContext } from "#platform/context.ts";
import { organizations } from "#platform/database/tables/accounts.table.ts";

/**
 * Suspends a client, e.g. while a payment is disputed: nothing is scanned until it is resumed; reports and
 * billing stay open to its people. False when it was suspended already.
 */
export async function suspendClient(context: OrganizationContext, reason: string): Promise<boolean> {
  return inTransaction(context, async (inside) => {
    const suspended = await inside.db
      .update(organizations)
      .set({ suspendedAt: inside.clock.now() })
      .where(and(eq(organizations.id, inside.organization.id), isNull(organizations.suspendedAt)))
      .returning({ id: organizations.id });
    if (suspended.length === 0) return false;
    await recordAct(inside, { action: "organization.suspended", details: { reason } });
    return true;
  });
}

/** Ends a client's suspension. False when it was not suspended. */
export async function resumeClient(context: OrganizationContext): Promise<boolean> {
  return inTransaction(context, async (inside) => {
    const resumed = await inside.db
      .update(organizations)
      .set({ suspendedAt: null })
      .where(and(eq(organizations.id, inside.organization.id), isNotNull(organizations.suspendedAt)))
      .returning({ id: organizations.id });
    if (resumed.length === 0) return false;
    await recordAct(inside, { action: "organization.resumed" });
    return true;
  });
}

import { eq, inArray } from "drizzle-orm";

import { recordAct } from "#platform/audit-log.ts";
import { inTransaction, type OrganizationContext } from "#platform/context.ts";
import { members, organizations, users } from "#platform/database/tables/accounts.table.ts";
import { auditLog } from "#platform/database/tables/audit-log.table.ts";
import { paymentEvents } from "#platform/database/tables/billing.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";
import { organizationKey } from "#platform/storage.ts";

/** What the erasing of a client left, for the operator's own files. */
export interface ErasedClient {
  /** Payments the provider reported, which bookkeeping law keeps for years. Kept with the provider too. */
  payments: { provider: string; eventId: string; type: string; receivedAt: Date }[];
}

/**
 * Erases a client: its people, scans, issues, reports, mails and files. The log of acts keeps that it happened
 * and nothing of what was done before; what billing law keeps is answered and kept in that entry.
 */
export async function eraseClient(context: OrganizationContext): Promise<ErasedClient> {
  const erased = await inTransaction(context, async (inside) => {
    const { db, organization } = inside;
    const own = eq(organizations.id, organization.id);
    await db.select({ id: organizations.id }).from(organizations).where(own).for("update");
    const payments = await db.select().from(paymentEvents).where(ownedBy(inside, paymentEvents));
    const people = await db.select({ id: members.userId }).from(members).where(ownedBy(inside, members));
    await db.delete(organizations).where(own);
    const ids = people.map(({ id }) => id);
    if (ids.length > 0) await db.delete(users).where(inArray(users.id, ids));
    await db.delete(auditLog).where(eq(auditLog.organizationId, organization.id));
    const kept = payments.map(({ provider, eventId, type, receivedAt }) => ({
      provider,
      eventId,
      type,
      receivedAt,
    }));
    await recordAct(inside, {
      action: "organization.erased",
      details: { payments: JSON.stringify(kept) },
    });
    return { payments: kept };
  });
  // Last: rows without their files could be shown, files without rows are only found here.
  await context.storage.deleteAll(organizationKey(context.organization.id));
  return erased;
}

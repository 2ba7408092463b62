import { eq } from "drizzle-orm";

import { readSubscription } from "#billing/subscriptions.queries.ts";
import { eraseLeftAccounts, holdAccounts } from "#organizations/memberships.queries.ts";
import { recordAct } from "#platform/audit-log.ts";
import { inTransaction, type OrganizationContext } from "#platform/context.ts";
import { members, organizations } from "#platform/database/tables/accounts.table.ts";
import { auditLog } from "#platform/database/tables/audit-log.table.ts";
import { invoices } from "#platform/database/tables/invoices.table.ts";
import { mails } from "#platform/database/tables/messages.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";
import { eraseMails } from "#platform/mail/erase-mails.ts";
import { organizationKey } from "#platform/storage.ts";

/** What the erasing of a client left. */
export interface ErasedClient {
  /** Invoices, which bookkeeping law keeps for years; they name whom they bill. */
  keptInvoices: number;
}

/**
 * Erases a client: its people who belong to no other, scans, issues, reports, mails and files. Its subscription is ended at
 * the payment provider first, so that no one is charged for what is no more. The log of acts keeps that it happened and
 * nothing of what was done before.
 *
 * @throws {AppError} `payment.provider-unavailable`; nothing has been erased then
 */
export async function eraseClient(context: OrganizationContext): Promise<ErasedClient> {
  await endSubscription(context);
  return inTransaction(context, async (inside) => {
    const { db, organization } = inside;
    const own = eq(organizations.id, organization.id);
    await db.select({ id: organizations.id }).from(organizations).where(own).for("update");
    const people = await db.select({ id: members.userId }).from(members).where(ownedBy(inside, members));
    const ids = people.map(({ id }) => id);
    await holdAccounts(db, ids);
    await eraseMails(inside, ownedBy(inside, mails));
    await db.delete(organizations).where(own);
    await eraseLeftAccounts(inside, ids);
    await db.delete(auditLog).where(eq(auditLog.organizationId, organization.id));
    const keptInvoices = await db.$count(invoices, ownedBy(inside, invoices));
    await recordAct(inside, { action: "organization.erased", details: { keptInvoices } });
    // While the rows are held: no file can be added any more, and one that cannot be deleted keeps its client.
    await inside.storage.deleteAll(organizationKey(organization.id));
    return { keptInvoices };
  });
}

async function endSubscription(context: OrganizationContext): Promise<void> {
  const subscription = await readSubscription(context);
  const { payments, organization } = context;
  const id = subscription?.provider === payments.name ? subscription.providerSubscriptionId : null;
  if (id === null || subscription?.status === "CANCELED") return;
  await payments.end(id, { key: `erase ${organization.id}` });
}

import { asc, eq, inArray } from "drizzle-orm";

import type { InvoiceRow } from "#billing/invoices.queries.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { disputes } from "#platform/database/tables/billing.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";

/** Whether a payment of the organization is in dispute with a bank. */
export async function hasOpenDispute(
  context: Pick<OrganizationContext, "db" | "organization">,
): Promise<boolean> {
  return (await context.db.$count(disputes, ownedBy(context, disputes, eq(disputes.state, "open")))) > 0;
}

export type DisputeRow = typeof disputes.$inferSelect;

/** The disputes by which banks took back what was paid for these invoices, oldest first. */
export async function selectLostDisputes(
  scope: Pick<OrganizationContext, "db" | "organization">,
  invoicesOf: readonly Pick<InvoiceRow, "providerInvoiceId">[],
): Promise<DisputeRow[]> {
  const ids = invoicesOf.map(({ providerInvoiceId }) => providerInvoiceId);
  if (ids.length === 0) return [];
  return scope.db
    .select()
    .from(disputes)
    .where(ownedBy(scope, disputes, eq(disputes.state, "lost"), inArray(disputes.providerInvoiceId, ids)))
    .orderBy(asc(disputes.openedAt));
}

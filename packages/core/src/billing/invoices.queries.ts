import { desc, eq } from "drizzle-orm";

import type { OrganizationContext } from "#platform/context.ts";
import { invoices } from "#platform/database/tables/billing.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";

type Scope = Pick<OrganizationContext, "db" | "organization">;
export type InvoiceRow = typeof invoices.$inferSelect;

/** The organization's invoices, newest first. */
export async function selectInvoices(scope: Scope, limit: number): Promise<InvoiceRow[]> {
  return scope.db
    .select()
    .from(invoices)
    .where(ownedBy(scope, invoices))
    .orderBy(desc(invoices.issuedAt), desc(invoices.id))
    .limit(limit);
}

/** One of the organization's invoices, or null. */
export async function findInvoice(scope: Scope, id: string): Promise<InvoiceRow | null> {
  const [row] = await scope.db
    .select()
    .from(invoices)
    .where(ownedBy(scope, invoices, eq(invoices.id, id)));
  return row ?? null;
}

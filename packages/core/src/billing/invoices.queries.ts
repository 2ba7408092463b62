import { and, asc, desc, eq, gt, inArray } from "drizzle-orm";

import type { OrganizationContext } from "#platform/context.ts";
import { invoices, refunds } from "#platform/database/tables/invoices.table.ts";
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

export type RefundRow = typeof refunds.$inferSelect;

/** What was given back of these invoices, in the order of their credit notes. */
export async function selectRefunds(
  scope: Scope,
  invoicesOf: readonly Pick<InvoiceRow, "provider" | "providerInvoiceId">[],
): Promise<RefundRow[]> {
  const ids = invoicesOf.map(({ providerInvoiceId }) => providerInvoiceId);
  if (ids.length === 0) return [];
  return scope.db
    .select()
    .from(refunds)
    .where(ownedBy(scope, refunds, inArray(refunds.providerInvoiceId, ids)))
    .orderBy(asc(refunds.number));
}

/** A refund and its invoice, or null. */
export async function findRefund(
  scope: Scope,
  id: string,
): Promise<{ refund: RefundRow; invoice: InvoiceRow } | null> {
  const isItsInvoice = and(
    eq(invoices.provider, refunds.provider),
    eq(invoices.providerInvoiceId, refunds.providerInvoiceId),
  );
  const [row] = await scope.db
    .select({ refund: refunds, invoice: invoices })
    .from(refunds)
    .innerJoin(invoices, isItsInvoice)
    .where(ownedBy(scope, refunds, eq(refunds.id, id)));
  return row ?? null;
}

/** One of the organization's invoices, or null. */
export async function findInvoice(scope: Scope, id: string): Promise<InvoiceRow | null> {
  const [row] = await scope.db
    .select()
    .from(invoices)
    .where(ownedBy(scope, invoices, eq(invoices.id, id)));
  return row ?? null;
}

/** An invoice for which the card was charged in vain. */
export interface DueInvoice {
  /** The provider's own id. */
  invoiceId: string;
  cents: number;
}

/** What is due of a subscription, oldest first. */
export async function selectDue(scope: Scope, providerSubscriptionId: string | null): Promise<DueInvoice[]> {
  if (providerSubscriptionId === null) return [];
  const isItsOwn = eq(invoices.providerSubscriptionId, providerSubscriptionId);
  const isDue = and(isItsOwn, eq(invoices.state, "open"), gt(invoices.attempts, 0));
  const rows = await scope.db
    .select()
    .from(invoices)
    .where(ownedBy(scope, invoices, isDue))
    .orderBy(asc(invoices.issuedAt), asc(invoices.id));
  return rows.map((it) => ({ invoiceId: it.providerInvoiceId, cents: it.totalCents - it.paidCents }));
}

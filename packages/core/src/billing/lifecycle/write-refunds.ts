import type { BilledTo } from "@plumbline/contract/billing-details";
import { and, eq, inArray, sql } from "drizzle-orm";

import type { OrganizationContext } from "#platform/context.ts";
import { documentSeries, refunds } from "#platform/database/tables/invoices.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";
import type { InvoiceSnapshot } from "#platform/payments/customer-snapshot.ts";

/**
 * Writes down what went back of the customer's invoices, each with the number of its credit note. A refund is written
 * down once and never changed; whoever calls holds the customer, so none is numbered twice.
 */
export async function writeRefunds(
  context: OrganizationContext,
  { found, billedTo }: { found: readonly InvoiceSnapshot[]; billedTo: BilledTo },
): Promise<void> {
  const { db, clock, organization, payments } = context;
  const all = found
    .flatMap((invoice) => invoice.refunds.map((refund) => ({ ...refund, invoiceId: invoice.id })))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const known = await knownIds(
    context,
    all.map(({ id }) => id),
  );
  for (const { id, invoiceId, amountCents, at } of all.filter((refund) => !known.has(refund.id)))
    await db.insert(refunds).values({
      organizationId: organization.id,
      provider: payments.name,
      providerRefundId: id,
      providerInvoiceId: invoiceId,
      number: await nextCreditNote(context),
      amountCents,
      billedTo,
      refundedAt: at,
      createdAt: clock.now(),
    });
}

async function knownIds(context: OrganizationContext, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const isOne = and(eq(refunds.provider, context.payments.name), inArray(refunds.providerRefundId, [...ids]));
  const rows = await context.db
    .select({ id: refunds.providerRefundId })
    .from(refunds)
    .where(ownedBy(context, refunds, isOne));
  return new Set(rows.map(({ id }) => id));
}

/** The next number of the series, e.g. `CN-000012`; it is given back where the transaction is. Tests have a series of their own. */
async function nextCreditNote({ db, payments }: OrganizationContext): Promise<string> {
  const prefix = payments.isTest ? "TEST-CN" : "CN";
  const [series] = await db
    .insert(documentSeries)
    .values({ name: prefix, last: 1 })
    .onConflictDoUpdate({ target: documentSeries.name, set: { last: sql`${documentSeries.last} + 1` } })
    .returning({ last: documentSeries.last });
  if (series === undefined) throw new Error("The series of credit notes did not go on.");
  return `${prefix}-${String(series.last).padStart(6, "0")}`;
}

import { and, asc, eq, inArray, isNotNull, lt } from "drizzle-orm";

import { invoiceFolder } from "#billing/keep-invoice-file.ts";
import { inTransaction, type Services } from "#platform/context.ts";
import { auditLog } from "#platform/database/tables/audit-log.table.ts";
import { disputes, paymentEvents } from "#platform/database/tables/billing.table.ts";
import { invoices, refunds } from "#platform/database/tables/invoices.table.ts";
import { BILLING_YEARS, daysBefore, PAYMENT_EVENT_DAYS, yearsBefore } from "#retention/retention-periods.ts";

/** Rows whose files are deleted in one transaction. */
const BATCH = 200;
/** Records that have files, and since when each is kept. */
const FILED = [
  { table: invoices, keptSince: invoices.issuedAt },
  { table: refunds, keptSince: refunds.refundedAt },
] as const;

/**
 * Removes billing records that have been kept long enough: invoices and refunds with their files, disputes, and the note
 * that a client was erased. Answers how many.
 */
export async function removeBillingRecords(services: Services): Promise<number> {
  const { db, clock } = services;
  const before = yearsBefore(clock.now(), BILLING_YEARS);
  let filed = 0;
  for (const of of FILED) filed += await removeFiled(services, of, before);
  const removed = await Promise.all([
    db.delete(disputes).where(lt(disputes.openedAt, before)),
    db
      .delete(auditLog)
      .where(and(eq(auditLog.action, "organization.erased"), lt(auditLog.createdAt, before))),
  ]);
  return removed.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), filed);
}

type Filed = (typeof FILED)[number];

async function removeFiled(services: Services, of: Filed, before: Date): Promise<number> {
  let removed = 0;
  for (;;) {
    const batch = await inTransaction(services, (inside) => removeBatch(inside, of, before));
    if (batch === 0) return removed;
    removed += batch;
  }
}

/** Rows, then their files, then the commit: what cannot be deleted keeps its row, and is found the next night. */
async function removeBatch(
  { db, storage }: Services,
  { table, keptSince }: Filed,
  before: Date,
): Promise<number> {
  const old = db
    .select({ id: table.id })
    .from(table)
    .where(lt(keptSince, before))
    .orderBy(asc(keptSince))
    .limit(BATCH);
  const removed = await db
    .delete(table)
    .where(inArray(table.id, old))
    .returning({ id: table.id, organizationId: table.organizationId });
  for (const { id, organizationId } of removed) await storage.deleteAll(invoiceFolder(organizationId, id));
  return removed.length;
}

/** Removes events of the payment provider that no one will work on again. Answers how many. */
export async function removePaymentEvents({ db, clock }: Services): Promise<number> {
  const before = daysBefore(clock.now(), PAYMENT_EVENT_DAYS);
  const { rowCount } = await db
    .delete(paymentEvents)
    .where(and(lt(paymentEvents.receivedAt, before), isNotNull(paymentEvents.handledAt)));
  return rowCount ?? 0;
}

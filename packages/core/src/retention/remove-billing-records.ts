import { and, eq, isNotNull, lt } from "drizzle-orm";

import type { Services } from "#platform/context.ts";
import { auditLog } from "#platform/database/tables/audit-log.table.ts";
import { disputes, invoices, paymentEvents } from "#platform/database/tables/billing.table.ts";
import { BILLING_YEARS, daysBefore, PAYMENT_EVENT_DAYS, yearsBefore } from "#retention/retention-periods.ts";

/**
 * Removes billing records that have been kept long enough: invoices, disputes, and the note that a client was
 * erased. Answers how many.
 */
export async function removeBillingRecords({ db, clock }: Services): Promise<number> {
  const before = yearsBefore(clock.now(), BILLING_YEARS);
  const removed = await Promise.all([
    db.delete(invoices).where(lt(invoices.issuedAt, before)),
    db.delete(disputes).where(lt(disputes.openedAt, before)),
    db
      .delete(auditLog)
      .where(and(eq(auditLog.action, "organization.erased"), lt(auditLog.createdAt, before))),
  ]);
  return removed.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0);
}

/** Removes events of the payment provider that no one will work on again. Answers how many. */
export async function removePaymentEvents({ db, clock }: Services): Promise<number> {
  const before = daysBefore(clock.now(), PAYMENT_EVENT_DAYS);
  const { rowCount } = await db
    .delete(paymentEvents)
    .where(and(lt(paymentEvents.receivedAt, before), isNotNull(paymentEvents.handledAt)));
  return rowCount ?? 0;
}

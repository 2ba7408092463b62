import { desc, inArray } from "drizzle-orm";

import type { OrganizationContext } from "#platform/context.ts";
import { auditLog } from "#platform/database/tables/audit-log.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";

const PAYMENT_ACTS = ["payment.received", "payment.received-twice"] as const;

/** What the organization has paid, newest first: each payment is noted in the audit log with what it was for. */
export async function readPayments(scope: Pick<OrganizationContext, "db" | "organization">, limit: number) {
  return scope.db
    .select({
      id: auditLog.id,
      action: auditLog.action,
      details: auditLog.details,
      createdAt: auditLog.createdAt,
    })
    .from(auditLog)
    .where(ownedBy(scope, auditLog, inArray(auditLog.action, PAYMENT_ACTS)))
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(limit);
}

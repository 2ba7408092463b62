import { and, eq } from "drizzle-orm";

import { AppError } from "#platform/app-error.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { scans } from "#platform/database/tables/scans.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";
import { requestScan } from "#scans/request-scan.ts";

/**
 * Queues the initial audit of a client who has paid, unless it is done already. Answers whether an audit is
 * on its way. Without a website there is nothing to scan yet, which must not undo the payment.
 */
export async function queueInitialAudit(context: OrganizationContext): Promise<boolean> {
  const isDone = await context.db.$count(
    scans,
    ownedBy(context, scans, and(eq(scans.kind, "initial"), eq(scans.status, "COMPLETED"))),
  );
  if (isDone > 0) return false;
  try {
    await requestScan(context, "initial");
    return true;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "scan.no-website") throw error;
    context.log.error(
      { organizationId: context.organization.id },
      "A client has paid but has no website to audit",
    );
    return false;
  }
}

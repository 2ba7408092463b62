import type { ErrorCode } from "@plumbline/contract/errors";
import { and, eq } from "drizzle-orm";

import { tellOperator } from "#operator/tell-operator.ts";
import { AppError } from "#platform/app-error.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { scans } from "#platform/database/tables/scans.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";
import { readOrganizationName } from "#reports/reports.queries.ts";
import { requestScan } from "#scans/request-scan.ts";

/** Why there is nothing to scan yet, in words for the operator. It must not undo a payment. */
const REFUSALS: Partial<Record<ErrorCode, string>> = {
  "scan.no-website":
    "has paid, but the address of its website is missing. Ask the client for it, then run 'plumbline scan now <client>'.",
  "organization.suspended":
    "has paid, but is suspended, so it is not scanned. When you end the suspension, run 'plumbline scan now <client>'.",
};

/**
 * Queues the initial audit of a client who has paid, unless it is done already. Answers whether an audit is
 * on its way: not without a website, and not while the client is suspended.
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
    const refusal = error instanceof AppError ? REFUSALS[error.code] : undefined;
    if (refusal === undefined || !(error instanceof AppError)) throw error;
    const organizationId = context.organization.id;
    context.log.error({ organizationId, reason: error.code }, "A client has paid but cannot be audited");
    await tellOperator(context, {
      cause: "paid-without-audit",
      eventKey: `paid-without-audit ${organizationId} ${context.clock.now().toISOString()}`,
      message: `${await readOrganizationName(context)} ${refusal}`,
      reference: `organization ${organizationId}`,
    });
    return false;
  }
}

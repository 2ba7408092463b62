import type { BillingDetails } from "@plumbline/contract/billing-details";

import { requestPaymentAct } from "#billing/payment-acts/request-payment-act.ts";
import { customerOf } from "#billing/payment-customers.queries.ts";
import { recordAct } from "#platform/audit-log.ts";
import { inTransaction, type UserContext } from "#platform/context.ts";
import { billingDetails } from "#platform/database/tables/invoices.table.ts";
import { OWNERS, requireRole } from "#platform/roles.ts";

/**
 * Sets whom documents bill that are issued from now on, and has the provider print the same. Documents that were issued
 * before stay as they are.
 *
 * @throws {AppError} `role.forbidden`
 */
export async function setBillingDetails(
  context: UserContext,
  details: BillingDetails,
): Promise<BillingDetails> {
  requireRole(context, OWNERS);
  await inTransaction(context, async (inside) => {
    const updatedAt = inside.clock.now();
    const organizationId = inside.organization.id;
    await inside.db
      .insert(billingDetails)
      .values({ organizationId, details, updatedAt })
      .onConflictDoUpdate({ target: billingDetails.organizationId, set: { details, updatedAt } });
    await recordAct(inside, { action: "organization.billing-details-set" });
    const customerId = await customerOf(inside);
    // By its time, so that a change while an earlier one is under way is not lost.
    const subject = `${customerId} ${updatedAt.toISOString()}`;
    if (customerId !== null) await requestPaymentAct(inside, { kind: "name-customer", subject });
  });
  return details;
}

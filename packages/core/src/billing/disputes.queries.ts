import { eq } from "drizzle-orm";

import type { OrganizationContext } from "#platform/context.ts";
import { disputes } from "#platform/database/tables/billing.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";

/** Whether a payment of the organization is in dispute with a bank. */
export async function hasOpenDispute(
  context: Pick<OrganizationContext, "db" | "organization">,
): Promise<boolean> {
  return (await context.db.$count(disputes, ownedBy(context, disputes, eq(disputes.state, "open")))) > 0;
}

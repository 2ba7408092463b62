import type { BusinessFigures } from "@plumbline/contract/business-impact";
import { eq } from "drizzle-orm";

import { recordAct } from "#platform/audit-log.ts";
import { inTransaction, type UserContext } from "#platform/context.ts";
import { organizations } from "#platform/database/tables/accounts.table.ts";
import { BUSINESS_EDITORS, requireRole } from "#platform/roles.ts";

/**
 * Sets what the return on investment is computed from.
 *
 * @throws {AppError} `role.forbidden`
 */
export async function setBusinessFigures(
  context: UserContext,
  { monthlyVisitors, conversionRate, averageOrderValue }: BusinessFigures,
): Promise<BusinessFigures> {
  requireRole(context, BUSINESS_EDITORS);
  const figures = { monthlyVisitors, conversionRate, averageOrderValue };
  await inTransaction(context, async (inside) => {
    await inside.db.update(organizations).set(figures).where(eq(organizations.id, inside.organization.id));
    await recordAct(inside, { action: "organization.business-figures-set", details: figures });
  });
  return figures;
}

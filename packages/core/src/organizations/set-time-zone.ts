import { eq } from "drizzle-orm";

import { recordAct } from "#platform/audit-log.ts";
import { inTransaction, type OrganizationContext, type UserContext } from "#platform/context.ts";
import { organizations } from "#platform/database/tables/accounts.table.ts";
import { OWNERS, requireRole } from "#platform/roles.ts";

/**
 * Has the organization's days counted and its times said in another zone (IANA name) from now on. False where it was
 * that one already.
 */
export async function moveTimeZone(context: OrganizationContext, timeZone: string): Promise<boolean> {
  return inTransaction(context, async (inside) => {
    const own = eq(organizations.id, inside.organization.id);
    const [row] = await inside.db
      .select({ timeZone: organizations.timeZone })
      .from(organizations)
      .where(own)
      .for("no key update");
    if (row === undefined || row.timeZone === timeZone) return false;
    await inside.db.update(organizations).set({ timeZone }).where(own);
    await recordAct(inside, { action: "organization.time-zone-set", details: { timeZone } });
    return true;
  });
}

/**
 * The same by one of the organization's owners.
 *
 * @throws {AppError} `role.forbidden`
 */
export async function setTimeZone(
  context: UserContext,
  { timeZone }: { timeZone: string },
): Promise<{ timeZone: string }> {
  requireRole(context, OWNERS);
  await moveTimeZone(context, timeZone);
  return { timeZone };
}

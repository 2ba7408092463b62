import { eq } from "drizzle-orm";

import { recordAct } from "#platform/audit-log.ts";
import { inTransaction, type OrganizationContext } from "#platform/context.ts";
import { organizations } from "#platform/database/tables/accounts.table.ts";

/** Sets the address the organization's scans start from; does nothing where it is that already. */
export async function moveWebsite(context: OrganizationContext, website: string): Promise<void> {
  await inTransaction(context, async (inside) => {
    const own = eq(organizations.id, inside.organization.id);
    const [row] = await inside.db.select({ website: organizations.website }).from(organizations).where(own);
    if (row?.website === website) return;
    await inside.db.update(organizations).set({ website }).where(own);
    await recordAct(inside, { action: "organization.website-moved", details: { website } });
  });
}

import { type Law, LAWS } from "@plumbline/contract/laws";
import { eq } from "drizzle-orm";

import { recordAct } from "#platform/audit-log.ts";
import { inTransaction, type OrganizationContext } from "#platform/context.ts";
import { organizations } from "#platform/database/tables/accounts.table.ts";

/** Sets the laws the website's privacy is judged by from the next scan on. False where they were these already. */
export async function setLaws(context: OrganizationContext, wanted: readonly Law[]): Promise<boolean> {
  const laws = LAWS.filter((law) => wanted.includes(law));
  return inTransaction(context, async (inside) => {
    const own = eq(organizations.id, inside.organization.id);
    const [row] = await inside.db
      .select({ laws: organizations.laws })
      .from(organizations)
      .where(own)
      .for("no key update");
    if (row === undefined || row.laws.join() === laws.join()) return false;
    await inside.db.update(organizations).set({ laws }).where(own);
    await recordAct(inside, { action: "organization.laws-set", details: { laws: laws.join(", ") } });
    return true;
  });
}

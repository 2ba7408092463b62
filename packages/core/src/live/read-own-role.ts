import type { Role } from "@plumbline/contract/auth";
import { eq } from "drizzle-orm";

import type { UserContext } from "#platform/context.ts";
import { members } from "#platform/database/tables/accounts.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";

/** The role that who calls has by now, whatever it was when they signed in; null where they are no member any more. */
export async function readOwnRole(context: UserContext): Promise<Role | null> {
  const { db, actor } = context;
  const [member] = await db
    .select({ role: members.role })
    .from(members)
    .where(ownedBy(context, members, eq(members.userId, actor.userId)));
  return member?.role ?? null;
}

import { eq } from "drizzle-orm";

import type { Services } from "#platform/context.ts";
import { members, users } from "#platform/database/tables/accounts.table.ts";

/** Id of the organization the person with this e-mail address belongs to; null for a stranger. For the operator. */
export async function findOrganizationOf(
  { db }: Pick<Services, "db">,
  email: string,
): Promise<string | null> {
  const [row] = await db
    .select({ organizationId: members.organizationId })
    .from(users)
    .innerJoin(members, eq(members.userId, users.id))
    .where(eq(users.email, email.trim().toLowerCase()));
  return row?.organizationId ?? null;
}

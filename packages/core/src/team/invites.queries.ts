import { and, eq } from "drizzle-orm";

import type { Database } from "#platform/database/connect.ts";
import { users } from "#platform/database/tables/accounts.table.ts";
import { members, organizations } from "#platform/database/tables/accounts.table.ts";
import { oneTimeSecrets } from "#platform/database/tables/sessions.table.ts";
import { USER_COLUMNS } from "#sign-in/accounts.queries.ts";
import { secretHash } from "#sign-in/secrets.ts";

/** The invite a token opens, or null. Whoever has the token may see it: it is the right to join. */
export async function findInvite(db: Database, token: string) {
  const [row] = await db
    .select({ ...USER_COLUMNS, expiresAt: oneTimeSecrets.expiresAt, usedAt: oneTimeSecrets.usedAt })
    .from(oneTimeSecrets)
    .innerJoin(users, eq(users.id, oneTimeSecrets.userId))
    .innerJoin(members, eq(members.userId, users.id))
    .innerJoin(organizations, eq(organizations.id, members.organizationId))
    .where(and(eq(oneTimeSecrets.secretHash, secretHash(token)), eq(oneTimeSecrets.purpose, "invite")));
  if (row === undefined) return null;
  const { expiresAt, usedAt, ...user } = row;
  return { user, expiresAt, usedAt };
}

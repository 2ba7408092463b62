import { and, eq } from "drizzle-orm";

import type { Database } from "#platform/database/connect.ts";
import { members, organizations, users } from "#platform/database/tables/accounts.table.ts";
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
    .where(and(eq(oneTimeSecrets.secretHash, secretHash(token)), eq(oneTimeSecrets.purpose, "invite")))
    .limit(1);
  if (row === undefined) return null;
  const { expiresAt, usedAt, ...user } = row;
  return { user, expiresAt, usedAt };
}

/**
 * Gives an invite's membership to the account that its person has, and the used link with it, so that it keeps saying that
 * it was used. Someone who came in by another way meanwhile keeps what they have.
 */
export async function handOverInvite(
  db: Database,
  { organizationId, invitedId, accountId }: { organizationId: string; invitedId: string; accountId: string },
): Promise<void> {
  const isIn = await db.$count(
    members,
    and(eq(members.organizationId, organizationId), eq(members.userId, accountId)),
  );
  if (isIn === 0) {
    await db
      .update(members)
      .set({ userId: accountId })
      .where(and(eq(members.organizationId, organizationId), eq(members.userId, invitedId)));
  }
  await db
    .update(oneTimeSecrets)
    .set({ userId: accountId })
    .where(and(eq(oneTimeSecrets.userId, invitedId), eq(oneTimeSecrets.purpose, "invite")));
  await db.delete(users).where(eq(users.id, invitedId));
}

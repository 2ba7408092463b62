import { and, asc, eq, inArray, isNull, notExists, sql } from "drizzle-orm";

import type { OrganizationContext, Services } from "#platform/context.ts";
import type { Database } from "#platform/database/connect.ts";
import { members, organizations, users } from "#platform/database/tables/accounts.table.ts";
import { mails } from "#platform/database/tables/messages.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";
import { eraseMails } from "#platform/mail/erase-mails.ts";
import { USER_COLUMNS } from "#sign-in/accounts.queries.ts";

type Scope = Pick<OrganizationContext, "db" | "organization">;

/** The organizations a person belongs to, by name; theirs alone. */
export async function selectMemberships(db: Database, userId: string) {
  return db
    .select({
      id: organizations.id,
      name: organizations.name,
      website: organizations.website,
      role: members.role,
    })
    .from(members)
    .innerJoin(organizations, eq(organizations.id, members.organizationId))
    .where(eq(members.userId, userId))
    .orderBy(asc(organizations.name), asc(organizations.id));
}

/** A person in one of their organizations; null where they don't belong to it. */
export async function findMember(
  db: Database,
  { userId, organizationId }: { userId: string; organizationId: string },
) {
  const [row] = await db
    .select(USER_COLUMNS)
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .innerJoin(organizations, eq(organizations.id, members.organizationId))
    .where(and(eq(members.userId, userId), eq(members.organizationId, organizationId)));
  return row ?? null;
}

/** Notes that a person chose the context's organization: their next sign-in leads to it. */
export async function noteEntered(
  scope: Scope & Pick<OrganizationContext, "clock">,
  userId: string,
): Promise<void> {
  await scope.db
    .update(members)
    .set({ lastEnteredAt: scope.clock.now() })
    .where(ownedBy(scope, members, eq(members.userId, userId)));
}

/**
 * Holds people's accounts until the transaction ends: someone who joins or leaves another organization meanwhile waits. To
 * be called before their memberships change.
 */
export async function holdAccounts(db: Database, userIds: readonly string[]): Promise<void> {
  await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...userIds]))
    .orderBy(asc(users.id))
    .for("update");
}

/** Erases those of the accounts, held before, that belong to no organization any more, with the mails that are theirs alone. */
export async function eraseLeftAccounts(
  scope: Pick<Services, "db" | "config">,
  userIds: readonly string[],
): Promise<void> {
  const { db } = scope;
  const memberships = db.select({ id: members.userId }).from(members).where(eq(members.userId, users.id));
  const left = await db
    .delete(users)
    .where(and(inArray(users.id, [...userIds]), notExists(memberships)))
    .returning({ email: users.email });
  const recipients = left.map(({ email }) => email);
  await eraseMails(scope, sql`${isNull(mails.organizationId)} and ${inArray(mails.recipient, recipients)}`);
}

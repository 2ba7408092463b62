import { and, eq, isNotNull, ne } from "drizzle-orm";

import { holdOrganization } from "#organizations/organizations.queries.ts";
import { AppError } from "#platform/app-error.ts";
import type { UserContext } from "#platform/context.ts";
import { members, users } from "#platform/database/tables/accounts.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";
import { OWNERS, requireRole } from "#platform/roles.ts";

/**
 * Lets only owners change the team, one after the other until the end of the transaction. Two owners may be
 * removing each other: whoever comes second is no owner any more, whatever their session said.
 *
 * @throws {AppError} `role.forbidden`
 */
export async function holdTeam(context: UserContext): Promise<void> {
  requireRole(context, OWNERS);
  await holdOrganization(context);
  const isOwner = await countOwners(context, eq(members.userId, context.actor.userId));
  if (isOwner === 0) throw new AppError("role.forbidden");
}

/**
 * Refuses to take the last owner away. An invited owner cannot log in yet and so does not count.
 *
 * @throws {AppError} `team.last-owner`
 */
export async function requireOtherOwner(context: UserContext, userId: string): Promise<void> {
  const others = await countOwners(context, ne(members.userId, userId));
  if (others === 0) throw new AppError("team.last-owner");
}

async function countOwners(context: UserContext, who: ReturnType<typeof eq>): Promise<number> {
  const owners = await context.db
    .select({ userId: members.userId })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(ownedBy(context, members, and(eq(members.role, "owner"), isNotNull(users.passwordHash), who)));
  return owners.length;
}

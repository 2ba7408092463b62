import type { Role } from "@plumbline/contract/auth";
import { and, eq, inArray, isNotNull } from "drizzle-orm";

import type { OrganizationContext } from "#platform/context.ts";
import { members, organizations, users } from "#platform/database/tables/accounts.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";

/**
 * The members of the organization with one of these roles; without `roles`, all of them. Someone who has not accepted
 * their invite is no reader yet.
 */
export async function selectReaders(
  scope: Pick<OrganizationContext, "db" | "organization">,
  roles?: readonly Role[],
) {
  const hasRole = roles === undefined ? undefined : inArray(members.role, [...roles]);
  return scope.db
    .select({
      userId: users.id,
      email: users.email,
      name: users.name,
      pace: users.mailPace,
      organizationId: organizations.id,
      organization: organizations.name,
      timeZone: organizations.timeZone,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .innerJoin(organizations, eq(organizations.id, members.organizationId))
    .where(ownedBy(scope, members, and(isNotNull(users.passwordHash), hasRole)));
}

export type ReaderRow = Awaited<ReturnType<typeof selectReaders>>[number];

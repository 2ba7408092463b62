import type { Role } from "@plumbline/contract/auth";
import { eq, inArray } from "drizzle-orm";

import type { OrganizationContext } from "#platform/context.ts";
import { members, organizations, users } from "#platform/database/tables/accounts.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";

/** The members of the organization with one of these roles; without `roles`, all of them. */
export async function selectReaders(
  scope: Pick<OrganizationContext, "db" | "organization">,
  roles?: readonly Role[],
) {
  return scope.db
    .select({ userId: users.id, email: users.email, name: users.name, organization: organizations.name })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .innerJoin(organizations, eq(organizations.id, members.organizationId))
    .where(ownedBy(scope, members, roles === undefined ? undefined : inArray(members.role, [...roles])));
}

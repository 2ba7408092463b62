import type { Role } from "@plumbline/contract/auth";
import { and, asc, eq, inArray, sql } from "drizzle-orm";

import { type ClientRow, listClients } from "#clients/list-clients.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { members, users } from "#platform/database/tables/accounts.table.ts";
import { issues } from "#platform/database/tables/issues.table.ts";
import { reports } from "#platform/database/tables/reports.table.ts";
import { scans } from "#platform/database/tables/scans.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";
import { UNRESOLVED_STATUSES } from "@plumbline/contract/issue-terms";

/** A client with its people and what there is of it. */
export interface ClientDetails extends ClientRow {
  members: {
    userId: string;
    name: string;
    email: string;
    role: Role;
    hasPassword: boolean;
    hasTemporaryPassword: boolean;
  }[];
  scanCount: number;
  reportCount: number;
  /** Confirmed issues that no scan has verified as fixed: what needs review and advice are none. */
  unresolvedIssueCount: number;
}

/** All the operator is shown of a client; null when there is none of that id. */
export async function readClient(context: OrganizationContext): Promise<ClientDetails | null> {
  const { db, organization } = context;
  const [client] = await listClients({ db }, organization.id);
  if (client === undefined) return null;
  const unresolved = and(inArray(issues.status, [...UNRESOLVED_STATUSES]), eq(issues.needsReview, false));
  return {
    ...client,
    members: await readMembers(context),
    scanCount: await db.$count(scans, ownedBy(context, scans)),
    reportCount: await db.$count(reports, ownedBy(context, reports)),
    unresolvedIssueCount: await db.$count(issues, and(ownedBy(context, issues), unresolved)),
  };
}

/** The client's people, in the order they joined. */
export async function readMembers(context: OrganizationContext): Promise<ClientDetails["members"]> {
  return context.db
    .select({
      userId: users.id,
      name: users.name,
      email: users.email,
      role: members.role,
      hasPassword: sql<boolean>`${users.passwordHash} is not null`,
      hasTemporaryPassword: users.hasTemporaryPassword,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(ownedBy(context, members))
    .orderBy(asc(members.createdAt), asc(users.id));
}

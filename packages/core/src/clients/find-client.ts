import { domainToASCII } from "node:url";

import { eq, or, sql } from "drizzle-orm";

import type { Services } from "#platform/context.ts";
import { members, organizations, users } from "#platform/database/tables/accounts.table.ts";

export interface FoundClient {
  organizationId: string;
  name: string;
}

/**
 * The clients an operator can mean by an id, a member's e-mail address, a name or a website's host. Names and
 * hosts may be shared, so there can be several.
 */
export async function findClients({ db }: Pick<Services, "db">, term: string): Promise<FoundClient[]> {
  const wanted = term.trim().toLowerCase();
  // A host is on record as browsers send it, and lists show it as people read it.
  const host = domainToASCII(wanted) || wanted;
  return db
    .selectDistinct({ organizationId: organizations.id, name: organizations.name })
    .from(organizations)
    .leftJoin(members, eq(members.organizationId, organizations.id))
    .leftJoin(users, eq(users.id, members.userId))
    .where(
      or(
        sql`${organizations.id}::text = ${wanted}`,
        eq(users.email, wanted),
        sql`lower(${organizations.name}) = ${wanted}`,
        sql`substring(lower(${organizations.website}) from '^https?://([^/]+)') in (${wanted}, ${host})`,
      ),
    );
}

import type { SupportRequest } from "@plumbline/contract/support";
import { desc, eq, gt } from "drizzle-orm";

import type { OrganizationContext } from "#platform/context.ts";
import { users } from "#platform/database/tables/accounts.table.ts";
import { supportRequests } from "#platform/database/tables/support.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";

type Scope = Pick<OrganizationContext, "db" | "organization">;

/** How many requests the organization has sent since `since`. */
export function countRequests(scope: Scope, since: Date): Promise<number> {
  return scope.db.$count(
    supportRequests,
    ownedBy(scope, supportRequests, gt(supportRequests.createdAt, since)),
  );
}

/** One page of the organization's requests, newest first, and how many there are. */
export async function readRequests(
  scope: Scope,
  { page, limit }: { page: number; limit: number },
): Promise<{ requests: SupportRequest[]; total: number }> {
  const own = ownedBy(scope, supportRequests);
  const rows = await scope.db
    .select({
      id: supportRequests.id,
      reference: supportRequests.reference,
      subject: supportRequests.subject,
      message: supportRequests.message,
      priority: supportRequests.priority,
      createdAt: supportRequests.createdAt,
      sentBy: users.name,
    })
    .from(supportRequests)
    .leftJoin(users, eq(users.id, supportRequests.userId))
    .where(own)
    .orderBy(desc(supportRequests.createdAt), desc(supportRequests.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const requests = rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  return { requests, total: await scope.db.$count(supportRequests, own) };
}

/** Stores a request; null when its reference is taken. */
export async function insertRequest(
  { db }: Pick<Scope, "db">,
  request: typeof supportRequests.$inferInsert,
): Promise<string | null> {
  const [row] = await db
    .insert(supportRequests)
    .values(request)
    .onConflictDoNothing({ target: supportRequests.reference })
    .returning({ id: supportRequests.id });
  return row?.id ?? null;
}

import { and, desc, eq, gt, or } from "drizzle-orm";

import type { OrganizationContext, UserContext } from "#platform/context.ts";
import { users } from "#platform/database/tables/accounts.table.ts";
import { dataExports } from "#platform/database/tables/data-exports.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";

const COLUMNS = {
  id: dataExports.id,
  status: dataExports.status,
  createdAt: dataExports.createdAt,
  requestedBy: users.name,
  byteLength: dataExports.byteLength,
  expiresAt: dataExports.expiresAt,
  failureReason: dataExports.failureReason,
  storageKey: dataExports.storageKey,
};

const MOST_SHOWN = 5;

/** Exports that are in the making or whose days are not over, newest first. */
export async function selectExports(context: OrganizationContext) {
  const isKept = or(eq(dataExports.status, "PENDING"), gt(dataExports.expiresAt, context.clock.now()));
  return context.db
    .select(COLUMNS)
    .from(dataExports)
    .leftJoin(users, eq(users.id, dataExports.requestedBy))
    .where(ownedBy(context, dataExports, isKept))
    .orderBy(desc(dataExports.createdAt), desc(dataExports.id))
    .limit(MOST_SHOWN);
}

export type DataExportRow = Awaited<ReturnType<typeof selectExports>>[number];

/** One export of the organization; null when it has none of that id. */
export async function findExport(context: OrganizationContext, id: string): Promise<DataExportRow | null> {
  const [row] = await context.db
    .select(COLUMNS)
    .from(dataExports)
    .leftJoin(users, eq(users.id, dataExports.requestedBy))
    .where(ownedBy(context, dataExports, eq(dataExports.id, id)));
  return row ?? null;
}

/** The export in the making; null when there is none. */
export async function findPendingExport(context: OrganizationContext): Promise<DataExportRow | null> {
  const [row] = await context.db
    .select(COLUMNS)
    .from(dataExports)
    .leftJoin(users, eq(users.id, dataExports.requestedBy))
    .where(ownedBy(context, dataExports, eq(dataExports.status, "PENDING")));
  return row ?? null;
}

/** Stores a new export; null where one is in the making, of which there is one at a time. */
export async function insertExport({ db, clock, organization, actor }: UserContext): Promise<string | null> {
  const [row] = await db
    .insert(dataExports)
    .values({ organizationId: organization.id, requestedBy: actor.userId, createdAt: clock.now() })
    .onConflictDoNothing()
    .returning({ id: dataExports.id });
  return row?.id ?? null;
}

type Outcome = Pick<
  typeof dataExports.$inferInsert,
  "status" | "storageKey" | "byteLength" | "failureReason" | "expiresAt"
>;

/** Ends an export in the making; null when it ended before. Answers who is to be told. */
export async function endPendingExport(
  context: OrganizationContext,
  id: string,
  outcome: Outcome,
): Promise<{ requestedBy: string | null } | null> {
  const [row] = await context.db
    .update(dataExports)
    .set({ ...outcome, finishedAt: context.clock.now() })
    .where(ownedBy(context, dataExports, and(eq(dataExports.id, id), eq(dataExports.status, "PENDING"))))
    .returning({ requestedBy: dataExports.requestedBy });
  return row ?? null;
}

/** Removes an export from the list; false when it was removed before. */
export async function deleteExport(context: OrganizationContext, id: string): Promise<boolean> {
  const deleted = await context.db
    .delete(dataExports)
    .where(ownedBy(context, dataExports, eq(dataExports.id, id)))
    .returning({ id: dataExports.id });
  return deleted.length > 0;
}

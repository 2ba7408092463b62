import { and, eq, isNull, lt } from "drizzle-orm";

import { sandboxPages } from "#platform/database/tables/sandbox.table.ts";
import type { Sandbox } from "#platform/payments/sandbox/sandbox.ts";
import { secretHash } from "#sign-in/secrets.ts";

export type PageRow = typeof sandboxPages.$inferSelect;

/** Stores a page; the same one again is left as it is. Those of the customer that ran out unused go. */
export async function insertPage(
  { db }: Pick<Sandbox, "db">,
  {
    sessionId,
    ...page
  }: Omit<PageRow, "sessionHash" | "isConfirming" | "completedAt"> & { sessionId: string },
): Promise<void> {
  const ranOut = and(
    eq(sandboxPages.customerId, page.customerId),
    isNull(sandboxPages.completedAt),
    lt(sandboxPages.expiresAt, page.createdAt),
  );
  await db.delete(sandboxPages).where(ranOut);
  await db
    .insert(sandboxPages)
    .values({ ...page, sessionHash: secretHash(sessionId) })
    .onConflictDoNothing();
}

/** The page a public session id opens, or null. */
export async function findPage({ db }: Pick<Sandbox, "db">, sessionId: string): Promise<PageRow | null> {
  const [row] = await db
    .select()
    .from(sandboxPages)
    .where(eq(sandboxPages.sessionHash, secretHash(sessionId)));
  return row ?? null;
}

/** The same, held until the transaction ends: no one else uses it meanwhile. */
export async function holdPage({ db }: Pick<Sandbox, "db">, sessionId: string): Promise<PageRow | null> {
  const [row] = await db
    .select()
    .from(sandboxPages)
    .where(eq(sandboxPages.sessionHash, secretHash(sessionId)))
    .for("update");
  return row ?? null;
}

export async function updatePage(
  { db }: Pick<Sandbox, "db">,
  { sessionHash }: PageRow,
  changes: Pick<Partial<PageRow>, "isConfirming" | "completedAt">,
): Promise<void> {
  await db.update(sandboxPages).set(changes).where(eq(sandboxPages.sessionHash, sessionHash));
}

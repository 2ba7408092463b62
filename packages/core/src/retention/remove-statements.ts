import { asc, eq, inArray, lt, sql } from "drizzle-orm";

import { inTransaction, type Services } from "#platform/context.ts";
import { statements, statementSignatures } from "#platform/database/tables/statements.table.ts";
import { REPORT_YEARS, yearsBefore } from "#retention/retention-periods.ts";
import { statementKey } from "#statements/statement-key.ts";

const BATCH = 200;

/**
 * Removes letters of intent and conformance reports, which are kept as long as reports: from when they were signed, or,
 * where they never were, saved. Answers how many.
 */
export async function removeStatements(services: Services): Promise<number> {
  const before = yearsBefore(services.clock.now(), REPORT_YEARS);
  let removed = 0;
  for (;;) {
    const batch = await inTransaction(services, (inside) => removeBatch(inside, before));
    if (batch === 0) return removed;
    removed += batch;
  }
}

/** Rows, then their files, then the commit: what cannot be deleted keeps its row, and is found the next night. */
async function removeBatch({ db, storage }: Services, before: Date): Promise<number> {
  const keptSince = sql<Date>`coalesce(${statementSignatures.signedAt}, ${statements.createdAt})`;
  const batch = await db
    .select({
      id: statements.id,
      organizationId: statements.organizationId,
      storageKey: statementSignatures.storageKey,
    })
    .from(statements)
    .leftJoin(statementSignatures, eq(statementSignatures.statementId, statements.id))
    .where(lt(keptSince, before))
    .orderBy(asc(keptSince))
    .limit(BATCH);
  const ids = batch.map(({ id }) => id);
  if (ids.length > 0) await db.delete(statements).where(inArray(statements.id, ids));
  for (const { id, organizationId, storageKey } of batch)
    await storage.delete(storageKey ?? statementKey(organizationId, id));
  return batch.length;
}

import { and, asc, eq, inArray, lt, notExists } from "drizzle-orm";

import { inTransaction, type Services } from "#platform/context.ts";
import { reports } from "#platform/database/tables/reports.table.ts";
import { scans } from "#platform/database/tables/scans.table.ts";
import { organizationKey } from "#platform/storage.ts";
import { REPORT_YEARS, yearsBefore } from "#retention/retention-periods.ts";

const BATCH = 200;

/** Removes reports and documents that have been kept long enough, with the scans they are of. Answers how many. */
export async function removeReports(services: Services): Promise<number> {
  const before = yearsBefore(services.clock.now(), REPORT_YEARS);
  let removed = 0;
  for (;;) {
    const batch = await services.db
      .select({
        id: reports.id,
        scanId: reports.scanId,
        storageKey: reports.storageKey,
      })
      .from(reports)
      .where(lt(reports.createdAt, before))
      .orderBy(asc(reports.createdAt))
      .limit(BATCH);
    if (batch.length === 0) return removed;
    await inTransaction(services, (inside) => removeBatch(inside, batch));
    removed += batch.length;
  }
}

interface OldReport {
  id: string;
  scanId: string | null;
  storageKey: string | null;
}

/** Rows, then their files, then the commit: what cannot be deleted keeps its row, and is found the next night. */
async function removeBatch({ db, storage }: Services, batch: readonly OldReport[]): Promise<void> {
  const ids = batch.map(({ id }) => id);
  const scanIds = batch.flatMap(({ scanId }) => (scanId === null ? [] : [scanId]));
  await db.delete(reports).where(inArray(reports.id, ids));
  const report = db.select({ id: reports.id }).from(reports).where(eq(reports.scanId, scans.id));
  const done = await db
    .delete(scans)
    .where(and(inArray(scans.id, scanIds), notExists(report)))
    .returning({ id: scans.id, organizationId: scans.organizationId });
  for (const { storageKey } of batch) if (storageKey !== null) await storage.delete(storageKey);
  for (const { id, organizationId } of done)
    await storage.deleteAll(organizationKey(organizationId, "scans", id));
}

import { asc, inArray, lt } from "drizzle-orm";

import { inTransaction, type Services } from "#platform/context.ts";
import { reports } from "#platform/database/tables/reports.table.ts";
import { scans } from "#platform/database/tables/scans.table.ts";
import { REPORT_YEARS, yearsBefore } from "#retention/retention-periods.ts";

const BATCH = 200;

/** Removes reports and documents that have been kept long enough, with the scans they are of. Answers how many. */
export async function removeReports(services: Services): Promise<number> {
  const before = yearsBefore(services.clock.now(), REPORT_YEARS);
  let removed = 0;
  for (;;) {
    const batch = await services.db
      .select({ id: reports.id, scanId: reports.scanId, storageKey: reports.storageKey })
      .from(reports)
      .where(lt(reports.createdAt, before))
      .orderBy(asc(reports.createdAt))
      .limit(BATCH);
    if (batch.length === 0) return removed;
    for (const { storageKey } of batch) if (storageKey !== null) await services.storage.delete(storageKey);
    await removeRows(services, batch);
    removed += batch.length;
  }
}

async function removeRows(
  services: Services,
  batch: readonly { id: string; scanId: string | null }[],
): Promise<void> {
  await inTransaction(services, async ({ db }) => {
    const scanIds = batch.flatMap(({ scanId }) => (scanId === null ? [] : [scanId]));
    await db.delete(reports).where(
      inArray(
        reports.id,
        batch.map(({ id }) => id),
      ),
    );
    if (scanIds.length === 0) return;
    const kept = await db
      .select({ scanId: reports.scanId })
      .from(reports)
      .where(inArray(reports.scanId, scanIds));
    const done = scanIds.filter((id) => !kept.some(({ scanId }) => scanId === id));
    if (done.length > 0) await db.delete(scans).where(inArray(scans.id, done));
  });
}

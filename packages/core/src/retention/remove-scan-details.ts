import { and, asc, eq, exists, inArray, lt, or, sql } from "drizzle-orm";

import { inTransaction, type Services } from "#platform/context.ts";
import { dropMonthsBefore, MONTHLY_TABLES } from "#platform/database/months.ts";
import { scanCriteria, scanPages, scans } from "#platform/database/tables/scans.table.ts";
import { monthsBefore, monthStart, SCAN_LOG_MONTHS } from "#retention/retention-periods.ts";

/** Scans that are dealt with in one transaction. */
const BATCH = 200;

/**
 * Removes what scans saw page by page, once all scans of a month have been kept long enough: the month is dropped. Rows
 * that are in no such month, as the partition from before there were months, go at the same time. Answers how many
 * partitions were dropped.
 */
export async function removeScanDetails(services: Services): Promise<number> {
  const before = monthStart(monthsBefore(services.clock.now(), SCAN_LOG_MONTHS));
  let dropped = 0;
  for (const table of MONTHLY_TABLES) dropped += await dropMonthsBefore(services.db, table, before);
  for (;;) {
    const ids = await selectDetailed(services, before);
    if (ids.length === 0) return dropped;
    await inTransaction(services, async ({ db }) => {
      await db.delete(scanPages).where(inArray(scanPages.scanId, ids));
      await db.delete(scanCriteria).where(inArray(scanCriteria.scanId, ids));
    });
  }
}

async function selectDetailed({ db }: Services, before: Date): Promise<string[]> {
  const one = { one: sql`1` };
  const page = db.select(one).from(scanPages).where(eq(scanPages.scanId, scans.id));
  const criteria = db.select(one).from(scanCriteria).where(eq(scanCriteria.scanId, scans.id));
  const rows = await db
    .select({ id: scans.id })
    .from(scans)
    .where(and(lt(scans.createdAt, before), or(exists(page), exists(criteria))))
    .orderBy(asc(scans.createdAt))
    .limit(BATCH);
  return rows.map(({ id }) => id);
}

import { and, asc, eq, inArray, isNotNull, lt, notExists, or } from "drizzle-orm";

import { inTransaction, type Services } from "#platform/context.ts";
import { occurrences } from "#platform/database/tables/issues.table.ts";
import { reports } from "#platform/database/tables/reports.table.ts";
import { scans } from "#platform/database/tables/scans.table.ts";
import { organizationKey } from "#platform/storage.ts";
import { monthsBefore, SCAN_LOG_MONTHS } from "#retention/retention-periods.ts";

/** Scans that are dealt with in one transaction. */
const BATCH = 200;

/**
 * Removes the logs of scans that have been kept long enough: evidence, results and pictures. What is left of a scan is
 * the line its report and the trend stand on, and what it saw page by page until its month goes (`remove-scan-details.ts`);
 * a scan without a report goes altogether. Answers how many.
 */
export async function removeScanLogs(services: Services): Promise<number> {
  const before = monthsBefore(services.clock.now(), SCAN_LOG_MONTHS);
  let removed = 0;
  for (;;) {
    const batch = await selectLogged(services, before);
    if (batch.length === 0) return removed;
    // Files first: a row without its files is found again, files without their row are not.
    for (const { id, organizationId } of batch)
      await services.storage.deleteAll(organizationKey(organizationId, "scans", id));
    await removeRows(
      services,
      batch.map(({ id }) => id),
    );
    removed += batch.length;
  }
}

async function selectLogged({ db }: Services, before: Date) {
  const report = db.select({ id: reports.id }).from(reports).where(eq(reports.scanId, scans.id));
  return db
    .select({ id: scans.id, organizationId: scans.organizationId })
    .from(scans)
    .where(
      and(
        lt(scans.createdAt, before),
        inArray(scans.status, ["COMPLETED", "FAILED", "CANCELED"]),
        or(isNotNull(scans.resultKey), isNotNull(scans.evidenceKey), notExists(report)),
      ),
    )
    .orderBy(asc(scans.createdAt))
    .limit(BATCH);
}

async function removeRows(services: Services, ids: string[]): Promise<void> {
  await inTransaction(services, async ({ db }) => {
    const ofScans = inArray(scans.id, ids);
    const report = db.select({ id: reports.id }).from(reports).where(eq(reports.scanId, scans.id));
    await db.update(occurrences).set({ screenshotKey: null }).where(inArray(occurrences.scanId, ids));
    await db.delete(scans).where(and(ofScans, notExists(report)));
    await db.update(scans).set({ resultKey: null, evidenceKey: null }).where(ofScans);
  });
}

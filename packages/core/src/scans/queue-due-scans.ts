import { SCANNED_STATUSES } from "@plumbline/contract/dashboard";
import { scanDays } from "@plumbline/contract/scan-days";
import type { ScanKind } from "@plumbline/contract/scans";
import { and, eq, exists, gte, inArray, isNotNull, isNull, lt, not, type SQL, sql } from "drizzle-orm";

import { contextFor, type Services } from "#platform/context.ts";
import { organizations } from "#platform/database/tables/accounts.table.ts";
import { subscriptions } from "#platform/database/tables/billing.table.ts";
import { scans } from "#platform/database/tables/scans.table.ts";
import { requestScan } from "#scans/request-scan.ts";

type Scheduled = "weekly" | "monthly";

/** Scans that make a scheduled one unnecessary: each covers at least as much. */
const COVERED_BY: Record<Scheduled, ScanKind[]> = {
  weekly: ["weekly", "monthly", "initial", "manual"],
  monthly: ["monthly"],
};

/**
 * Queues the weekly and monthly scans that are due: of clients with a living subscription who have not had theirs
 * since its day. A day that was missed is made up for; a client whose scan still runs gets the next one after it.
 * Answers how many it queued.
 */
export async function queueDueScans(services: Services): Promise<number> {
  const days = scanDays(services.clock.now());
  // First: it makes the weekly one of the same day unnecessary.
  const monthly = await queueAll(services, "monthly", days.monthly);
  return monthly + (await queueAll(services, "weekly", days.weekly));
}

async function queueAll(services: Services, kind: Scheduled, since: string): Promise<number> {
  let queued = 0;
  for (const organizationId of await selectDue(services, kind, since)) {
    try {
      const { isNew } = await requestScan(contextFor(services, organizationId), kind);
      if (isNew) queued += 1;
    } catch (error) {
      // One client's trouble must not cost the others their scans; the next round tries it again.
      services.log.error({ err: error, organizationId, kind }, "A scheduled scan could not be queued");
    }
  }
  return queued;
}

async function selectDue({ db }: Services, kind: Scheduled, since: string): Promise<string[]> {
  const isOwn = eq(scans.organizationId, organizations.id);
  const isEnough = and(isOwn, inArray(scans.kind, COVERED_BY[kind]), gte(dayOf(scans.createdAt), since));
  const isBusy = and(isOwn, inArray(scans.status, ["QUEUED", "RUNNING"]), not(eq(scans.kind, "retest")));
  const rows = await db
    .select({ id: organizations.id })
    .from(organizations)
    .innerJoin(subscriptions, eq(subscriptions.organizationId, organizations.id))
    .where(
      and(
        inArray(subscriptions.status, [...SCANNED_STATUSES]),
        // Who came after the day waits for the next one; the initial audit has just covered all.
        lt(dayOf(subscriptions.startedAt), since),
        isNull(organizations.suspendedAt),
        isNotNull(organizations.website),
        not(exists(db.select({ id: scans.id }).from(scans).where(isEnough))),
        not(exists(db.select({ id: scans.id }).from(scans).where(isBusy))),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Calendar day of a moment in UTC. */
function dayOf(moment: typeof scans.createdAt | typeof subscriptions.startedAt): SQL<string> {
  return sql<string>`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD')`;
}

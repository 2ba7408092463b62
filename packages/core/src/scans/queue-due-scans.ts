import { calendarDay } from "@plumbline/contract/calendar";
import { SCANNED_STATUSES } from "@plumbline/contract/dashboard";
import { scanDays } from "@plumbline/contract/scan-days";
import type { ScanKind } from "@plumbline/contract/scans";
import {
  and,
  asc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  not,
  or,
  sql,
} from "drizzle-orm";

import { inTransaction, type Services } from "#platform/context.ts";
import { organizations } from "#platform/database/tables/accounts.table.ts";
import { subscriptions } from "#platform/database/tables/billing.table.ts";
import { scans } from "#platform/database/tables/scans.table.ts";
import { type DueScan, queueScans } from "#scans/queue-scans.ts";
import { scanOffsetOf, startOfDay } from "#scans/scan-times.ts";

type Scheduled = "weekly" | "monthly";

/** Scans that make a scheduled one unnecessary: each covers at least as much. */
const COVERED_BY: Record<Scheduled, ScanKind[]> = {
  weekly: ["weekly", "monthly", "initial", "manual"],
  monthly: ["monthly"],
};

/** Clients whose scans are queued in one transaction. */
const BATCH = 2000;

/**
 * Queues the weekly and monthly scans that are due: of clients with a living subscription who have not had theirs
 * since its day, which is counted in their own zone. A day that was missed is made up for once; a client whose scan
 * still runs gets the next one after it. Any number of processes may do this at once. Answers how many it queued.
 */
export async function queueDueScans(services: Services): Promise<number> {
  const zones = await selectZones(services);
  let queued = 0;
  for (const timeZone of zones) {
    const days = scanDays(calendarDay(services.clock.now(), timeZone));
    // First: it makes the weekly one of the same day unnecessary.
    for (const kind of ["monthly", "weekly"] as const)
      queued += await queueZone(services, { kind, timeZone, day: days[kind] });
  }
  return queued;
}

async function selectZones({ db }: Services): Promise<string[]> {
  const rows = await db.selectDistinct({ timeZone: organizations.timeZone }).from(organizations);
  return rows.map(({ timeZone }) => timeZone);
}

interface DueDay {
  kind: Scheduled;
  timeZone: string;
  day: string;
}

/** Goes through a zone's clients until a walk finds no one left: another process may have held some of them. */
async function queueZone(services: Services, due: DueDay): Promise<number> {
  let queued = 0;
  for (let walked = 1; walked > 0; queued += walked) walked = await walkZone(services, due);
  return queued;
}

async function walkZone(services: Services, due: DueDay): Promise<number> {
  let queued = 0;
  for (let after = ""; ;) {
    const batch = await inTransaction(services, async (inside) => {
      const clients = await holdDue(inside, due, after);
      const scansQueued = await queueScans(inside, due, clients);
      return { clients, scansQueued };
    });
    queued += batch.scansQueued;
    const last = batch.clients.at(-1);
    if (last === undefined || batch.clients.length < BATCH) return queued;
    after = last.organizationId;
  }
}

/** Clients whose scan is due now, held until the transaction ends; those someone else holds are passed by. */
async function holdDue(
  { db, clock }: Services,
  { kind, timeZone, day }: DueDay,
  after: string,
): Promise<DueScan[]> {
  const startsAt = startOfDay(day, timeZone);
  const isOwn = eq(scans.organizationId, organizations.id);
  const isEnough = and(
    isOwn,
    inArray(scans.kind, COVERED_BY[kind]),
    gte(scans.createdAt, startsAt),
    // One that was made while the clock was wrong covers no day before its own.
    lte(scans.createdAt, clock.now()),
    // One that was taken back while the subscription was paused has still to be made.
    not(eq(scans.status, "CANCELED")),
  );
  const isBusy = and(isOwn, inArray(scans.status, ["QUEUED", "RUNNING"]), not(eq(scans.kind, "retest")));
  const rows = await db
    .select({ organizationId: organizations.id, site: organizations.website })
    .from(organizations)
    .innerJoin(subscriptions, eq(subscriptions.organizationId, organizations.id))
    .where(
      and(
        eq(organizations.timeZone, timeZone),
        after === "" ? undefined : gt(organizations.id, after),
        inArray(subscriptions.status, [...SCANNED_STATUSES]),
        // Who came after the day waits for the next one; the initial audit has just covered all.
        lt(subscriptions.startedAt, startsAt),
        // Its end counts from its time on, not from when the provider tells of it.
        or(
          not(subscriptions.cancelsAtPeriodEnd),
          isNull(subscriptions.currentPeriodEndsAt),
          gt(subscriptions.currentPeriodEndsAt, clock.now()),
        ),
        isNull(organizations.suspendedAt),
        isNotNull(organizations.website),
        sql`${startsAt.toISOString()}::timestamptz + ${scanOffsetOf(organizations.id)} <= ${clock.now().toISOString()}::timestamptz`,
        not(exists(db.select({ id: scans.id }).from(scans).where(isEnough))),
        not(exists(db.select({ id: scans.id }).from(scans).where(isBusy))),
      ),
    )
    .orderBy(asc(organizations.id))
    .limit(BATCH)
    .for("no key update", { of: subscriptions, skipLocked: true });
  return rows.map(({ organizationId, site }) => ({ organizationId, site: site ?? "" }));
}

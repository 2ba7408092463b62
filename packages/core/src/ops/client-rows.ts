import type { OpsClient } from "@plumbline/contract/ops-clients";
import { and, asc, desc, eq, gt, ne, sql, type SQL } from "drizzle-orm";

import { daysBack } from "#ops/days-back.ts";
import type { Services } from "#platform/context.ts";
import { organizations } from "#platform/database/tables/accounts.table.ts";
import { subscriptions } from "#platform/database/tables/billing.table.ts";
import { scans } from "#platform/database/tables/scans.table.ts";
import { plannedScanDay } from "#scans/next-scan-day.ts";
import { COUNTS_AS_SCAN } from "#scans/scans.queries.ts";

/** Seconds a scan's last try ran; null before it ended. */
export const SCAN_SECONDS = sql<number | null>`
  extract(epoch from ${scans.finishedAt} - ${scans.startedAt})::int`;

/** Clients by name as the operator's lists show them: only what is asked for is read, however many there are. */
export async function clientRows(
  services: Pick<Services, "db" | "clock">,
  { isWanted, limit, offset }: { isWanted: SQL | undefined; limit: number; offset: number },
): Promise<OpsClient[]> {
  const newest = newestScan(services);
  const counted = lastCounted(services);
  const machine = machineTime(services);
  const rows = await services.db
    .select({
      id: organizations.id,
      name: organizations.name,
      website: organizations.website,
      timeZone: organizations.timeZone,
      suspendedAt: organizations.suspendedAt,
      subscription: {
        status: subscriptions.status,
        startedAt: subscriptions.startedAt,
        plan: subscriptions.plan,
        monthlyPriceCents: subscriptions.monthlyPriceCents,
        cancelsAtPeriodEnd: subscriptions.cancelsAtPeriodEnd,
        currentPeriodEndsAt: subscriptions.currentPeriodEndsAt,
      },
      lastScan: { status: newest.status, overall: newest.overall, createdAt: newest.createdAt },
      lastScanAt: counted.createdAt,
      machineSeconds: machine.seconds,
    })
    .from(organizations)
    .leftJoin(subscriptions, eq(subscriptions.organizationId, organizations.id))
    .leftJoinLateral(newest, sql`true`)
    .leftJoinLateral(counted, sql`true`)
    .leftJoinLateral(machine, sql`true`)
    .where(isWanted)
    .orderBy(asc(sql`lower(${organizations.name})`), asc(organizations.id))
    .limit(limit)
    .offset(offset);
  const now = services.clock.now();
  return rows.map((row) => clientOf(row, now));
}

function newestScan({ db }: Pick<Services, "db">) {
  return db
    .select({ status: scans.status, overall: scans.overall, createdAt: scans.createdAt })
    .from(scans)
    .where(and(eq(scans.organizationId, organizations.id), ne(scans.kind, "retest")))
    .orderBy(desc(scans.createdAt), desc(scans.id))
    .limit(1)
    .as("newest");
}

/** The scan that tells whether the weekly one of today has still to come. */
function lastCounted({ db }: Pick<Services, "db">) {
  return db
    .select({ createdAt: scans.createdAt })
    .from(scans)
    .where(and(eq(scans.organizationId, organizations.id), COUNTS_AS_SCAN))
    .orderBy(desc(scans.createdAt))
    .limit(1)
    .as("counted");
}

function machineTime(services: Pick<Services, "db" | "clock">) {
  return services.db
    .select({ seconds: sql<number>`coalesce(sum(${SCAN_SECONDS}), 0)::int`.as("seconds") })
    .from(scans)
    .where(and(eq(scans.organizationId, organizations.id), gt(scans.createdAt, daysBack(services))))
    .as("machine");
}

interface ClientParts {
  id: string;
  name: string;
  website: string | null;
  timeZone: string;
  suspendedAt: Date | null;
  subscription:
    | (Pick<
        typeof subscriptions.$inferSelect,
        "status" | "startedAt" | "cancelsAtPeriodEnd" | "currentPeriodEndsAt"
      > & {
        plan: string;
        monthlyPriceCents: number | null;
      })
    | null;
  lastScan: Pick<typeof scans.$inferSelect, "status" | "overall" | "createdAt"> | null;
  lastScanAt: Date | null;
  machineSeconds: number | null;
}

function clientOf(row: ClientParts, now: Date): OpsClient {
  const { id, name, website, timeZone, suspendedAt, subscription, lastScan, lastScanAt } = row;
  const organization = { id, timeZone, isSuspended: suspendedAt !== null, lastScanAt };
  return {
    id,
    name,
    website,
    timeZone,
    subscription: subscription?.status ?? null,
    plan: subscription?.plan ?? null,
    monthlyPriceCents: subscription?.monthlyPriceCents ?? null,
    suspendedAt: suspendedAt?.toISOString() ?? null,
    lastScan: lastScan && { ...lastScan, createdAt: lastScan.createdAt.toISOString() },
    nextScanDay: plannedScanDay({ subscription, organization, now }),
    machineSeconds: row.machineSeconds ?? 0,
  };
}

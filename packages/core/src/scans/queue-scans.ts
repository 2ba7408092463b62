import { sql } from "drizzle-orm";

import type { Services } from "#platform/context.ts";
import { auditLog } from "#platform/database/tables/audit-log.table.ts";
import { scans } from "#platform/database/tables/scans.table.ts";
import { publishAll } from "#platform/signals.ts";
import { SCAN_PLANS } from "#scans/scan-plan.ts";

/** A client to be scanned. */
export interface DueScan {
  organizationId: string;
  site: string;
}

export interface ScheduledScan {
  kind: "weekly" | "monthly";
  /** The day it is for: a client has one of a kind and day, whoever queues it. */
  day: string;
}

/**
 * Queues the scheduled scans of many clients at once: rows, jobs, signals and the log of acts, in the caller's
 * transaction. A client who has this scan already, or one that runs, is left out. Answers how many were queued.
 */
export async function queueScans(
  { db, clock, queue }: Services,
  { kind, day }: ScheduledScan,
  clients: readonly DueScan[],
): Promise<number> {
  if (clients.length === 0) return 0;
  const { areas, pageBudget, priority } = SCAN_PLANS[kind];
  const createdAt = clock.now();
  const column = (values: readonly string[]) => sql`${sql.param(values)}`;
  const organizationIds = column(clients.map(({ organizationId }) => organizationId));
  const sites = column(clients.map(({ site }) => site));
  const { rows } = await db.execute<{ id: string; organization_id: string; site: string }>(sql`
    insert into ${scans} (organization_id, kind, site, areas, page_budget, scheduled_for, created_at)
    select due.organization_id, ${kind}, due.site, ${sql.param([...areas])}::text[], ${pageBudget}::int, ${day}::date,
      ${createdAt.toISOString()}::timestamptz
    from unnest(${organizationIds}::uuid[], ${sites}::text[]) as due (organization_id, site)
    on conflict do nothing
    returning id, organization_id, site`);
  const ids = rows.map((row) => row.organization_id);
  await queue.sendAll(
    "scan",
    rows.map((row) => ({ organizationId: row.organization_id, scanId: row.id })),
    { within: db, priority },
  );
  await publishAll(
    db,
    "scan",
    ids.map((organizationId) => ({ organizationId })),
  );
  await recordScans(db, { kind, createdAt }, rows);
  return rows.length;
}

async function recordScans(
  db: Services["db"],
  { kind, createdAt }: { kind: string; createdAt: Date },
  rows: readonly { id: string; organization_id: string; site: string }[],
): Promise<void> {
  if (rows.length === 0) return;
  await db.insert(auditLog).values(
    rows.map(({ id, organization_id: organizationId, site }) => ({
      organizationId,
      actorKind: "system" as const,
      userId: null,
      action: "scan.requested",
      subjectId: id,
      details: { kind, site },
      createdAt,
    })),
  );
}

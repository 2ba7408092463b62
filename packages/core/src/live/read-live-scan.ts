import type { LiveScan } from "@plumbline/contract/live";
import { and, desc, eq, exists, inArray, ne, or } from "drizzle-orm";

import { secondsLeft } from "#live/seconds-left.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { reports } from "#platform/database/tables/reports.table.ts";
import { scans } from "#platform/database/tables/scans.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";

/** The organization's scan of the whole site that waits, runs, or has its report written; null without one. */
export async function readLiveScan(
  context: Pick<OrganizationContext, "db" | "organization" | "clock">,
): Promise<LiveScan | null> {
  const { db, clock } = context;
  const pendingReport = db
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.scanId, scans.id), eq(reports.status, "PENDING")));
  const isLive = or(
    inArray(scans.status, ["QUEUED", "RUNNING"]),
    and(eq(scans.status, "COMPLETED"), exists(pendingReport)),
  );
  const [scan] = await db
    .select()
    .from(scans)
    .where(ownedBy(context, scans, ne(scans.kind, "retest"), isLive))
    .orderBy(desc(scans.createdAt))
    .limit(1);
  if (!scan || scan.status === "FAILED" || scan.status === "CANCELED") return null;
  const { id, kind, status, stage, phase, pagesDone, pagesPlanned, issuesFound, areas, startedAt } = scan;
  return {
    id,
    kind,
    status,
    stage,
    phase: status === "COMPLETED" ? "Writing the report" : phase,
    pagesDone,
    pagesPlanned,
    issuesFound,
    modules: status === "RUNNING" ? areas.length : 0,
    startedAt: startedAt?.toISOString() ?? null,
    secondsLeft: secondsLeft(scan, clock.now()),
  };
}

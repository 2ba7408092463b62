import type { Area } from "@plumbline/contract/areas";
import { eq, inArray, sql } from "drizzle-orm";

import type { OrganizationContext } from "#platform/context.ts";
import { scans } from "#platform/database/tables/scans.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";
import { publish } from "#platform/signals.ts";

/** A scan a worker has taken up. */
export interface BegunScan {
  id: string;
  /** Number of this try; only the newest may write. */
  attempt: number;
  site: string;
  areas: Area[];
  pageBudget: number;
}

/**
 * Takes up a queued scan, or one whose worker died, and makes this try the only one that may write to it.
 * Answers null when the scan has ended: a job delivered again then has nothing left to do.
 */
export async function beginScan(context: OrganizationContext, scanId: string): Promise<BegunScan | null> {
  const now = context.clock.now();
  const [row] = await context.db
    .update(scans)
    .set({
      status: "RUNNING",
      attempt: sql`${scans.attempt} + 1`,
      startedAt: now,
      stage: null,
      phase: "Finding the pages of the site",
      pagesDone: 0,
      pagesPlanned: null,
      issuesFound: 0,
    })
    .where(ownedBy(context, scans, eq(scans.id, scanId), inArray(scans.status, ["QUEUED", "RUNNING"])))
    .returning({
      id: scans.id,
      attempt: scans.attempt,
      site: scans.site,
      areas: scans.areas,
      pageBudget: scans.pageBudget,
    });
  if (!row) return null;
  await publish(context.db, "scan", { organizationId: context.organization.id });
  return row;
}

import type { Area } from "@plumbline/contract/areas";
import { DEFAULT_LAWS, type Law } from "@plumbline/contract/laws";
import { eq, inArray, sql } from "drizzle-orm";

import type { OrganizationContext } from "#platform/context.ts";
import { organizations } from "#platform/database/tables/accounts.table.ts";
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
  /** Laws privacy is judged by. */
  laws: Law[];
  /** What the owner publishes to be asked for private files; null where that is not wished. */
  ownershipToken: string | null;
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
  return { ...row, ...(await wishesOf(context)) };
}

async function wishesOf({
  db,
  organization,
}: OrganizationContext): Promise<Pick<BegunScan, "laws" | "ownershipToken">> {
  const [wishes] = await db
    .select({ laws: organizations.laws, ownershipToken: organizations.ownershipToken })
    .from(organizations)
    .where(eq(organizations.id, organization.id));
  return wishes ?? { laws: [...DEFAULT_LAWS], ownershipToken: null };
}

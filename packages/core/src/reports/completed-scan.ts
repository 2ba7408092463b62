import type { ScanKind } from "@plumbline/contract/scans";
import { desc, eq, ne, type SQL } from "drizzle-orm";

import type { OrganizationContext } from "#platform/context.ts";
import { organizations } from "#platform/database/tables/accounts.table.ts";
import { scans } from "#platform/database/tables/scans.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";
import { TOLD_OVERALL, TOLD_RULESET } from "#scans/told-scores.ts";

/** A completed scan as it was told, by what its documents are of. */
export interface CompletedScan {
  id: string;
  kind: ScanKind;
  /** Name of the organization. */
  organization: string;
  site: string;
  finishedAt: Date;
  rulesetVersion: string;
  engines: string[] | null;
  /** Further pages that were found and not visited, at least; null where it was not recorded. */
  pagesNotVisited: number | null;
  overall: number | null;
}

/** One scan; null where the organization has no completed one of that id. */
export async function completedScan(
  context: OrganizationContext,
  scanId: string,
): Promise<CompletedScan | null> {
  return newestWhere(context, eq(scans.id, scanId));
}

/** The newest scan of the whole site; null before the first is complete. */
export async function newestScan(context: OrganizationContext): Promise<CompletedScan | null> {
  return newestWhere(context, ne(scans.kind, "retest"));
}

async function newestWhere(context: OrganizationContext, which: SQL): Promise<CompletedScan | null> {
  const [row] = await context.db
    .select({
      id: scans.id,
      kind: scans.kind,
      organization: organizations.name,
      site: scans.site,
      finishedAt: scans.finishedAt,
      rulesetVersion: TOLD_RULESET,
      engines: scans.engines,
      pagesNotVisited: scans.pagesNotVisited,
      overall: TOLD_OVERALL,
    })
    .from(scans)
    .innerJoin(organizations, eq(organizations.id, scans.organizationId))
    .where(ownedBy(context, scans, which, eq(scans.status, "COMPLETED")))
    .orderBy(desc(scans.createdAt))
    .limit(1);
  if (!row?.finishedAt || row.rulesetVersion === null) return null;
  return { ...row, finishedAt: row.finishedAt, rulesetVersion: row.rulesetVersion };
}

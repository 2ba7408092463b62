import { pagesLeftUnmeasured } from "@plumbline/contract/pages-of-site";
import type { ScannedPage } from "@plumbline/contract/scan-result";
import type { StartPage } from "@plumbline/contract/start-page";
import { asc, count, eq, type SQL } from "drizzle-orm";

import type { OrganizationContext } from "#platform/context.ts";
import { scanPages } from "#platform/database/tables/scans.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";

type Scope = Pick<OrganizationContext, "db" | "organization">;

/** Every address a scan visited, in its order. */
export async function visitedPages(scope: Scope, scanId: string): Promise<ScannedPage[]> {
  return await readPages(scope, ofScan(scope, scanId));
}

/** How many pages of the site a scan measured, and those that it did not, in its order. */
export async function readPagesOfSite(
  scope: Scope,
  scanId: string,
): Promise<{ measured: number; notMeasured: ScannedPage[] }> {
  const inState = (state: ScannedPage["state"]) => ofScan(scope, scanId, eq(scanPages.state, state));
  const [row] = await scope.db.select({ pages: count() }).from(scanPages).where(inState("measured"));
  const measured = row?.pages ?? 0;
  return {
    measured,
    notMeasured: pagesLeftUnmeasured(await readPages(scope, inState("not-measured")), measured),
  };
}

/** The page that a scan's start address led to, as a list of one; empty where none was visited. */
export async function readStartPage({ db, organization }: Scope, scanId: string): Promise<StartPage[]> {
  return db
    .select({ url: scanPages.url, title: scanPages.title })
    .from(scanPages)
    .where(ofScan({ db, organization }, scanId))
    .orderBy(asc(scanPages.position))
    .limit(1);
}

function ofScan(scope: Scope, scanId: string, further?: SQL): SQL {
  return ownedBy(scope, scanPages, eq(scanPages.scanId, scanId), further);
}

async function readPages({ db }: Scope, wanted: SQL): Promise<ScannedPage[]> {
  const rows = await db.select().from(scanPages).where(wanted).orderBy(asc(scanPages.position));
  return rows.map(({ url, httpStatus, state, reason, title }) => ({
    url,
    status: httpStatus,
    state,
    ...(reason === null ? {} : { reason }),
    ...(title === null ? {} : { title }),
  }));
}

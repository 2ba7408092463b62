import { pagesOfSite } from "@plumbline/contract/pages-of-site";
import type { ScannedPage } from "@plumbline/contract/scan-result";
import { asc, eq } from "drizzle-orm";

import type { OrganizationContext } from "#platform/context.ts";
import { scanPages } from "#platform/database/tables/scans.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";

type Scope = Pick<OrganizationContext, "db" | "organization">;

/** Every address a scan visited, in its order. */
export async function visitedPages(scope: Scope, scanId: string): Promise<ScannedPage[]> {
  const rows = await scope.db
    .select()
    .from(scanPages)
    .where(ownedBy(scope, scanPages, eq(scanPages.scanId, scanId)))
    .orderBy(asc(scanPages.position));
  return rows.map(({ url, httpStatus, state, reason, title }) => ({
    url,
    status: httpStatus,
    state,
    ...(reason === null ? {} : { reason }),
    ...(title === null ? {} : { title }),
  }));
}

/** How many pages of the site a scan visited, and how many of them it measured. */
export async function countPages(
  scope: Scope,
  scanId: string,
): Promise<{ visited: number; measured: number }> {
  const pages = pagesOfSite(await visitedPages(scope, scanId));
  return { visited: pages.length, measured: pages.filter(({ state }) => state === "measured").length };
}

import { desc, eq, gt, ne, notLike } from "drizzle-orm";

import type { OrganizationContext } from "#platform/context.ts";
import { scanPages, scans } from "#platform/database/tables/scans.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";

/** A page as an earlier scan measured it. */
export interface RememberedPage {
  url: string;
  title: string | null;
}

/** A page that no scan measured for so long is forgotten. */
const REMEMBERED_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;
/** As many as the largest scan visits. */
const MOST_REMEMBERED = 150;

/**
 * Pages that scans of the last 30 days measured at this address, each with its latest title. Those told apart by
 * parameters alone are left out: a site may make new ones each day.
 */
export async function rememberedPages(context: OrganizationContext, site: string): Promise<RememberedPage[]> {
  const since = new Date(context.clock.now().getTime() - REMEMBERED_DAYS * DAY_MS);
  return await context.db
    .selectDistinctOn([scanPages.url], { url: scanPages.url, title: scanPages.title })
    .from(scanPages)
    .innerJoin(scans, eq(scans.id, scanPages.scanId))
    .where(
      ownedBy(
        context,
        scanPages,
        eq(scanPages.state, "measured"),
        notLike(scanPages.url, "%?%"),
        eq(scans.site, site),
        eq(scans.status, "COMPLETED"),
        ne(scans.kind, "retest"),
        gt(scans.finishedAt, since),
      ),
    )
    .orderBy(scanPages.url, desc(scans.finishedAt))
    .limit(MOST_REMEMBERED);
}

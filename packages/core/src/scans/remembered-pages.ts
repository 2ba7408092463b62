import { and, desc, eq, gt, inArray, ne, notLike } from "drizzle-orm";

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
  const { db } = context;
  const since = new Date(context.clock.now().getTime() - REMEMBERED_DAYS * DAY_MS);
  const recent = await db
    .select({ id: scans.id })
    .from(scans)
    .where(
      ownedBy(
        context,
        scans,
        and(eq(scans.site, site), eq(scans.status, "COMPLETED"), ne(scans.kind, "retest")),
        gt(scans.finishedAt, since),
      ),
    );
  const ids = recent.map(({ id }) => id);
  return await db
    .selectDistinctOn([scanPages.url], { url: scanPages.url, title: scanPages.title })
    .from(scanPages)
    .innerJoin(scans, eq(scans.id, scanPages.scanId))
    .where(
      ownedBy(
        context,
        scanPages,
        inArray(scanPages.scanId, ids),
        eq(scanPages.state, "measured"),
        notLike(scanPages.url, "%?%"),
      ),
    )
    .orderBy(scanPages.url, desc(scans.finishedAt))
    .limit(MOST_REMEMBERED);
}

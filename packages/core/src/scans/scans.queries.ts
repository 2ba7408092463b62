import type { Area } from "@plumbline/contract/areas";
import type { Scores } from "@plumbline/contract/business-impact";
import { and, desc, eq, isNotNull, lt, ne } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";

import type { OrganizationContext } from "#platform/context.ts";
import { scanAreas, scans } from "#platform/database/tables/scans.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";

type Scope = Pick<OrganizationContext, "db" | "organization">;

export type AreaRow = typeof scanAreas.$inferSelect;

/**
 * The newest score of each area that has ever been measured, as of `before` where it is given: one step into
 * an index for each area, however long the history is.
 */
export async function latestScores({ db, organization }: Scope, before?: Date): Promise<Map<Area, AreaRow>> {
  const isInTime = before === undefined ? undefined : lt(scanAreas.measuredAt, before);
  const latest = (area: Area) =>
    db
      .select()
      .from(scanAreas)
      .where(
        ownedBy({ organization }, scanAreas, eq(scanAreas.area, area), isNotNull(scanAreas.score), isInTime),
      )
      .orderBy(desc(scanAreas.measuredAt))
      .limit(1);
  const rows = await unionAll(
    latest("accessibility"),
    latest("seo"),
    latest("performance"),
    latest("privacy"),
    latest("security"),
  );
  return new Map(rows.map((row) => [row.area, row]));
}

/** An area as it stands after a scan: as that scan tried to measure it, else as it was measured last. */
export function standing(tried: AreaRow | undefined, latest: AreaRow | undefined): AreaRow | undefined {
  return tried ?? latest;
}

/** The scores alone. */
export function scoresOf(latestScores: ReadonlyMap<Area, AreaRow>): Scores {
  return Object.fromEntries([...latestScores].map(([area, { score }]) => [area, score]));
}

/** Scans of the whole site that were not taken back: one of its day takes a weekly scan's place. */
export const COUNTS_AS_SCAN = and(ne(scans.kind, "retest"), ne(scans.status, "CANCELED"));

/** When the newest of them was asked for; null before the first. */
export async function readLastScanAt({ db, organization }: Scope): Promise<Date | null> {
  const [row] = await db
    .select({ createdAt: scans.createdAt })
    .from(scans)
    .where(ownedBy({ organization }, scans, COUNTS_AS_SCAN))
    .orderBy(desc(scans.createdAt))
    .limit(1);
  return row?.createdAt ?? null;
}

/** The completed scan of the whole site before `finishedAt`, or null. */
export async function scanBefore({ db, organization }: Scope, finishedAt: Date) {
  const [row] = await db
    .select({ id: scans.id, overall: scans.overall, finishedAt: scans.finishedAt })
    .from(scans)
    .where(
      ownedBy(
        { organization },
        scans,
        and(eq(scans.status, "COMPLETED"), ne(scans.kind, "retest"), lt(scans.finishedAt, finishedAt)),
      ),
    )
    .orderBy(desc(scans.finishedAt))
    .limit(1);
  return row ?? null;
}

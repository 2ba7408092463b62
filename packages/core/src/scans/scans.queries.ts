import { type Area, AREAS } from "@plumbline/contract/areas";
import type { Scores } from "@plumbline/contract/business-impact";
import type { ScanKind } from "@plumbline/contract/scans";
import { and, desc, eq, inArray, isNotNull, lt, ne } from "drizzle-orm";
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

interface AreaRows {
  /** As the scan tried to measure them. */
  tried: ReadonlyMap<Area, AreaRow>;
  /** As they were measured last. */
  latest: ReadonlyMap<Area, AreaRow>;
}

/**
 * The areas as they stand after a scan: as that scan tried to measure them, else as they were measured last, else with the
 * reason why the newest scan that was asked for them could not. Areas no scan was asked for are left out.
 */
export async function standingAreas(
  scope: Scope,
  { tried, latest }: AreaRows,
  before?: Date,
): Promise<Map<Area, AreaRow>> {
  const known = new Map([...latest, ...tried]);
  const unknown = AREAS.filter((area) => !known.has(area));
  return new Map([...known, ...(await latestFailures(scope, unknown, before))]);
}

async function latestFailures({ db, organization }: Scope, areas: readonly Area[], before?: Date) {
  if (areas.length === 0) return new Map<Area, AreaRow>();
  const isInTime = before === undefined ? undefined : lt(scanAreas.measuredAt, before);
  const rows = await db
    .selectDistinctOn([scanAreas.area])
    .from(scanAreas)
    .where(ownedBy({ organization }, scanAreas, inArray(scanAreas.area, [...areas]), isInTime))
    .orderBy(scanAreas.area, desc(scanAreas.measuredAt));
  return new Map(rows.map((row) => [row.area, row]));
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

/** Scans a monthly one is compared with: its report is of all that happened since. */
const OF_MONTHS: ScanKind[] = ["initial", "monthly"];

/** The completed scan of the whole site that a scan is compared with, or null: the one before, for a monthly one that of the month before. */
export async function scanBefore(scope: Scope, { finishedAt, kind }: { finishedAt: Date; kind: ScanKind }) {
  const ofMonth = kind === "monthly" ? await newestBefore(scope, finishedAt, OF_MONTHS) : null;
  return ofMonth ?? newestBefore(scope, finishedAt);
}

async function newestBefore({ db, organization }: Scope, finishedAt: Date, kinds?: readonly ScanKind[]) {
  const isOfKind = kinds === undefined ? ne(scans.kind, "retest") : inArray(scans.kind, [...kinds]);
  const [row] = await db
    .select({ id: scans.id, overall: scans.overall, finishedAt: scans.finishedAt })
    .from(scans)
    .where(
      ownedBy(
        { organization },
        scans,
        and(eq(scans.status, "COMPLETED"), isOfKind, lt(scans.finishedAt, finishedAt)),
      ),
    )
    .orderBy(desc(scans.finishedAt))
    .limit(1);
  return row ?? null;
}

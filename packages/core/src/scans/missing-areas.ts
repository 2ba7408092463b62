import { type Area, AREAS } from "@plumbline/contract/areas";
import { inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";

import type { Database } from "#platform/database/connect.ts";
import { scanAreas } from "#platform/database/tables/scans.table.ts";
import { type OrganizationScope, ownedBy } from "#platform/database/tenancy.ts";

type Scope = OrganizationScope & { readonly db: Database };

/**
 * Areas that the overall score of each of these scans lacks: the scan could not measure them, or it left them out and
 * no scan before it had measured them.
 *
 * @param as which overall score: as the scan told it, or as it was judged last
 */
export async function missingAreas(
  scope: Scope,
  scanIds: readonly string[],
  as: "told" | "judged" = "judged",
): Promise<Map<string, Area[]>> {
  if (scanIds.length === 0) return new Map();
  const rows = await measurements(scope, scanIds, as === "told" ? TOLD_SCORE : JUDGED_SCORE);
  const firstMeasured = new Map(
    rows.flatMap(({ scanId, area, measuredAt }) => (scanId === null ? [[area, measuredAt]] : [])),
  );
  const tried = rows.flatMap(({ scanId, ...row }) => (scanId === null ? [] : [{ ...row, scanId }]));
  const byScan = Map.groupBy(tried, ({ scanId }) => scanId);
  return new Map(
    [...byScan].map(([scanId, rows]) => [
      scanId,
      AREAS.filter((area) => isMissing(area, rows, firstMeasured)),
    ]),
  );
}

const JUDGED_SCORE = sql<number | null>`${scanAreas.score}`;
const TOLD_SCORE = sql<
  number | null
>`case when ${scanAreas.told} is null then ${scanAreas.score} else (${scanAreas.told}->>'score')::int end`;

const SCAN_OR_NONE = sql<string | null>`${scanAreas.scanId}`;

type TriedArea = Pick<Awaited<ReturnType<typeof measurements>>[number], "area" | "score" | "measuredAt">;

function isMissing(area: Area, tried: readonly TriedArea[], firstMeasured: Map<Area, Date>): boolean {
  const own = tried.find((row) => row.area === area);
  if (own) return own.score === null;
  const first = firstMeasured.get(area);
  return first === undefined || tried.every(({ measuredAt }) => measuredAt < first);
}

/** The areas of these scans and, without a scan, when each area was measured for the first time: in one round trip. */
async function measurements(scope: Scope, scanIds: readonly string[], score: SQL<number | null>) {
  const { db } = scope;
  const tried = db
    .select({ scanId: SCAN_OR_NONE, area: scanAreas.area, score, measuredAt: scanAreas.measuredAt })
    .from(scanAreas)
    .where(ownedBy(scope, scanAreas, inArray(scanAreas.scanId, [...scanIds])));
  const first = db
    .select({
      scanId: sql<string | null>`null::uuid`,
      area: scanAreas.area,
      score: sql<number | null>`null::int`,
      measuredAt: sql<Date>`min(${scanAreas.measuredAt})`.mapWith(scanAreas.measuredAt),
    })
    .from(scanAreas)
    .where(ownedBy(scope, scanAreas, isNotNull(score)))
    .groupBy(scanAreas.area);
  return unionAll(tried, first);
}

import { type Area, AREAS } from "@plumbline/contract/areas";
import { inArray, isNotNull, min, type SQL, sql } from "drizzle-orm";

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
  const score = as === "told" ? TOLD_SCORE : JUDGED_SCORE;
  const [tried, firstMeasured] = await Promise.all([
    triedAreas(scope, scanIds, score),
    firstMeasurements(scope, score),
  ]);
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

type TriedArea = Awaited<ReturnType<typeof triedAreas>>[number];

function isMissing(area: Area, tried: readonly TriedArea[], firstMeasured: Map<Area, Date | null>): boolean {
  const own = tried.find((row) => row.area === area);
  if (own) return own.score === null;
  const first = firstMeasured.get(area) ?? null;
  return first === null || tried.every(({ measuredAt }) => measuredAt < first);
}

async function triedAreas(scope: Scope, scanIds: readonly string[], score: SQL<number | null>) {
  return scope.db
    .select({
      scanId: scanAreas.scanId,
      area: scanAreas.area,
      score,
      measuredAt: scanAreas.measuredAt,
    })
    .from(scanAreas)
    .where(ownedBy(scope, scanAreas, inArray(scanAreas.scanId, [...scanIds])));
}

/** When each area was measured for the first time. */
async function firstMeasurements(scope: Scope, score: SQL<number | null>): Promise<Map<Area, Date | null>> {
  const rows = await scope.db
    .select({ area: scanAreas.area, first: min(scanAreas.measuredAt) })
    .from(scanAreas)
    .where(ownedBy(scope, scanAreas, isNotNull(score)))
    .groupBy(scanAreas.area);
  return new Map(rows.map(({ area, first }) => [area, first]));
}

import { type Area, AREAS } from "@plumbline/contract/areas";
import { inArray, isNotNull, min } from "drizzle-orm";

import type { Database } from "#platform/database/connect.ts";
import { scanAreas } from "#platform/database/tables/scans.table.ts";
import { type OrganizationScope, ownedBy } from "#platform/database/tenancy.ts";

type Scope = OrganizationScope & { readonly db: Database };

/**
 * Areas that the overall score of each of these scans lacks: the scan could not measure them, or it left them out and
 * no scan before it had measured them.
 */
export async function missingAreas(scope: Scope, scanIds: readonly string[]): Promise<Map<string, Area[]>> {
  if (scanIds.length === 0) return new Map();
  const [tried, firstMeasured] = await Promise.all([triedAreas(scope, scanIds), firstMeasurements(scope)]);
  const byScan = Map.groupBy(tried, ({ scanId }) => scanId);
  return new Map(
    [...byScan].map(([scanId, rows]) => [
      scanId,
      AREAS.filter((area) => isMissing(area, rows, firstMeasured)),
    ]),
  );
}

type TriedArea = Awaited<ReturnType<typeof triedAreas>>[number];

function isMissing(area: Area, tried: readonly TriedArea[], firstMeasured: Map<Area, Date | null>): boolean {
  const own = tried.find((row) => row.area === area);
  if (own) return own.score === null;
  const first = firstMeasured.get(area) ?? null;
  return first === null || tried.every(({ measuredAt }) => measuredAt < first);
}

async function triedAreas(scope: Scope, scanIds: readonly string[]) {
  return scope.db
    .select({
      scanId: scanAreas.scanId,
      area: scanAreas.area,
      score: scanAreas.score,
      measuredAt: scanAreas.measuredAt,
    })
    .from(scanAreas)
    .where(ownedBy(scope, scanAreas, inArray(scanAreas.scanId, [...scanIds])));
}

/** When each area was measured for the first time. */
async function firstMeasurements(scope: Scope): Promise<Map<Area, Date | null>> {
  const rows = await scope.db
    .select({ area: scanAreas.area, first: min(scanAreas.measuredAt) })
    .from(scanAreas)
    .where(ownedBy(scope, scanAreas, isNotNull(scanAreas.score)))
    .groupBy(scanAreas.area);
  return new Map(rows.map(({ area, first }) => [area, first]));
}

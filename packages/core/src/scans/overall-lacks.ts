import { type Area, AREAS } from "@plumbline/contract/areas";
import { coveredAreas, lacksOf } from "@plumbline/contract/coverage-words";
import type { AreaScore } from "@plumbline/contract/scan-result";
import { asc, inArray, isNotNull, type SQL, sql } from "drizzle-orm";

import type { Database } from "#platform/database/connect.ts";
import { scanAreas } from "#platform/database/tables/scans.table.ts";
import { type OrganizationScope, ownedBy } from "#platform/database/tenancy.ts";

type Scope = OrganizationScope & { readonly db: Database };

/** Lacks nothing: what is said where there is no scan. */
export const NO_LACKS = lacksOf([]);

/**
 * What the overall score of each of these scans lacks. An area is missing if the scan could not measure it, or left it
 * out and no scan before had measured it. An area it left out is provisional if its last score before is.
 *
 * @param as which overall score: as the scan told it, or as it was judged last
 */
export async function overallLacks(
  scope: Scope,
  scanIds: readonly string[],
  as: "told" | "judged" = "judged",
): Promise<Map<string, typeof NO_LACKS>> {
  if (scanIds.length === 0) return new Map();
  const columns = as === "told" ? TOLD : JUDGED;
  const tried = Map.groupBy(await triedAreas(scope, scanIds, columns), ({ scanId }) => scanId);
  const leftOut = AREAS.filter((area) =>
    [...tried.values()].some((rows) => rows.every((row) => row.area !== area)),
  );
  const measured = await measurements(scope, leftOut, columns);
  const standing = (rows: readonly TriedArea[]) =>
    coveredAreas(Object.fromEntries(AREAS.map((area) => [area, standingRow(area, rows, measured)])));
  return new Map([...tried].map(([scanId, rows]) => [scanId, lacksOf(standing(rows))]));
}

interface AreaColumns {
  score: SQL<number | null>;
  state: SQL<AreaScore["state"]>;
}

const JUDGED: AreaColumns = {
  score: sql`${scanAreas.score}`,
  state: sql`${scanAreas.state}`,
};
const TOLD: AreaColumns = {
  score: sql`case when ${scanAreas.told} is null then ${scanAreas.score} else (${scanAreas.told}->>'score')::int end`,
  state: sql`coalesce(${scanAreas.told}->>'state', ${scanAreas.state})`,
};

type TriedArea = Awaited<ReturnType<typeof triedAreas>>[number];
type Measurement = Omit<TriedArea, "scanId">;

/** The area as the scan tried to measure it, else as it was measured last before the scan. */
function standingRow(
  area: Area,
  tried: readonly TriedArea[],
  measured: readonly Measurement[],
): Measurement | undefined {
  const own = tried.find((row) => row.area === area);
  if (own) return own;
  return measured.findLast(
    (row) => row.area === area && tried.some(({ measuredAt }) => measuredAt >= row.measuredAt),
  );
}

async function triedAreas(scope: Scope, scanIds: readonly string[], { score, state }: AreaColumns) {
  return scope.db
    .select({
      scanId: scanAreas.scanId,
      area: scanAreas.area,
      score,
      state,
      measuredAt: scanAreas.measuredAt,
    })
    .from(scanAreas)
    .where(ownedBy(scope, scanAreas, inArray(scanAreas.scanId, [...scanIds])));
}

/** Every score of these areas, oldest first. */
async function measurements(
  scope: Scope,
  areas: readonly Area[],
  { score, state }: AreaColumns,
): Promise<Measurement[]> {
  if (areas.length === 0) return [];
  return scope.db
    .select({ area: scanAreas.area, score, state, measuredAt: scanAreas.measuredAt })
    .from(scanAreas)
    .where(ownedBy(scope, scanAreas, inArray(scanAreas.area, [...areas]), isNotNull(score)))
    .orderBy(asc(scanAreas.measuredAt));
}

import { type Area, AREAS } from "@plumbline/contract/areas";
import type { DashboardData } from "@plumbline/contract/dashboard";

import type { AreaRow } from "#scans/scans.queries.ts";

/**
 * The state of each area: its newest score, whichever scan measured it. Where the newest scan could not
 * measure an area, its reason stands beside the older score. Areas no scan was asked for are left out.
 */
export function areaDetails(
  latestScores: ReadonlyMap<Area, AreaRow>,
  newestScan: readonly AreaRow[],
): DashboardData["areas"] {
  const newest = new Map(newestScan.map((row) => [row.area, row]));
  return Object.fromEntries(
    AREAS.flatMap((area) => {
      const attempt = newest.get(area);
      const row = latestScores.get(area) ?? attempt;
      return row === undefined ? [] : [[area, detail(row, attempt ?? row)]];
    }),
  );
}

function detail(row: AreaRow, newest: AreaRow): NonNullable<DashboardData["areas"][Area]> {
  const { score, interval, state, lines, laws, measuredAt } = row;
  const reason = newest.score === null ? newest.reason : row.reason;
  return {
    score,
    state,
    lines,
    measuredAt: score === null ? null : measuredAt.toISOString(),
    ...(interval === null ? {} : { interval }),
    ...(reason === null ? {} : { reason }),
    ...(laws === null ? {} : { laws }),
  };
}

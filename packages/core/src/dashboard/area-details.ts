import { type Area, AREAS } from "@plumbline/contract/areas";
import { type CauseOfLine, explainLine } from "@plumbline/contract/cause-of-line";
import type { DashboardData } from "@plumbline/contract/dashboard";

import { type AreaRow, standing } from "#scans/scans.queries.ts";

type AreaDetail = NonNullable<DashboardData["areas"][Area]>;

/**
 * Each area as it stands: as the newest scan measured it or failed to, then with its last score beside it; where that
 * scan was not asked for it, as it was measured last. Areas no scan was asked for are left out.
 *
 * @param causes all of them, the first to fix first
 */
export function areaDetails(
  latestScores: ReadonlyMap<Area, AreaRow>,
  newestScan: readonly AreaRow[],
  causes: readonly CauseOfLine[],
): DashboardData["areas"] {
  const tried = new Map(newestScan.map((row) => [row.area, row]));
  return Object.fromEntries(
    AREAS.flatMap((area) => {
      const latest = latestScores.get(area);
      const row = standing(tried.get(area), latest);
      return row === undefined ? [] : [[area, { ...detail(row, area, causes), ...lostScore(row, latest) }]];
    }),
  );
}

function lostScore({ score }: AreaRow, latest: AreaRow | undefined): Pick<AreaDetail, "before"> {
  if (score !== null || latest === undefined || latest.score === null) return {};
  return { before: { score: latest.score, measuredAt: latest.measuredAt.toISOString() } };
}

function detail(
  { score, interval, state, lines, laws, measuredAt, reason }: AreaRow,
  area: Area,
  causes: readonly CauseOfLine[],
): AreaDetail {
  return {
    score,
    state,
    lines: lines.map((line) => ({ ...line, ...explainLine(line, area, causes) })),
    measuredAt: score === null ? null : measuredAt.toISOString(),
    ...(interval === null ? {} : { interval }),
    ...(reason === null ? {} : { reason }),
    ...(laws === null ? {} : { laws }),
  };
}

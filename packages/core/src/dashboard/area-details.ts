import { type Area, AREAS } from "@plumbline/contract/areas";
import { type CauseOfLine, explainLine } from "@plumbline/contract/cause-of-line";
import type { DashboardData } from "@plumbline/contract/dashboard";

import type { AreaRow } from "#scans/scans.queries.ts";

type AreaDetail = NonNullable<DashboardData["areas"][Area]>;

/**
 * Each area as it stands after the newest scan, with its last score beside it where that scan could not measure it.
 *
 * @param causes all of them, the first to fix first
 */
export function areaDetails(
  standing: ReadonlyMap<Area, AreaRow>,
  latestScores: ReadonlyMap<Area, AreaRow>,
  causes: readonly CauseOfLine[],
): DashboardData["areas"] {
  return Object.fromEntries(
    AREAS.flatMap((area) => {
      const row = standing.get(area);
      if (row === undefined) return [];
      return [[area, { ...detail(row, area, causes), ...lostScore(row, latestScores.get(area)) }]];
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

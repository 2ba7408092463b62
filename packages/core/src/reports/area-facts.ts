import { AREAS, type Area } from "@plumbline/contract/areas";
import { NEVER_MEASURED } from "@plumbline/contract/coverage-words";
import type { AreaScore } from "@plumbline/contract/scan-result";

import type { OrganizationContext } from "#platform/context.ts";
import type { CompletedScan } from "#reports/completed-scan.ts";
import { selectToldAreas } from "#reports/reports.queries.ts";
import { type AreaRow, latestScores, scanBefore, standingAreas } from "#scans/scans.queries.ts";

/** One area as it stands after a scan. */
export interface AreaFacts {
  area: Area;
  score: number | null;
  state: AreaScore["state"];
  reason: string | null;
  /** End of the scan the score is from. */
  measuredAt: Date | null;
  /** Points since it was measured before; after a monthly scan, since the one of the month before. */
  change: number | null;
}

/** All areas as they stand after a scan, those it left out as they were measured before it. */
export async function areaFacts(
  context: OrganizationContext,
  scan: Pick<CompletedScan, "id" | "finishedAt" | "kind">,
): Promise<AreaFacts[]> {
  const rows = await selectToldAreas(context, scan.id);
  const now = new Map(rows.map((row) => [row.area, row]));
  const before = await latestScores(context, scan.finishedAt);
  const compared = scan.kind === "monthly" ? await scoresOfMonthBefore(context, scan) : before;
  const standing = await standingAreas(context, { tried: now, latest: before }, scan.finishedAt);
  return AREAS.map((area) =>
    areaAsItStands(area, {
      row: standing.get(area),
      isOfNow: now.has(area),
      compared: compared.get(area),
    }),
  );
}

/** The scores as they stood after the scan that a monthly one is compared with. */
async function scoresOfMonthBefore(
  context: OrganizationContext,
  scan: Pick<CompletedScan, "finishedAt" | "kind">,
): Promise<Map<Area, AreaRow>> {
  const monthBefore = await scanBefore(context, scan);
  if (!monthBefore?.finishedAt) return new Map();
  return latestScores(context, new Date(monthBefore.finishedAt.getTime() + 1));
}

interface AreaScores {
  row: AreaRow | undefined;
  /** Whether this scan tried to measure it. */
  isOfNow: boolean;
  /** What its score is compared with. */
  compared: AreaRow | undefined;
}

function areaAsItStands(area: Area, { row, isOfNow, compared }: AreaScores): AreaFacts {
  if (!row) {
    return {
      area,
      score: null,
      state: "not-measured",
      reason: NEVER_MEASURED,
      measuredAt: null,
      change: null,
    };
  }
  const { score, state, reason, measuredAt } = row;
  // A provisional score is of other pages or checks than a whole one.
  const comparable = isOfNow && score !== null && compared?.state === state ? compared.score : null;
  const change = score === null || comparable === null ? null : score - comparable;
  return { area, score, state, reason, measuredAt: score === null ? null : measuredAt, change };
}

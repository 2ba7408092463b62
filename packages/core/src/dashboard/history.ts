import { HISTORY_POINTS, type HistoricalPoint } from "@plumbline/contract/trends";

import { type HistoryRow, readHistory } from "#dashboard/history.queries.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { NO_LACKS, overallLacks } from "#scans/overall-lacks.ts";

/** One point for each completed scan of the whole site, oldest first; none where a scan measured nothing. */
export async function historicalData(context: OrganizationContext): Promise<HistoricalPoint[]> {
  const rows = await readHistory(context, HISTORY_POINTS);
  const scored = rows.filter(({ totalScore }) => totalScore !== null);
  const lacks = await overallLacks(
    context,
    scored.map(({ id }) => id),
  );
  return scored.map(({ id, ...row }) => point(row, lacks.get(id) ?? NO_LACKS)).toReversed();
}

function point(
  { finishedAt, createdAt, ...measured }: Omit<HistoryRow, "id">,
  lacks: typeof NO_LACKS,
): HistoricalPoint {
  return { date: (finishedAt ?? createdAt).toISOString(), ...measured, ...lacks };
}

import { HISTORY_POINTS, type HistoricalPoint } from "@plumbline/contract/trends";

import { type HistoryRow, readHistory } from "#dashboard/history.queries.ts";
import type { OrganizationContext } from "#platform/context.ts";

/** One point for each completed scan of the whole site, oldest first; none where a scan measured nothing. */
export async function historicalData(context: OrganizationContext): Promise<HistoricalPoint[]> {
  const rows = await readHistory(context, HISTORY_POINTS);
  return rows
    .filter(({ totalScore }) => totalScore !== null)
    .map(point)
    .toReversed();
}

function point({ finishedAt, createdAt, ...measured }: HistoryRow): HistoricalPoint {
  return { date: (finishedAt ?? createdAt).toISOString(), ...measured };
}

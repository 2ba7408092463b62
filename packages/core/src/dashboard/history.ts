import type { Area } from "@plumbline/contract/areas";
import { HISTORY_POINTS, type HistoricalPoint } from "@plumbline/contract/trends";

import { type HistoryRow, readHistory } from "#dashboard/history.queries.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { missingAreas } from "#scans/missing-areas.ts";

/** One point for each completed scan of the whole site, oldest first; none where a scan measured nothing. */
export async function historicalData(context: OrganizationContext): Promise<HistoricalPoint[]> {
  const rows = await readHistory(context, HISTORY_POINTS);
  const scored = rows.filter(({ totalScore }) => totalScore !== null);
  const missing = await missingAreas(
    context,
    scored.map(({ id }) => id),
  );
  return scored.map(({ id, ...row }) => point(row, missing.get(id) ?? [])).toReversed();
}

function point(
  { finishedAt, createdAt, ...measured }: Omit<HistoryRow, "id">,
  missing: Area[],
): HistoricalPoint {
  return { date: (finishedAt ?? createdAt).toISOString(), ...measured, missing };
}

import { type FailedPoint, HISTORY_POINTS, type HistoricalPoint } from "@plumbline/contract/trends";

import { type HistoryRow, readFailedScans, readHistory } from "#dashboard/history.queries.ts";
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

/** The scans that failed since the first point of a history, oldest first. */
export async function failedScans(
  context: OrganizationContext,
  history: readonly Pick<HistoricalPoint, "date">[],
): Promise<FailedPoint[]> {
  const [first] = history;
  if (first === undefined) return [];
  const rows = await readFailedScans(context, { after: new Date(first.date), limit: HISTORY_POINTS });
  return rows
    .map(({ finishedAt, createdAt, reason }) => ({ date: (finishedAt ?? createdAt).toISOString(), reason }))
    .toReversed();
}

function point(
  { finishedAt, createdAt, ...measured }: Omit<HistoryRow, "id">,
  lacks: typeof NO_LACKS,
): HistoricalPoint {
  return { date: (finishedAt ?? createdAt).toISOString(), ...measured, ...lacks };
}

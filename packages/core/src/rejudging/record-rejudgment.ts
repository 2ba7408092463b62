import type { AreaScore, ScanResult } from "@plumbline/contract/scan-result";
import { and, eq } from "drizzle-orm";

import { recordAct } from "#platform/audit-log.ts";
import { inTransaction, type OrganizationContext } from "#platform/context.ts";
import { scanAreas, scans, type ToldArea } from "#platform/database/tables/scans.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";
import { lockUnsettled, type WholeScan } from "#rejudging/rejudging.queries.ts";
import { latestScores, type AreaRow } from "#scans/scans.queries.ts";
import { standingOverall } from "#scans/standing-overall.ts";

export interface Rejudgment {
  scanId: string;
  /** The ruleset it was judged again by. */
  rulesetVersion: string;
  areas: ScanResult["areas"];
}

/**
 * Puts the scores of a scan that was judged again in the place of those it told, which are kept beside them. Scans before
 * it must have been judged again already: areas it left out stand as they were measured last. False, and nothing is
 * written, when this ruleset has dealt with it before, or it is gone.
 */
export async function recordRejudgment(
  context: OrganizationContext,
  { scanId, rulesetVersion, areas }: Rejudgment,
): Promise<boolean> {
  return inTransaction(context, async (inside) => {
    const scan = await lockUnsettled(inside, scanId, rulesetVersion);
    if (scan === null || scan.finishedAt === null) return false;
    await replaceAreas(inside, scanId, areas);
    const overall = standingOverall(areas, await latestScores(inside, scan.finishedAt));
    await inside.db
      .update(scans)
      .set({
        ...replacingOverall(scan, overall),
        rulesetVersion,
        rejudgedRuleset: rulesetVersion,
        notRejudgedBecause: null,
      })
      .where(ownedBy(inside, scans, eq(scans.id, scanId)));
    const details = { from: scan.rulesetVersion, to: rulesetVersion, before: scan.overall, overall };
    await recordAct(inside, { action: "scan.judged-again", subjectId: scanId, details });
    return true;
  });
}

/** A new overall score, with what was told first beside it. */
export function replacingOverall(
  scan: Pick<WholeScan, "toldRulesetVersion" | "toldOverall" | "rulesetVersion" | "overall">,
  overall: number | null,
): Partial<typeof scans.$inferInsert> {
  const { rulesetVersion, toldRulesetVersion } = scan;
  const told =
    toldRulesetVersion === null ? { toldOverall: scan.overall, toldRulesetVersion: rulesetVersion } : {};
  return { ...told, overall };
}

async function replaceAreas(
  context: OrganizationContext,
  scanId: string,
  areas: ScanResult["areas"],
): Promise<void> {
  const rows = await context.db
    .select()
    .from(scanAreas)
    .where(ownedBy(context, scanAreas, eq(scanAreas.scanId, scanId)));
  for (const row of rows) {
    const judged = areas[row.area];
    if (judged !== undefined) await replaceArea(context, row, judged);
  }
}

async function replaceArea(context: OrganizationContext, row: AreaRow, judged: AreaScore): Promise<void> {
  const { scanId, area } = row;
  const { score, interval = null, state, reason = null, lines } = judged;
  await context.db
    .update(scanAreas)
    .set({ told: row.told ?? toldOf(row), score, interval, state, reason, lines })
    .where(ownedBy(context, scanAreas, and(eq(scanAreas.scanId, scanId), eq(scanAreas.area, area))));
}

function toldOf({ state, score, interval, reason, lines }: AreaRow): ToldArea {
  return { state, score, interval, reason, lines };
}

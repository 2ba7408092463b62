import { sql } from "drizzle-orm";

import { scans } from "#platform/database/tables/scans.table.ts";
import type { AreaRow } from "#scans/scans.queries.ts";

/*
 * What a scan told when it ended, whether or not it has been judged again since. Documents of a scan rest on this, as
 * its archived result does; what holds scans against each other reads the scores as they were judged last.
 */

export const TOLD_OVERALL = sql<
  number | null
>`case when ${scans.toldRulesetVersion} is null then ${scans.overall} else ${scans.toldOverall} end`;

export const TOLD_RULESET = sql<
  string | null
>`coalesce(${scans.toldRulesetVersion}, ${scans.rulesetVersion})`;

/** The score of an area as it was told. */
export function toldScore({ told, score }: Pick<AreaRow, "told" | "score">): number | null {
  return told === null ? score : told.score;
}

/** An area as it was told. */
export function asTold(row: AreaRow): AreaRow {
  return { ...row, ...row.told };
}

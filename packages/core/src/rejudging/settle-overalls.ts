import { AREAS } from "@plumbline/contract/areas";
import { eq } from "drizzle-orm";

import { inTransaction, type OrganizationContext } from "#platform/context.ts";
import { scans } from "#platform/database/tables/scans.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";
import { replacingOverall } from "#rejudging/record-rejudgment.ts";
import { selectAreaScores, selectWholeScans } from "#rejudging/rejudging.queries.ts";
import { latestScores } from "#scans/scans.queries.ts";
import { standingOverall } from "#scans/standing-overall.ts";

/**
 * Brings the overall scores of this ruleset's scans up to date: a scan that ended while others were judged again took
 * over areas as they stood before.
 */
export async function settleOveralls(context: OrganizationContext, rulesetVersion: string): Promise<void> {
  await inTransaction(context, async (inside) => {
    const areas = Map.groupBy(await selectAreaScores(inside), ({ scanId }) => scanId);
    for (const scan of await selectWholeScans(inside)) {
      const tried = areas.get(scan.id) ?? [];
      if (scan.rulesetVersion !== rulesetVersion || tried.length === AREAS.length) continue;
      if (scan.finishedAt === null) continue;
      const own = Object.fromEntries(tried.map(({ area, score }) => [area, { score }]));
      const overall = standingOverall(own, await latestScores(inside, scan.finishedAt));
      if (overall === scan.overall) continue;
      await inside.db
        .update(scans)
        .set(replacingOverall(scan, overall))
        .where(ownedBy(inside, scans, eq(scans.id, scan.id)));
    }
  });
}

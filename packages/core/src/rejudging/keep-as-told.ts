import { eq } from "drizzle-orm";

import { inTransaction, type OrganizationContext } from "#platform/context.ts";
import { scans } from "#platform/database/tables/scans.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";
import { lockUnsettled } from "#rejudging/rejudging.queries.ts";

interface KeptScan {
  scanId: string;
  rulesetVersion: string;
  reasons: readonly string[];
  /** Whether another try by the same ruleset could end otherwise. */
  mayChange: boolean;
}

/** Notes why a scan cannot be judged again: its scores stay as they are, and so does the ruleset they are of. */
export async function keepAsTold(
  context: OrganizationContext,
  { scanId, rulesetVersion, reasons, mayChange }: KeptScan,
): Promise<void> {
  await inTransaction(context, async (inside) => {
    if ((await lockUnsettled(inside, scanId, rulesetVersion)) === null) return;
    await inside.db
      .update(scans)
      .set({
        notRejudgedBecause: reasons.join(" "),
        rejudgedRuleset: mayChange ? null : rulesetVersion,
      })
      .where(ownedBy(inside, scans, eq(scans.id, scanId)));
  });
}

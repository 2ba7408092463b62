import type { OrganizationContext } from "#platform/context.ts";
import { selectUnsettled, type WholeScan } from "#rejudging/rejudging.queries.ts";
import { isOlderRuleset } from "#rejudging/ruleset-order.ts";

export type ScanToRejudge = WholeScan;

/** Scans of an older ruleset that this one has not dealt with, oldest first. */
export async function scansToRejudge(
  context: OrganizationContext,
  rulesetVersion: string,
): Promise<ScanToRejudge[]> {
  const scans = await selectUnsettled(context, rulesetVersion);
  return scans.filter((scan) => isOlderRuleset(scan.rulesetVersion ?? "", rulesetVersion));
}

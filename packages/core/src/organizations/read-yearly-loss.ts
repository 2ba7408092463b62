import type { Scores } from "@plumbline/contract/business-impact";
import type { GroupCounts } from "@plumbline/contract/revenue-at-risk";
import { yearlyLoss } from "@plumbline/contract/yearly-loss";
import type { YearlyLoss } from "@plumbline/contract/yearly-loss-figure";

import { readBusinessFigures } from "#organizations/read-business-figures.ts";
import type { OrganizationContext } from "#platform/context.ts";

/** What the state of the organization's site may cost in a year, at its business figures of today. */
export async function readYearlyLoss(
  context: OrganizationContext,
  { scores, issues }: { scores: Scores; issues: GroupCounts },
): Promise<YearlyLoss> {
  return yearlyLoss(await readBusinessFigures(context), scores, issues);
}

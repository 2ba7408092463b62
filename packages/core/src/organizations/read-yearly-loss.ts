import type { Area } from "@plumbline/contract/areas";
import { yearlyLoss } from "@plumbline/contract/yearly-loss";
import type { YearlyLoss } from "@plumbline/contract/yearly-loss-figure";

import { countIssues } from "#issues/issues.queries.ts";
import { readBusinessFigures } from "#organizations/read-business-figures.ts";
import type { OrganizationContext } from "#platform/context.ts";
import type { AreaRow } from "#scans/scans.queries.ts";

/** What the state of the organization's site may cost in a year, at its business figures of today. */
export async function readYearlyLoss(
  context: OrganizationContext,
  scores: ReadonlyMap<Area, AreaRow>,
): Promise<YearlyLoss> {
  const figures = await readBusinessFigures(context);
  const { atRisk } = await countIssues(context);
  return yearlyLoss(figures, Object.fromEntries(scores), atRisk);
}

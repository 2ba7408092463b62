import { affectsUse } from "@plumbline/contract/affected-people";
import { SECTION_508_ROWS } from "@plumbline/contract/section-508";
import { ISSUE_GROUP_ORDER } from "@plumbline/contract/severity-groups";
import { rowTitle } from "@plumbline/contract/conformance-tables";

import type { SeenCriterion } from "#platform/database/tables/scans.table.ts";

/**
 * What a scan saw of the criteria of WCAG, and what follows from it for each provision of Section 508. No check is of these
 * themselves. A criterion that fails shows that some functionality does not meet a functional performance criterion; how much
 * of it, no scan can tell.
 */
export function withProvisions(criteria: readonly SeenCriterion[]): SeenCriterion[] {
  return [...criteria, ...SECTION_508_ROWS.map((provision) => seenProvision(provision, criteria))];
}

function seenProvision(provision: string, criteria: readonly SeenCriterion[]): SeenCriterion {
  const failing = criteria.filter(
    ({ state, criterion }) => state === "failed" && affectsUse(criterion, provision),
  );
  const isFailed = failing.length > 0;
  return {
    criterion: provision,
    state: isFailed ? "failed" : "not-automated",
    proposed: isFailed ? "partially-supports" : "not-evaluated",
    places: 0,
    pages: 0,
    defects: failing.map(({ criterion }) => rowTitle(criterion)),
    examples: [],
    lastFixed:
      ISSUE_GROUP_ORDER.findLast((group) => failing.some(({ lastFixed }) => lastFixed === group)) ?? null,
  };
}

import type { IssueGroupList } from "@plumbline/contract/issue-groups";
import { costOfFixing } from "@plumbline/contract/priority";

import { adviceItems, causeItems } from "#causes/cause-item.ts";
import { countCheckedByCause } from "#causes/causes.queries.ts";
import { readCauses } from "#causes/read-causes.ts";
import { readIssueCounts } from "#issues/issue-counts.ts";
import { issueFilter, type WantedIssues } from "#issues/issue-filter.ts";
import { countMatchingByCause } from "#issues/issue-list.queries.ts";
import { readYearlyLoss } from "#organizations/read-yearly-loss.ts";
import type { OrganizationContext } from "#platform/context.ts";

export interface IssueGroupQuery extends Omit<WantedIssues, "cause"> {
  page: number;
  limit: number;
}

/**
 * One page of the causes that have issues the filter lets through, the first to fix first, with the counts around it.
 * What a cause costs and takes is about all its open issues, whatever the filter.
 *
 * @throws {AppError} `report.not-found`
 */
export async function listIssueGroups(
  context: OrganizationContext,
  { page, limit, ...wanted }: IssueGroupQuery,
): Promise<IssueGroupList> {
  const filter = await issueFilter(context, wanted);
  const [causes, matching, checked, counts] = await Promise.all([
    readCauses(context),
    countMatchingByCause(context, filter),
    countCheckedByCause(context),
    readIssueCounts(context, filter),
  ]);
  const found = new Map(matching.map((row) => [row.cause, row]));
  const items = filter.advice ? adviceItems(causes) : causeItems(causes);
  const shown = items.flatMap((cause) => {
    const row = found.get(cause.id);
    return row === undefined ? [] : [{ ...cause, matching: row.issues, firstIssue: row.first }];
  });
  const groups = shown.slice((page - 1) * limit, page * limit);
  return {
    groups: groups.map((group) => ({ ...group, beingChecked: checked.get(group.id) ?? 0 })),
    total: shown.length,
    page,
    limit,
    ...counts,
    costOfFixing: costOfFixing(causes.ranked),
    yearlyLoss: counts.isScanned ? await readYearlyLoss(context, causes.scores) : null,
  };
}

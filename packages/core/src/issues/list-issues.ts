import type { IssueList } from "@plumbline/contract/issues";

import { adviceItems, causeItems } from "#causes/cause-item.ts";
import { readCauses } from "#causes/read-causes.ts";
import { readIssueCounts } from "#issues/issue-counts.ts";
import { issueFilter, type WantedIssues } from "#issues/issue-filter.ts";
import { issueItem } from "#issues/issue-item.ts";
import { selectIssues } from "#issues/issue-list.queries.ts";
import type { OrganizationContext } from "#platform/context.ts";

/** A list with the ids of the people whose names stand in it. */
export interface NamingList {
  list: IssueList;
  named: string[];
}

export interface IssueQuery extends WantedIssues {
  page: number;
  limit: number;
}

/**
 * One page of the organization's issues, those of the cause to fix first, first, with the counts around it; `page`
 * counts from 1.
 *
 * @throws {AppError} `report.not-found`
 */
export async function listIssues(context: OrganizationContext, query: IssueQuery): Promise<IssueList> {
  return (await readIssueList(context, query)).list;
}

/**
 * The same with whom it names: what must be read again once one of them has another name.
 *
 * @throws {AppError} `report.not-found`
 */
export async function readIssueList(context: OrganizationContext, query: IssueQuery): Promise<NamingList> {
  const { page, limit } = query;
  const filter = await issueFilter(context, query);
  const stored = await readCauses(context);
  const causes = filter.advice ? adviceItems(stored) : causeItems(stored);
  const byId = new Map(causes.map((cause) => [cause.id, cause]));
  const [rows, { matching, ...counts }] = await Promise.all([
    selectIssues(context, filter, { causes: [...byId.keys()], page, limit }),
    readIssueCounts(context, filter),
  ]);
  return {
    list: { issues: rows.map((row) => issueItem(row, byId)), total: matching, page, limit, ...counts },
    named: [...new Set(rows.flatMap(({ issue }) => issue.acceptedBy ?? []))],
  };
}

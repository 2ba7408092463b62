import type { IssueDetail } from "@plumbline/contract/issues";

import { issueItem } from "#issues/issue-item.ts";
import { selectHistory, selectPlaces } from "#issues/issue-detail.queries.ts";
import { findIssue } from "#issues/issue-list.queries.ts";
import { AppError } from "#platform/app-error.ts";
import type { OrganizationContext } from "#platform/context.ts";

/** Places and events one answer holds at most. */
const SHOWN = 200;

/**
 * One issue with its evidence, how to fix it, and its history.
 *
 * @throws {AppError} `issue.not-found`
 */
export async function readIssue(context: OrganizationContext, { id }: { id: string }): Promise<IssueDetail> {
  const row = await findIssue(context, id);
  if (row === null) throw new AppError("issue.not-found");
  const [evidence, history] = await Promise.all([
    selectPlaces(context, id, SHOWN),
    selectHistory(context, id, SHOWN),
  ]);
  const { component, wcag, guidance } = row.issue;
  return {
    ...issueItem(row),
    component,
    wcag,
    fixSteps: guidance?.fixSteps ?? [],
    resources: guidance?.resources ?? [],
    evidence,
    history: history.map((event) => ({ ...event, at: event.at.toISOString() })),
  };
}

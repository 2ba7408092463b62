import type { Issue, IssueDetail } from "@plumbline/contract/issues";

import { causeItems } from "#causes/cause-item.ts";
import { readCauses } from "#causes/read-causes.ts";
import { howToFix } from "#issues/how-to-fix.ts";
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
  const [causes, evidence, history] = await Promise.all([
    readCauses(context),
    selectPlaces(context, id, SHOWN),
    selectHistory(context, id, SHOWN),
  ]);
  const byId = new Map(causeItems(causes).map((cause) => [cause.id, cause]));
  const { component, wcag, guidance } = row.issue;
  return {
    ...issueItem(row, byId),
    component,
    wcag,
    ...howToFix(guidance),
    evidence,
    history: history.map((event) => ({ ...event, at: event.at.toISOString() })),
  };
}

/**
 * The same issue as lists show it.
 *
 * @throws {AppError} `issue.not-found`
 */
export async function readIssueItem(context: OrganizationContext, { id }: { id: string }): Promise<Issue> {
  const row = await findIssue(context, id);
  if (row === null) throw new AppError("issue.not-found");
  return issueItem(row, new Map(causeItems(await readCauses(context)).map((cause) => [cause.id, cause])));
}

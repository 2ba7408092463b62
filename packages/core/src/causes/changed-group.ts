import type { IssueCause } from "@plumbline/contract/issue-groups";
import { type IssueStatus, UNRESOLVED_STATUSES } from "@plumbline/contract/issue-terms";
import { eq } from "drizzle-orm";

import { readIssueGroup } from "#causes/read-issue-group.ts";
import { lockedIssues } from "#issues/locked-issue.ts";
import { AppError } from "#platform/app-error.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { issues } from "#platform/database/tables/issues.table.ts";

/** What came of an act on all issues of a cause. */
export interface ChangedGroup {
  /** Issues the act changed. */
  changed: number;
  group: IssueCause;
}

/**
 * All issues of a cause, which nobody else writes until the transaction ends.
 *
 * @throws {AppError} `issue-group.not-found`
 */
export async function lockedGroup(context: OrganizationContext, cause: string) {
  const found = await lockedIssues(context, eq(issues.cause, cause));
  if (found.length === 0) throw new AppError("issue-group.not-found");
  return found;
}

/** Whether an issue is still to be fixed: what acts on a group are about, as its figures are. */
export function isOpen({ status }: { status: IssueStatus }): boolean {
  const open: readonly IssueStatus[] = UNRESOLVED_STATUSES;
  return open.includes(status);
}

/** The cause as it is after an act whose transaction has ended: a transaction answers one query at a time. */
export async function changedGroup(
  context: OrganizationContext,
  cause: string,
  changed: number,
): Promise<ChangedGroup> {
  return { changed, group: await readIssueGroup(context, { cause }) };
}

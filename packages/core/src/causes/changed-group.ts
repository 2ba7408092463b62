import type { IssueCause } from "@plumbline/contract/issue-groups";
import { type IssueStatus, UNRESOLVED_STATUSES } from "@plumbline/contract/issue-terms";
import { eq } from "drizzle-orm";

import { causeItems } from "#causes/cause-item.ts";
import { countCheckedByCause } from "#causes/causes.queries.ts";
import { readCauses } from "#causes/read-causes.ts";
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

/** The cause as it is after an act. */
export async function changedGroup(
  context: OrganizationContext,
  cause: string,
  changed: number,
): Promise<ChangedGroup> {
  const causes = await readCauses(context);
  const item = causeItems(causes).find(({ id }) => id === cause);
  const stored = [...causes.ranked, ...causes.others].find(({ id }) => id === cause);
  if (item === undefined || stored === undefined) throw new AppError("issue-group.not-found");
  const checked = await countCheckedByCause(context);
  const matching = Object.values(item.statuses).reduce((sum, issues) => sum + issues, 0);
  const { firstIssue } = stored;
  return { changed, group: { ...item, matching, firstIssue, beingChecked: checked.get(cause) ?? 0 } };
}

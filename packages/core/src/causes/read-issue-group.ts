import type { IssueCause } from "@plumbline/contract/issue-groups";

import { adviceItems, causeItems } from "#causes/cause-item.ts";
import { countCheckedByCause } from "#causes/causes.queries.ts";
import { readCauses } from "#causes/read-causes.ts";
import { AppError } from "#platform/app-error.ts";
import type { OrganizationContext } from "#platform/context.ts";

/**
 * One cause as it stands, whatever became of its issues; `matching` counts all of them.
 *
 * @throws {AppError} `issue-group.not-found`
 */
export async function readIssueGroup(
  context: OrganizationContext,
  { cause }: { cause: string },
): Promise<IssueCause> {
  const causes = await readCauses(context);
  const item = [...causeItems(causes), ...adviceItems(causes)].find(({ id }) => id === cause);
  const stored = [...causes.ranked, ...causes.others, ...causes.advice].find(({ id }) => id === cause);
  if (item === undefined || stored === undefined) throw new AppError("issue-group.not-found");
  const checked = await countCheckedByCause(context);
  const matching = Object.values(item.statuses).reduce((sum, issues) => sum + issues, 0);
  return { ...item, matching, firstIssue: stored.firstIssue, beingChecked: checked.get(cause) ?? 0 };
}

import { type ChangedGroup, changedGroup, isOpen, lockedGroup } from "#causes/changed-group.ts";
import { setMarks } from "#issues/mark-fixed.ts";
import { requestRetests, stillOnSite } from "#issues/request-retest.ts";
import { requireScanning } from "#scans/require-scanning.ts";
import { AppError } from "#platform/app-error.ts";
import { inTransaction, type UserContext } from "#platform/context.ts";
import { ISSUE_WORKERS, requireRole } from "#platform/roles.ts";

export interface GroupMark {
  /** Id of the cause. */
  cause: string;
  isFixed: boolean;
}

/**
 * Marks all open issues of a cause as fixed and queues the re-tests that have to prove it, or takes all marks back.
 * Issues that the organization accepted stay accepted.
 *
 * @throws {AppError} `role.forbidden`, `issue-group.not-found`, `issue.site-moved`, and as `requireScanning` where marks are set
 */
export async function markGroupFixed(
  context: UserContext,
  { cause, isFixed }: GroupMark,
): Promise<ChangedGroup> {
  requireRole(context, ISSUE_WORKERS);
  const changed = await inTransaction(context, async (inside) => {
    const group = await lockedGroup(inside, cause);
    if (!isFixed) {
      const marked = idsOf(group.filter(({ status }) => status === "fixed-awaiting-check"));
      await setMarks(inside, marked, false);
      return marked.length;
    }
    await requireScanning(inside);
    const open = group.filter(isOpen);
    const onSite = await stillOnSite(inside, open);
    if (open.length > 0 && onSite.length === 0) throw new AppError("issue.site-moved");
    await setMarks(inside, idsOf(onSite), true);
    await requestRetests(inside, onSite);
    return onSite.length;
  });
  return changedGroup(context, cause, changed);
}

function idsOf(group: readonly { id: string }[]): string[] {
  return group.map(({ id }) => id);
}

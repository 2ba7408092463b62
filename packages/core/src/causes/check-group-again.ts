import { type ChangedGroup, changedGroup, isOpen, lockedGroup } from "#causes/changed-group.ts";
import { requestRetests, stillOnSite } from "#issues/request-retest.ts";
import { requireScanning } from "#scans/require-scanning.ts";
import { AppError } from "#platform/app-error.ts";
import { inTransaction, type UserContext } from "#platform/context.ts";
import { ISSUE_WORKERS, requireRole } from "#platform/roles.ts";

/**
 * Queues the re-tests of all issues of a cause that are open or marked as fixed; those that wait for one stay with it.
 *
 * @throws {AppError} `role.forbidden`, `issue-group.not-found`, `issue.site-moved`, and as `requireScanning`
 */
export async function checkGroupAgain(
  context: UserContext,
  { cause }: { cause: string },
): Promise<ChangedGroup> {
  requireRole(context, ISSUE_WORKERS);
  const changed = await inTransaction(context, async (inside) => {
    await requireScanning(inside);
    const group = await lockedGroup(inside, cause);
    const unsolved = group.filter((issue) => isOpen(issue) || issue.status === "fixed-awaiting-check");
    const onSite = await stillOnSite(inside, unsolved);
    if (unsolved.length > 0 && onSite.length === 0) throw new AppError("issue.site-moved");
    await requestRetests(inside, onSite);
    return onSite.length;
  });
  return changedGroup(context, cause, changed);
}

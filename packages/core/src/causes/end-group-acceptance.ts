import { type ChangedGroup, changedGroup, lockedGroup } from "#causes/changed-group.ts";
import { openAgain } from "#issues/end-acceptance.ts";
import { inTransaction, type UserContext } from "#platform/context.ts";
import { ISSUE_WORKERS, requireRole } from "#platform/roles.ts";

/**
 * Opens all accepted issues of a cause again.
 *
 * @throws {AppError} `role.forbidden`, `issue-group.not-found`
 */
export async function endGroupAcceptance(
  context: UserContext,
  { cause }: { cause: string },
): Promise<ChangedGroup> {
  requireRole(context, ISSUE_WORKERS);
  const changed = await inTransaction(context, async (inside) => {
    const accepted = (await lockedGroup(inside, cause)).filter(({ status }) => status === "accepted");
    await openAgain(
      inside,
      accepted.map(({ id }) => id),
    );
    return accepted.length;
  });
  return changedGroup(context, cause, changed);
}

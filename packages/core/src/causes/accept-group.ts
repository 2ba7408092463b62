import { type ChangedGroup, changedGroup, isOpen, lockedGroup } from "#causes/changed-group.ts";
import { type Acceptance, setAcceptances } from "#issues/accept-issue.ts";
import { inTransaction, type UserContext } from "#platform/context.ts";
import { ISSUE_WORKERS, requireRole } from "#platform/roles.ts";

/**
 * Accepts all open issues of a cause until the end of a day.
 *
 * @throws {AppError} `role.forbidden`, `issue-group.not-found`, `issue.acceptance-date`
 */
export async function acceptGroup(
  context: UserContext,
  { cause, ...acceptance }: Acceptance & { cause: string },
): Promise<ChangedGroup> {
  requireRole(context, ISSUE_WORKERS);
  const changed = await inTransaction(context, async (inside) => {
    const open = (await lockedGroup(inside, cause)).filter(isOpen);
    await setAcceptances(
      inside,
      open.map(({ id }) => id),
      acceptance,
    );
    return open.length;
  });
  return changedGroup(context, cause, changed);
}

import { and, eq, isNull, isNotNull } from "drizzle-orm";

import { isOnChecklist } from "#guidance/checklist.queries.ts";
import { AppError } from "#platform/app-error.ts";
import { recordActs } from "#platform/audit-log.ts";
import { inTransaction, type UserContext } from "#platform/context.ts";
import { issues } from "#platform/database/tables/issues.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";
import { ISSUE_WORKERS, requireRole } from "#platform/roles.ts";

/**
 * Ticks all issues of a cause off the fix checklist for the whole organization, or takes their ticks back. Issues that
 * were ticked off before keep their date.
 *
 * @throws {AppError} `role.forbidden`, `issue-group.not-found`
 */
export async function completeGroup(
  context: UserContext,
  { cause, isCompleted }: { cause: string; isCompleted: boolean },
): Promise<{ cause: string; changed: number }> {
  requireRole(context, ISSUE_WORKERS);
  return inTransaction(context, async (inside) => {
    const ofCause = and(eq(issues.cause, cause), isOnChecklist());
    if ((await inside.db.$count(issues, ownedBy(inside, issues, ofCause))) === 0)
      throw new AppError("issue-group.not-found");
    const toChange = isCompleted ? isNull(issues.checklistDoneAt) : isNotNull(issues.checklistDoneAt);
    const changed = await inside.db
      .update(issues)
      .set({ checklistDoneAt: isCompleted ? inside.clock.now() : null })
      .where(ownedBy(inside, issues, ofCause, toChange))
      .returning({ id: issues.id });
    const action = isCompleted ? "guidance.completed" : "guidance.reopened";
    await recordActs(
      inside,
      changed.map(({ id }) => ({ action, subjectId: id })),
    );
    return { cause, changed: changed.length };
  });
}

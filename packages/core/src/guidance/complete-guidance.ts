import { eq, sql } from "drizzle-orm";

import { AppError } from "#platform/app-error.ts";
import { recordAct } from "#platform/audit-log.ts";
import { inTransaction, type UserContext } from "#platform/context.ts";
import { issues } from "#platform/database/tables/issues.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";
import { ISSUE_WORKERS, requireRole } from "#platform/roles.ts";

export interface Completion {
  /** Id of the issue. */
  id: string;
  isCompleted: boolean;
}

/**
 * Ticks an issue off the fix checklist for the whole organization, or takes the tick back. It is a note of
 * the people working on it: the issue's status stays what scans say. A repeated tick keeps its first date.
 *
 * @throws {AppError} `role.forbidden`, `issue.not-found`
 */
export async function completeGuidance(
  context: UserContext,
  { id, isCompleted }: Completion,
): Promise<{ id: string; completedAt: string | null }> {
  requireRole(context, ISSUE_WORKERS);
  return inTransaction(context, async (inside) => {
    const now = inside.clock.now().toISOString();
    const checklistDoneAt = isCompleted ? sql`coalesce(${issues.checklistDoneAt}, ${now})` : null;
    const [row] = await inside.db
      .update(issues)
      .set({ checklistDoneAt })
      .where(ownedBy(inside, issues, eq(issues.id, id)))
      .returning({ completedAt: issues.checklistDoneAt });
    if (!row) throw new AppError("issue.not-found");
    const action = isCompleted ? "guidance.completed" : "guidance.reopened";
    await recordAct(inside, { action, subjectId: id });
    return { id, completedAt: row.completedAt?.toISOString() ?? null };
  });
}

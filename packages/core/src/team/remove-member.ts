import { eq } from "drizzle-orm";

import { requireConfirmation } from "#confirmation/require-confirmation.ts";
import { recordAct } from "#platform/audit-log.ts";
import { inTransaction, type UserContext } from "#platform/context.ts";
import { users } from "#platform/database/tables/accounts.table.ts";
import { holdTeam, requireOtherOwner } from "#team/hold-team.ts";
import { readMember } from "#team/team.queries.ts";

/**
 * Erases a person's account, and with it their sessions and an open invite. What they did stays, without
 * their name.
 *
 * @throws {AppError} `role.forbidden`, `confirmation.required`, `team.not-found`, `team.last-owner`
 */
export async function removeMember(context: UserContext, { id }: { id: string }): Promise<void> {
  await inTransaction(context, async (inside) => {
    await holdTeam(inside);
    await requireConfirmation(inside);
    const { role } = await readMember(inside, id);
    if (role === "owner") await requireOtherOwner(inside, id);
    await inside.db.delete(users).where(eq(users.id, id));
    await recordAct(inside, { action: "member.removed", subjectId: id, details: { role } });
  });
}

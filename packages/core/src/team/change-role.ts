import type { Role } from "@plumbline/contract/auth";
import type { TeamMember } from "@plumbline/contract/team";
import { eq } from "drizzle-orm";

import { requireConfirmation } from "#confirmation/require-confirmation.ts";
import { recordAct } from "#platform/audit-log.ts";
import { inTransaction, type UserContext } from "#platform/context.ts";
import { members } from "#platform/database/tables/accounts.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";
import { holdTeam, requireOtherOwner } from "#team/hold-team.ts";
import { readMember } from "#team/team.queries.ts";

/**
 * Gives a person another role, from their next call on.
 *
 * @throws {AppError} `role.forbidden`, `confirmation.required`, `team.not-found`, `team.last-owner`
 */
export async function changeRole(
  context: UserContext,
  { id, role }: { id: string; role: Role },
): Promise<TeamMember> {
  return inTransaction(context, async (inside) => {
    await holdTeam(inside);
    await requireConfirmation(inside);
    const member = await readMember(inside, id);
    if (member.role === role) return member;
    if (member.role === "owner") await requireOtherOwner(inside, id);
    await inside.db
      .update(members)
      .set({ role })
      .where(ownedBy(inside, members, eq(members.userId, id)));
    const details = { from: member.role, to: role };
    await recordAct(inside, { action: "member.role-changed", subjectId: id, details });
    return { ...member, role };
  });
}

import type { TeamMember } from "@plumbline/contract/team";

import { AppError } from "#platform/app-error.ts";
import { recordAct } from "#platform/audit-log.ts";
import { inTransaction } from "#platform/context.ts";
import type { SignedIn } from "#sign-in/read-session.ts";
import { holdTeam } from "#team/hold-team.ts";
import { sendInvite } from "#team/send-invite.ts";
import { readMember } from "#team/team.queries.ts";

/**
 * Mails an invited person a new link in place of the earlier one.
 *
 * @throws {AppError} `role.forbidden`, `team.not-found`, `team.already-active`, `team.too-many-invites`
 */
export async function resendInvite(
  { context, user: inviter }: SignedIn,
  { id }: { id: string },
): Promise<TeamMember> {
  return inTransaction(context, async (inside) => {
    await holdTeam(inside);
    const invited = await readMember(inside, id);
    if (invited.state === "active") throw new AppError("team.already-active");
    await recordAct(inside, { action: "invite.resent", subjectId: id });
    await sendInvite(inside, { invited, inviter });
    return readMember(inside, id);
  });
}

import type { Role } from "@plumbline/contract/auth";
import type { TeamMember } from "@plumbline/contract/team";
import { TEAM_LIMIT } from "@plumbline/contract/team-limits";

import { requireConfirmation } from "#confirmation/require-confirmation.ts";
import { insertMember } from "#organizations/organizations.queries.ts";
import { AppError } from "#platform/app-error.ts";
import { recordAct } from "#platform/audit-log.ts";
import { inTransaction } from "#platform/context.ts";
import type { SignedIn } from "#sign-in/read-session.ts";
import { holdTeam } from "#team/hold-team.ts";
import { sendInvite } from "#team/send-invite.ts";
import { countMembers, isInTeam, readMember } from "#team/team.queries.ts";

export interface InvitedPerson {
  name: string;
  email: string;
  role: Role;
}

/**
 * Adds a person who cannot log in yet and mails them the link with which they can. Whether the address has an account
 * with another organization changes nothing: only the person is told, once they follow the link.
 *
 * @throws {AppError} `role.forbidden`, `confirmation.required`, `organization.email-taken`, `team.full`, `team.too-many-invites`
 */
export async function inviteMember(
  { context, user: inviter }: SignedIn,
  input: InvitedPerson,
): Promise<TeamMember> {
  const { role } = input;
  const person = { name: input.name.trim(), email: input.email.trim().toLowerCase() };
  return inTransaction(context, async (inside) => {
    await holdTeam(inside);
    // An invited owner can do all that the inviter can.
    if (role === "owner") await requireConfirmation(inside);
    if (await isInTeam(inside, person.email)) throw new AppError("organization.email-taken");
    if ((await countMembers(inside)) >= TEAM_LIMIT) throw new AppError("team.full");
    const newcomer = { person, role, passwordHash: null, hasTemporaryPassword: false };
    const id = await insertMember(inside, newcomer);
    await recordAct(inside, { action: "member.invited", subjectId: id, details: { role } });
    await sendInvite(inside, { invited: { id, ...person, role }, inviter });
    return readMember(inside, id);
  });
}

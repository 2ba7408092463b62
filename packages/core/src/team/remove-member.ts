import { randomUUID } from "node:crypto";

import type { TeamMember } from "@plumbline/contract/team";
import { eq } from "drizzle-orm";

import { requireConfirmation } from "#confirmation/require-confirmation.ts";
import { eraseLeftAccounts, holdAccounts } from "#organizations/memberships.queries.ts";
import { recordAct } from "#platform/audit-log.ts";
import { inTransaction, type UserContext } from "#platform/context.ts";
import { members } from "#platform/database/tables/accounts.table.ts";
import { digestEntries, notifications } from "#platform/database/tables/messages.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";
import { queueMail } from "#platform/mail/queue-mail.ts";
import type { SignedIn } from "#sign-in/read-session.ts";
import { noteRemovedSessions } from "#sign-in/sessions.queries.ts";
import { holdTeam, requireOtherOwner } from "#team/hold-team.ts";
import { removedMail } from "#team/removed.mail.ts";
import { readMember } from "#team/team.queries.ts";

/**
 * Takes a person out of the organization: their sessions in it end, and an open invite. Someone who belongs to no other
 * organization loses their account with it. What they did stays; without an account, without their name. They are told
 * by mail, and by the sessions that end.
 *
 * @throws {AppError} `role.forbidden`, `confirmation.required`, `team.not-found`, `team.last-owner`
 */
export async function removeMember({ context, user }: SignedIn, { id }: { id: string }): Promise<void> {
  await inTransaction(context, async (inside) => {
    await holdTeam(inside);
    await requireConfirmation(inside);
    const member = await readMember(inside, id);
    const { role } = member;
    if (role === "owner") await requireOtherOwner(inside, id);
    await holdAccounts(inside.db, [id]);
    if (member.state === "active" && id !== user.id) await tellOfRemoval(inside, member, user);
    await noteRemovedSessions(inside, id);
    await leave(inside, id);
    await eraseLeftAccounts(inside, [id]);
    await recordAct(inside, { action: "member.removed", subjectId: id, details: { role } });
  });
}

/** Not whoever leaves by themselves; whoever has not accepted their invite yet learns of its end from its link. */
async function tellOfRemoval(
  context: UserContext,
  { name, email }: Pick<TeamMember, "name" | "email">,
  by: SignedIn["user"],
): Promise<void> {
  const organization = by.organization.name;
  await queueMail(context, {
    ...removedMail({ config: context.config, name, organization, by }),
    recipient: email,
    idempotencyKey: `member-removed ${randomUUID()}`,
  });
}

/** Ends a membership and forgets what the person was told of the organization. */
async function leave(context: UserContext, userId: string): Promise<void> {
  const { db } = context;
  await db.delete(notifications).where(ownedBy(context, notifications, eq(notifications.userId, userId)));
  await db.delete(digestEntries).where(ownedBy(context, digestEntries, eq(digestEntries.userId, userId)));
  await db.delete(members).where(ownedBy(context, members, eq(members.userId, userId)));
}

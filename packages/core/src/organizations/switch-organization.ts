import type { User } from "@plumbline/contract/auth";

import { findMember, noteEntered } from "#organizations/memberships.queries.ts";
import { AppError } from "#platform/app-error.ts";
import { recordAct } from "#platform/audit-log.ts";
import { inTransaction, type UserContext } from "#platform/context.ts";
import { actingFor } from "#platform/database/tenancy.ts";
import { newSecret, secretHash } from "#sign-in/secrets.ts";
import { moveSession } from "#sign-in/sessions.queries.ts";

/**
 * Has the caller's session act for another organization of theirs. It gets a new token, and keeps its end and when its
 * person last proved who they are.
 *
 * @throws {AppError} `organization.not-found`, `session.expired`
 */
export async function switchOrganization(
  context: UserContext,
  { organizationId }: { organizationId: string },
): Promise<{ token: string; user: User }> {
  const { userId, sessionId } = context.actor;
  return inTransaction(context, async (inside) => {
    const user = await findMember(inside.db, { userId, organizationId });
    if (user === null) throw new AppError("organization.not-found");
    const token = newSecret();
    const moved = { organizationId, tokenHash: secretHash(token), lastUsedAt: inside.clock.now() };
    if (!(await moveSession(inside.db, sessionId, moved))) throw new AppError("session.expired");
    const there = {
      ...inside,
      organization: { id: actingFor(user.organization.id) },
      actor: { ...inside.actor, role: user.role },
    };
    await noteEntered(there, userId);
    await recordAct(inside, { action: "session.ended", subjectId: sessionId });
    await recordAct(there, { action: "session.started", subjectId: sessionId });
    return { token, user };
  });
}

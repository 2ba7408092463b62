import type { User } from "@plumbline/contract/auth";

import { findMember, holdAccounts } from "#organizations/memberships.queries.ts";
import { switchOrganization } from "#organizations/switch-organization.ts";
import { AppError } from "#platform/app-error.ts";
import { inTransaction } from "#platform/context.ts";
import { useSecret } from "#sign-in/one-time-secrets.queries.ts";
import type { SignedIn } from "#sign-in/read-session.ts";
import { secretHash } from "#sign-in/secrets.ts";
import { handOverInvite } from "#team/invites.queries.ts";
import { openInvite } from "#team/read-invite.ts";
import { tellOfAcceptance } from "#team/tell-of-acceptance.ts";

/**
 * Accepts an invite with the account its address has: the person is in one more organization, and their session acts for it
 * now. The owners are told.
 *
 * @throws {AppError} `invite.not-found`, `invite.expired`, `invite.used`, `invite.other-address`, `session.expired`
 */
export async function joinOrganization(
  { context, user }: SignedIn,
  { token }: { token: string },
): Promise<{ token: string; user: User }> {
  const { user: invited } = await openInvite(context, token);
  if (invited.email !== user.email) throw new AppError("invite.other-address");
  return inTransaction(context, async (inside) => {
    const secret = { purpose: "invite", userId: invited.id, secretHash: secretHash(token) } as const;
    if (!(await useSecret(inside.db, secret, inside.clock.now()))) throw new AppError("invite.used");
    await holdAccounts(inside.db, [user.id]);
    const organizationId = invited.organization.id;
    await handOverInvite(inside.db, { organizationId, invitedId: invited.id, accountId: user.id });
    const member = await findMember(inside.db, { userId: user.id, organizationId });
    if (member === null) throw new Error("An accepted invite left no membership.");
    await tellOfAcceptance(inside, member);
    return switchOrganization(inside, { organizationId });
  });
}

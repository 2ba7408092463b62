import type { User } from "@plumbline/contract/auth";
import { ROLE_WORDS } from "@plumbline/contract/roles";

import { tellMembers } from "#notifications/notify.ts";
import { AppError } from "#platform/app-error.ts";
import { recordAct } from "#platform/audit-log.ts";
import { contextFor, inTransaction, type Services } from "#platform/context.ts";
import { violatedConstraint } from "#platform/database/unique-violation.ts";
import { OWNERS } from "#platform/roles.ts";
import { storePassword } from "#sign-in/accounts.queries.ts";
import { useSecret } from "#sign-in/one-time-secrets.queries.ts";
import { hashPassword } from "#sign-in/passwords.ts";
import { refuseWeakPassword } from "#sign-in/refuse-weak-password.ts";
import { secretHash } from "#sign-in/secrets.ts";
import { type Client, startSession } from "#sign-in/start-session.ts";
import { inviteAcceptedWords } from "#team/invite-accepted.mail.ts";
import { openInvite } from "#team/read-invite.ts";

export interface Acceptance {
  token: string;
  newPassword: string;
}

/**
 * Gives an invited person the password they chose and logs them in; the owners are told.
 *
 * @throws {AppError} `invite.not-found`, `invite.expired`, `invite.used`, `invite.account-elsewhere`, `password.common`, `password.personal`
 */
export async function acceptInvite(
  services: Services,
  { token, newPassword }: Acceptance,
  client: Client,
): Promise<{ token: string; user: User }> {
  const { user } = await openInvite(services, token);
  refuseWeakPassword(services.config, newPassword, user);
  const passwordHash = await hashPassword(newPassword);
  try {
    return await inTransaction(services, async (inside) => {
      const now = inside.clock.now();
      const secret = { purpose: "invite", userId: user.id, secretHash: secretHash(token) } as const;
      if (!(await useSecret(inside.db, secret, now))) throw new AppError("invite.used");
      await storePassword(inside.db, { userId: user.id, passwordHash, now });
      await tellOwners(inside, user);
      return { token: await startSession(inside, { user, isRemembered: false, client }), user };
    });
  } catch (error) {
    // Another invite of the same address was accepted at this very moment.
    if (violatedConstraint(error) === "users_email") throw new AppError("invite.account-elsewhere");
    throw error;
  }
}

async function tellOwners(services: Services, user: User): Promise<void> {
  const { id, name, role, organization } = user;
  const context = contextFor(services, organization.id);
  const at = services.clock.now();
  await recordAct(context, { action: "invite.accepted", subjectId: id });
  await tellMembers(context, {
    kind: "invite-accepted",
    message: `${name} accepted the invite and is now in your team as ${ROLE_WORDS[role].name}.`,
    path: "/team",
    eventKey: `invite-accepted ${id}`,
    roles: OWNERS,
    site: null,
    words: (timeZone) => inviteAcceptedWords({ person: user, at, timeZone }),
  });
}

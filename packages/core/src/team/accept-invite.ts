import type { User } from "@plumbline/contract/auth";

import { AppError } from "#platform/app-error.ts";
import { inTransaction, type Services } from "#platform/context.ts";
import { violatedConstraint } from "#platform/database/unique-violation.ts";
import { storePassword } from "#sign-in/accounts.queries.ts";
import { useSecret } from "#sign-in/one-time-secrets.queries.ts";
import { hashPassword } from "#sign-in/passwords.ts";
import { refuseWeakPassword } from "#sign-in/refuse-weak-password.ts";
import { secretHash } from "#sign-in/secrets.ts";
import { type Client, startSession } from "#sign-in/start-session.ts";
import { openInvite } from "#team/read-invite.ts";
import { tellOfAcceptance } from "#team/tell-of-acceptance.ts";

export interface Acceptance {
  token: string;
  newPassword: string;
}

/**
 * Gives an invited person without an account the password they chose and logs them in; the owners are told.
 *
 * @throws {AppError} `invite.not-found`, `invite.expired`, `invite.used`, `invite.has-account`, `password.common`, `password.personal`
 */
export async function acceptInvite(
  services: Services,
  { token, newPassword }: Acceptance,
  client: Client,
): Promise<{ token: string; user: User }> {
  const { user, hasAccount } = await openInvite(services, token);
  if (hasAccount) throw new AppError("invite.has-account");
  refuseWeakPassword(services.config, newPassword, user);
  const passwordHash = await hashPassword(newPassword);
  try {
    return await inTransaction(services, async (inside) => {
      const now = inside.clock.now();
      const secret = { purpose: "invite", userId: user.id, secretHash: secretHash(token) } as const;
      if (!(await useSecret(inside.db, secret, now))) throw new AppError("invite.used");
      await storePassword(inside.db, { userId: user.id, passwordHash, now });
      await tellOfAcceptance(inside, user);
      return { token: await startSession(inside, { user, isRemembered: false, client }), user };
    });
  } catch (error) {
    // Another invite of the same address was accepted at this very moment.
    if (violatedConstraint(error) === "users_email") throw new AppError("invite.has-account");
    throw error;
  }
}

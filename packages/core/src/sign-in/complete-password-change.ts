import { AppError } from "#platform/app-error.ts";
import { recordAct } from "#platform/audit-log.ts";
import { contextFor, inTransaction, type Services } from "#platform/context.ts";
import { type Account, findAccount, storePassword } from "#sign-in/accounts.queries.ts";
import { useSecret } from "#sign-in/one-time-secrets.queries.ts";
import { openOrAsk, type SignInResult } from "#sign-in/open-or-ask.ts";
import { hashPassword, isPassword } from "#sign-in/passwords.ts";
import { secretHash } from "#sign-in/secrets.ts";
import { sendSecurityNotice } from "#sign-in/send-security-notice.ts";
import { deleteOtherSessions } from "#sign-in/sessions.queries.ts";
import type { Client } from "#sign-in/start-session.ts";
import { countAttempt, forgiveAttempt } from "#sign-in/throttle.ts";

export interface PasswordCompletion {
  email: string;
  newPassword: string;
  /** The one-time value the login answered with. */
  session: string;
}

/**
 * Replaces a temporary password and starts a session, or asks for the second factor before it does.
 *
 * @throws {AppError} `password.session-invalid`, `password.unchanged`, `login.throttled`
 */
export async function completePasswordChange(
  services: Services,
  input: PasswordCompletion,
  client: Client,
): Promise<SignInResult> {
  const attempt = { email: input.email, address: client.address };
  await countAttempt(services, attempt);
  const account = await findAccount(services.db, input.email);
  if (account === null || !account.hasTemporaryPassword) throw new AppError("password.session-invalid");
  const completed = await inTransaction(services, (transaction) =>
    replace(transaction, { account, input, client }),
  );
  await forgiveAttempt(services, attempt);
  return completed;
}

interface Replacement {
  account: Account;
  input: PasswordCompletion;
  client: Client;
}

async function replace(services: Services, { account, input, client }: Replacement): Promise<SignInResult> {
  const { user } = account;
  const now = services.clock.now();
  const secret = {
    purpose: "temporary-password",
    userId: user.id,
    secretHash: secretHash(input.session),
  } as const;
  if (!(await useSecret(services.db, secret, now))) throw new AppError("password.session-invalid");
  // Only who holds the one-time value learns this, and the transaction leaves the value usable.
  if (await isPassword(input.newPassword, account.passwordHash)) throw new AppError("password.unchanged");
  await storePassword(services.db, {
    userId: user.id,
    passwordHash: await hashPassword(input.newPassword),
    now,
  });
  await deleteOtherSessions(services.db, user.id);
  const context = contextFor(services, user.organization.id);
  await recordAct(context, { action: "password.changed", subjectId: user.id });
  await sendSecurityNotice(context, { person: user, event: "password-changed", client });
  return openOrAsk(services, { user, isRemembered: false, client });
}

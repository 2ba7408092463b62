import { AppError } from "#platform/app-error.ts";
import { recordAct } from "#platform/audit-log.ts";
import { contextFor, inTransaction, type Services } from "#platform/context.ts";
import { type Account, findAccount, storePassword } from "#sign-in/accounts.queries.ts";
import { useSecret } from "#sign-in/one-time-secrets.queries.ts";
import { openOrAsk, type SignInResult } from "#sign-in/open-or-ask.ts";
import { hashPassword, isPassword } from "#sign-in/passwords.ts";
import { refuseWeakPassword } from "#sign-in/refuse-weak-password.ts";
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
  rememberMe?: boolean | undefined;
}

/**
 * Replaces a temporary password and starts a session, or asks for the second factor before it does.
 *
 * @throws {AppError} `password.session-invalid`, `password.unchanged`, `password.common`, `password.personal`, `login.throttled`
 */
export async function completePasswordChange(
  services: Services,
  input: PasswordCompletion,
  client: Client,
): Promise<SignInResult> {
  const attempt = { email: input.email, address: client.address };
  const counted = await countAttempt(services, attempt);
  const account = await findAccount(services.db, input.email);
  const completed = await inTransaction(services, (transaction) =>
    replace(transaction, { account, input, client }),
  );
  await forgiveAttempt(services, counted);
  return completed;
}

/** An id that no person has. */
const NO_ONE = "00000000-0000-0000-0000-000000000000";

interface Replacement {
  account: Account | null;
  input: PasswordCompletion;
  client: Client;
}

async function replace(services: Services, { account, input, client }: Replacement): Promise<SignInResult> {
  const now = services.clock.now();
  // Asked for every address alike, so that the time says nothing of whether there is an account.
  const userId = account?.user.id ?? NO_ONE;
  const secret = { purpose: "temporary-password", userId, secretHash: secretHash(input.session) } as const;
  const isFirst = await useSecret(services.db, secret, now);
  if (!isFirst || !account?.hasTemporaryPassword) throw new AppError("password.session-invalid");
  const { user } = account;
  // Only who holds the one-time value learns this, and the transaction leaves the value usable.
  if (await isPassword(input.newPassword, account.passwordHash)) throw new AppError("password.unchanged");
  refuseWeakPassword(services.config, input.newPassword, user);
  await storePassword(services.db, {
    userId: user.id,
    passwordHash: await hashPassword(input.newPassword),
    now,
  });
  await deleteOtherSessions(services.db, user.id);
  const context = contextFor(services, user.organization.id);
  await recordAct(
    { ...context, actor: { kind: "user", userId: user.id } },
    { action: "password.changed", subjectId: user.id },
  );
  await sendSecurityNotice(context, { person: user, event: "password-changed", client });
  return openOrAsk(services, { user, isRemembered: input.rememberMe === true, client });
}

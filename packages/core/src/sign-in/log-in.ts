import { AppError } from "#platform/app-error.ts";
import { inTransaction, type Services } from "#platform/context.ts";
import { findAccount } from "#sign-in/accounts.queries.ts";
import { replaceSecret } from "#sign-in/one-time-secrets.queries.ts";
import { openOrAsk, type SignInResult } from "#sign-in/open-or-ask.ts";
import { isPassword } from "#sign-in/passwords.ts";
import { newSecret, secretHash } from "#sign-in/secrets.ts";
import type { Client } from "#sign-in/start-session.ts";
import { countAttempt, forgiveAttempt } from "#sign-in/throttle.ts";

export const PASSWORD_CHANGE_MINUTES = 15;

export interface Credentials {
  email: string;
  password: string;
  rememberMe?: boolean | undefined;
}

/** What a sign-in comes to, or the one-time value with which a temporary password is replaced first. */
export type LoginResult = SignInResult | { requiresPasswordChange: true; session: string };

/**
 * Logs in with e-mail and password. Unknown and known addresses differ neither in answer nor in time.
 *
 * @throws {AppError} `login.failed`, `login.throttled`
 */
export async function logIn(
  services: Services,
  credentials: Credentials,
  client: Client,
): Promise<LoginResult> {
  const attempt = { email: credentials.email, address: client.address };
  await countAttempt(services, attempt);
  const account = await findAccount(services.db, credentials.email);
  const isRight = await isPassword(credentials.password, account?.passwordHash ?? null);
  if (account === null || !isRight) throw new AppError("login.failed");
  await forgiveAttempt(services, attempt);
  if (account.hasTemporaryPassword) return askForNewPassword(services, account.user.id);
  const isRemembered = credentials.rememberMe === true;
  return inTransaction(services, (inside) => openOrAsk(inside, { user: account.user, isRemembered, client }));
}

async function askForNewPassword(services: Services, userId: string): Promise<LoginResult> {
  const now = services.clock.now();
  const expiresAt = new Date(now.getTime() + PASSWORD_CHANGE_MINUTES * 60_000);
  const session = newSecret();
  await inTransaction(services, ({ db }) =>
    replaceSecret(
      db,
      { purpose: "temporary-password", userId, secretHash: secretHash(session) },
      { now, expiresAt },
    ),
  );
  return { requiresPasswordChange: true, session };
}

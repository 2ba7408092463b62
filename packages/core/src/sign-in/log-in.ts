import { TEMPORARY_PASSWORD_DAYS } from "@plumbline/contract/auth";

import { AppError } from "#platform/app-error.ts";
import { inTransaction, type Services } from "#platform/context.ts";
import { type Account, findAccount } from "#sign-in/accounts.queries.ts";
import { noteFailure, warnOfGuessing } from "#sign-in/note-failed-sign-in.ts";
import { replaceSecret } from "#sign-in/one-time-secrets.queries.ts";
import { openOrAsk, type SignInResult } from "#sign-in/open-or-ask.ts";
import { isPassword } from "#sign-in/passwords.ts";
import { newSecret, secretHash } from "#sign-in/secrets.ts";
import type { Client } from "#sign-in/start-session.ts";
import { type Attempt, forgiveAttempt, tallyAttempt } from "#sign-in/throttle.ts";

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
 * @throws {AppError} `login.failed`, `login.throttled`, `password.temporary-expired`
 */
export async function logIn(
  services: Services,
  credentials: Credentials,
  client: Client,
): Promise<LoginResult> {
  const attempt = { email: credentials.email, address: client.address };
  const counted = await tallyAttempt(services, attempt);
  const account = await findAccount(services.db, credentials.email);
  if (counted.isRefused) {
    if (counted.isFirstRefused) await refuseGuessing(services, { account, attempt, client });
    throw new AppError("login.throttled");
  }
  const isRight = await isPassword(credentials.password, account?.passwordHash ?? null);
  if (account === null || !isRight) {
    await noteFailure(services, { failure: "sign-in.failed", attempt, account });
    throw new AppError("login.failed");
  }
  await forgiveAttempt(services, counted);
  if (account.hasTemporaryPassword) return askForNewPassword(services, account);
  const isRemembered = credentials.rememberMe === true;
  return inTransaction(services, (inside) => openOrAsk(inside, { user: account.user, isRemembered, client }));
}

interface Guessing {
  account: Account | null;
  attempt: Attempt;
  client: Client;
}

/** Further tries in the window leave no trace: whoever sends thousands must not fill the audit log. */
async function refuseGuessing(services: Services, { account, attempt, client }: Guessing): Promise<void> {
  await noteFailure(services, { failure: "sign-in.throttled", attempt, account });
  await warnOfGuessing(services, account, client);
}

async function askForNewPassword(
  services: Services,
  { user: { id: userId }, passwordSince }: Account,
): Promise<LoginResult> {
  const now = services.clock.now();
  const lastMoment = passwordSince.getTime() + TEMPORARY_PASSWORD_DAYS * 86_400_000;
  if (now.getTime() > lastMoment) throw new AppError("password.temporary-expired");
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

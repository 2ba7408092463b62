import { RESET_CODE_TRIES } from "@plumbline/contract/password-reset";

import { AppError } from "#platform/app-error.ts";
import { recordAct } from "#platform/audit-log.ts";
import { contextFor, inTransaction, type Services } from "#platform/context.ts";
import { findAccount, findAccountOf, storePassword } from "#sign-in/accounts.queries.ts";
import { noteFailure } from "#sign-in/note-failed-sign-in.ts";
import { type TriedCode, tryResetCode, useSecret } from "#sign-in/one-time-secrets.queries.ts";
import { hashPassword, isPassword } from "#sign-in/passwords.ts";
import { refuseWeakPassword } from "#sign-in/refuse-weak-password.ts";
import { sendSecurityNotice } from "#sign-in/send-security-notice.ts";
import { deleteOtherSessions } from "#sign-in/sessions.queries.ts";
import type { Client } from "#sign-in/start-session.ts";
import { type CountedAttempt, countAttempt, forgiveAccount, forgiveAttempt } from "#sign-in/throttle.ts";

/** Further tries of a code where its owner has signed in before: strangers may have used up the others. */
const SPARE_TRIES = 5;

export interface PasswordReset {
  email: string;
  /** The code from the mail. */
  code: string;
  newPassword: string;
}

/**
 * Replaces a forgotten password and ends all sessions of its account. A wrong code, one that expired, was
 * used or tried too often, and an address without one are all the same refusal, in words and in time.
 *
 * @throws {AppError} `password.code-invalid`, `password.common`, `password.personal`, `password.reset-throttled`
 */
export async function confirmPasswordReset(
  services: Services,
  { email, code, newPassword }: PasswordReset,
  client: Client,
): Promise<void> {
  const attempt = { email, address: client.address };
  const counted = await countAttempt(services, attempt, "reset-confirmation");
  const now = services.clock.now();
  const tried = await tryResetCode(services.db, { email, maxTries: triesFrom(counted), now });
  const isRight = await isPassword(code, tried?.secretHash ?? null);
  if (tried === null || !isRight) {
    const account = await findAccount(services.db, email);
    await noteFailure(services, { failure: "password-reset.failed", attempt, account });
    throw new AppError("password.code-invalid");
  }
  const owner = await findAccountOf(services.db, tried.userId);
  if (owner !== null) refuseWeakPassword(services.config, newPassword, owner.user);
  const passwordHash = await hashPassword(newPassword);
  await inTransaction(services, (inside) => replace(inside, { tried, passwordHash, now, client }));
  await forgiveAttempt(services, counted);
  // Wrong guesses at the old password no longer matter.
  await forgiveAccount(services, attempt, "login");
}

function triesFrom({ isKnownPlace }: CountedAttempt): number {
  return isKnownPlace ? RESET_CODE_TRIES + SPARE_TRIES : RESET_CODE_TRIES;
}

interface Replacement {
  tried: TriedCode;
  passwordHash: string;
  now: Date;
  client: Client;
}

async function replace(services: Services, { tried, passwordHash, now, client }: Replacement): Promise<void> {
  const { userId } = tried;
  const isFirst = await useSecret(services.db, { purpose: "password-reset", ...tried }, now);
  const account = await findAccountOf(services.db, userId);
  if (!isFirst || account === null) throw new AppError("password.code-invalid");
  await storePassword(services.db, { userId, passwordHash, now });
  await deleteOtherSessions(services.db, userId);
  const context = contextFor(services, account.user.organization.id);
  const actor = { kind: "user", userId } as const;
  await recordAct({ ...context, actor }, { action: "password.reset", subjectId: userId });
  await sendSecurityNotice(context, { person: account.user, event: "password-changed", client });
}

import { AppError } from "#platform/app-error.ts";
import { recordAct } from "#platform/audit-log.ts";
import { inTransaction, type UserContext } from "#platform/context.ts";
import { findAccount, storePassword } from "#sign-in/accounts.queries.ts";
import { hashPassword, isPassword } from "#sign-in/passwords.ts";
import type { SignedIn } from "#sign-in/read-session.ts";
import { deleteOtherSessions } from "#sign-in/sessions.queries.ts";
import { countAttempt, forgiveAttempt } from "#sign-in/throttle.ts";

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
  /** Network address the call comes from. */
  address: string;
}

/**
 * Replaces the signed-in person's password and ends their other sessions.
 *
 * @throws {AppError} `password.incorrect`, `password.unchanged`, `login.throttled`
 */
export async function changePassword({ context, user }: SignedIn, input: PasswordChange): Promise<void> {
  const attempt = { email: user.email, address: input.address };
  await countAttempt(context, attempt);
  const account = await findAccount(context.db, user.email);
  const isRight = await isPassword(input.currentPassword, account?.passwordHash ?? null);
  if (!isRight) throw new AppError("password.incorrect");
  await forgiveAttempt(context, attempt);
  if (input.newPassword === input.currentPassword) throw new AppError("password.unchanged");
  const passwordHash = await hashPassword(input.newPassword);
  await inTransaction(context, (transaction) => store(transaction, passwordHash));
}

async function store(context: UserContext, passwordHash: string): Promise<void> {
  const { userId, sessionId } = context.actor;
  await storePassword(context.db, { userId, passwordHash, now: context.clock.now() });
  await deleteOtherSessions(context.db, userId, sessionId);
  await recordAct(context, { action: "password.changed", subjectId: userId });
}

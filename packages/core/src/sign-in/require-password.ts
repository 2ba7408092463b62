import { AppError } from "#platform/app-error.ts";
import { findAccount } from "#sign-in/accounts.queries.ts";
import { noteFailure } from "#sign-in/note-failed-sign-in.ts";
import { isPassword } from "#sign-in/passwords.ts";
import type { SignedIn } from "#sign-in/read-session.ts";
import type { Client } from "#sign-in/start-session.ts";
import { countAttempt, forgiveAttempt } from "#sign-in/throttle.ts";

/**
 * Has the signed-in person prove that they know their password.
 *
 * @throws {AppError} `password.incorrect`, `login.throttled`
 */
export async function requirePassword(
  { context, user }: SignedIn,
  password: string,
  client: Client,
): Promise<void> {
  const attempt = { email: user.email, address: client.address };
  const counted = await countAttempt(context, attempt, "password-check");
  const account = await findAccount(context.db, user.email);
  if (!(await isPassword(password, account?.passwordHash ?? null))) {
    await noteFailure(context, { failure: "password-check.failed", attempt, account });
    throw new AppError("password.incorrect");
  }
  await forgiveAttempt(context, counted);
}

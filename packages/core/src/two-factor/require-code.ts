import { AppError } from "#platform/app-error.ts";
import type { SignedIn } from "#sign-in/read-session.ts";
import { requirePassword } from "#sign-in/require-password.ts";
import type { Client } from "#sign-in/start-session.ts";
import { countAttempt, forgiveAttempt } from "#sign-in/throttle.ts";
import { hasSecondFactor } from "#two-factor/two-factor.queries.ts";
import { useCode } from "#two-factor/use-code.ts";

export interface PasswordAndCode {
  currentPassword: string;
  code: string;
}

/**
 * Has the signed-in person prove both of their factors again.
 *
 * @throws {AppError} `two-factor.not-on`, `password.incorrect`, `second-factor.code-invalid`,
 * `login.throttled`
 */
export async function requirePasswordAndCode(
  { context, user }: SignedIn,
  { currentPassword, code }: PasswordAndCode,
  client: Client,
): Promise<void> {
  if (!(await hasSecondFactor(context.db, user.id))) throw new AppError("two-factor.not-on");
  await requirePassword({ context, user }, currentPassword, client);
  const attempt = { email: user.email, address: client.address };
  const counted = await countAttempt(context, attempt, "second-factor");
  if ((await useCode(context, { userId: user.id, code })) === null)
    throw new AppError("second-factor.code-invalid");
  await forgiveAttempt(context, counted);
}

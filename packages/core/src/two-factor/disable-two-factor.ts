import { AppError } from "#platform/app-error.ts";
import { recordAct } from "#platform/audit-log.ts";
import { inTransaction } from "#platform/context.ts";
import type { SignedIn } from "#sign-in/read-session.ts";
import { sendSecurityNotice } from "#sign-in/send-security-notice.ts";
import type { Client } from "#sign-in/start-session.ts";
import { type PasswordAndCode, requirePasswordAndCode } from "#two-factor/require-code.ts";
import { deleteSecondFactor } from "#two-factor/two-factor.queries.ts";

/**
 * Switches two-factor sign-in off; app and recovery codes stop working.
 *
 * @throws {AppError} `two-factor.required`, `two-factor.not-on`, `password.incorrect`, `second-factor.code-invalid`,
 * `login.throttled`
 */
export async function disableTwoFactor(
  signedIn: SignedIn,
  proof: PasswordAndCode,
  client: Client,
): Promise<void> {
  if (signedIn.user.organization.requiresTwoFactor) throw new AppError("two-factor.required");
  await requirePasswordAndCode(signedIn, proof, client);
  await inTransaction(signedIn.context, async (inside) => {
    const { user } = signedIn;
    await deleteSecondFactor(inside.db, user.id);
    await recordAct(inside, { action: "two-factor.disabled", subjectId: user.id });
    await sendSecurityNotice(inside, { person: user, event: "two-factor-off", client });
  });
}

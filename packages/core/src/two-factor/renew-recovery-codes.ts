import { recordAct } from "#platform/audit-log.ts";
import { inTransaction } from "#platform/context.ts";
import type { SignedIn } from "#sign-in/read-session.ts";
import { sendSecurityNotice } from "#sign-in/send-security-notice.ts";
import type { Client } from "#sign-in/start-session.ts";
import { newRecoveryCodes } from "#two-factor/recovery-codes.ts";
import { type PasswordAndCode, requirePasswordAndCode } from "#two-factor/require-code.ts";
import { replaceRecoveryCodes } from "#two-factor/two-factor.queries.ts";

/**
 * Makes new recovery codes; the earlier ones stop working. They are shown this once.
 *
 * @throws {AppError} `two-factor.not-on`, `password.incorrect`, `second-factor.code-invalid`,
 * `login.throttled`
 */
export async function renewRecoveryCodes(
  signedIn: SignedIn,
  proof: PasswordAndCode,
  client: Client,
): Promise<{ recoveryCodes: string[] }> {
  await requirePasswordAndCode(signedIn, proof, client);
  const codes = newRecoveryCodes();
  await inTransaction(signedIn.context, async (inside) => {
    const { user } = signedIn;
    await replaceRecoveryCodes(inside.db, { userId: user.id, codes, now: inside.clock.now() });
    await recordAct(inside, { action: "two-factor.recovery-codes-renewed", subjectId: user.id });
    await sendSecurityNotice(inside, { person: user, event: "recovery-codes-renewed", client });
  });
  return { recoveryCodes: codes };
}

import { TWO_FACTOR_SETUP_MINUTES } from "@plumbline/contract/two-factor";

import { AppError } from "#platform/app-error.ts";
import { recordAct } from "#platform/audit-log.ts";
import { timeOutside } from "#platform/clock.ts";
import { inTransaction, type UserContext } from "#platform/context.ts";
import { unseal } from "#platform/secret-box.ts";
import type { SignedIn } from "#sign-in/read-session.ts";
import { sendSecurityNotice } from "#sign-in/send-security-notice.ts";
import { deleteOtherSessions } from "#sign-in/sessions.queries.ts";
import type { Client } from "#sign-in/start-session.ts";
import { countAttempt, forgiveAttempt } from "#sign-in/throttle.ts";
import { newRecoveryCodes } from "#two-factor/recovery-codes.ts";
import { stepOfCode } from "#two-factor/totp.ts";
import {
  type AuthenticatorRow,
  confirmAuthenticator,
  findAuthenticator,
  replaceRecoveryCodes,
} from "#two-factor/two-factor.queries.ts";

/**
 * Switches two-factor sign-in on with the first code of the app, ends the person's other sessions, and
 * answers the recovery codes, which are shown this once.
 *
 * @throws {AppError} `second-factor.code-invalid`, `login.throttled`, `two-factor.already-on`,
 * `two-factor.not-begun`
 */
export async function enableTwoFactor(
  { context, user }: SignedIn,
  input: { code: string },
  client: Client,
): Promise<{ recoveryCodes: string[] }> {
  const authenticator = await begunAuthenticator(context);
  const attempt = { email: user.email, address: client.address };
  const counted = await countAttempt(context, attempt, "second-factor");
  const secret = await unseal(context.config, { sealed: authenticator.secret, owner: user.id });
  const step = stepOfCode(input.code, { secret, now: timeOutside(context.clock) });
  if (step === null) throw new AppError("second-factor.code-invalid");
  await forgiveAttempt(context, counted);
  const codes = newRecoveryCodes();
  await inTransaction(context, async (inside) => {
    const now = inside.clock.now();
    const confirmed = { userId: user.id, secret: authenticator.secret, step, now };
    if (!(await confirmAuthenticator(inside.db, confirmed))) throw new AppError("two-factor.not-begun");
    await replaceRecoveryCodes(inside.db, { userId: user.id, codes, now });
    await deleteOtherSessions(inside.db, user.id, inside.actor.sessionId);
    await recordAct(inside, { action: "two-factor.enabled", subjectId: user.id });
    await sendSecurityNotice(inside, { person: user, event: "two-factor-on", client });
  });
  return { recoveryCodes: codes };
}

async function begunAuthenticator({ db, clock, actor }: UserContext): Promise<AuthenticatorRow> {
  const authenticator = await findAuthenticator(db, actor.userId);
  if (authenticator === null) throw new AppError("two-factor.not-begun");
  if (authenticator.confirmedAt !== null) throw new AppError("two-factor.already-on");
  const age = clock.now().getTime() - authenticator.createdAt.getTime();
  if (age >= TWO_FACTOR_SETUP_MINUTES * 60_000) throw new AppError("two-factor.not-begun");
  return authenticator;
}

import { CONFIRMATION_MINUTES } from "@plumbline/contract/confirmation-minutes";

import { AppError } from "#platform/app-error.ts";
import { recordAct } from "#platform/audit-log.ts";
import { inTransaction } from "#platform/context.ts";
import type { SignedIn } from "#sign-in/read-session.ts";
import { requirePassword } from "#sign-in/require-password.ts";
import { storeConfirmation } from "#sign-in/sessions.queries.ts";
import type { Client } from "#sign-in/start-session.ts";
import { requirePasswordAndCode } from "#two-factor/require-code.ts";
import { hasSecondFactor } from "#two-factor/two-factor.queries.ts";

export interface Proof {
  currentPassword: string;
  /** Of the authenticator app, or a recovery code. */
  code?: string | undefined;
}

/**
 * Has the signed-in person prove that it is still them, which counts for this session and a few minutes.
 *
 * @throws {AppError} `password.incorrect`, `second-factor.code-missing`, `second-factor.code-invalid`, `login.throttled`
 */
export async function confirmIdentity(
  signedIn: SignedIn,
  proof: Proof,
  client: Client,
): Promise<{ confirmedUntil: string }> {
  await requireProof(signedIn, proof, client);
  return inTransaction(signedIn.context, async (inside) => {
    const now = inside.clock.now();
    const { userId, sessionId } = inside.actor;
    await storeConfirmation(inside.db, sessionId, now);
    await recordAct(inside, { action: "identity.confirmed", subjectId: userId });
    return { confirmedUntil: new Date(now.getTime() + CONFIRMATION_MINUTES * 60_000).toISOString() };
  });
}

async function requireProof(
  signedIn: SignedIn,
  { currentPassword, code }: Proof,
  client: Client,
): Promise<void> {
  const { context, user } = signedIn;
  if (!(await hasSecondFactor(context.db, user.id))) {
    await requirePassword(signedIn, currentPassword, client);
    return;
  }
  if (code === undefined) throw new AppError("second-factor.code-missing");
  await requirePasswordAndCode(signedIn, { currentPassword, code }, client);
}

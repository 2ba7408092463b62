import { RESET_CODE_DIGITS, RESET_CODE_MINUTES } from "@plumbline/contract/password-reset";

import { recordAct } from "#platform/audit-log.ts";
import { contextFor, inTransaction, type Services } from "#platform/context.ts";
import { queueMail } from "#platform/mail/queue-mail.ts";
import { findAccountOf } from "#sign-in/accounts.queries.ts";
import { replaceSecret } from "#sign-in/one-time-secrets.queries.ts";
import { hashPassword } from "#sign-in/passwords.ts";
import { resetCodeMail } from "#sign-in/reset-code.mail.ts";
import { newCode } from "#sign-in/secrets.ts";

export interface ResetRequest {
  requestId: string;
  /** Null when the address has no account. */
  userId: string | null;
}

/**
 * Makes a reset code and mails it; earlier ones stop working. False when there is no one to send it to (no
 * account, or one whose first password is still to be chosen) or this request was answered before.
 */
export async function sendResetCode(
  services: Services,
  { requestId, userId }: ResetRequest,
): Promise<boolean> {
  const account = userId === null ? null : await findAccountOf(services.db, userId);
  if (account === null || account.passwordHash === null || account.hasTemporaryPassword) return false;
  const { user } = account;
  const code = newCode(RESET_CODE_DIGITS);
  const secretHash = await hashPassword(code);
  return inTransaction(contextFor(services, user.organization.id), async (inside) => {
    const now = inside.clock.now();
    const expiresAt = new Date(now.getTime() + RESET_CODE_MINUTES * 60_000);
    const isFirst = await queueMail(inside, {
      ...resetCodeMail({
        config: inside.config,
        name: user.name,
        code,
        expiresAt,
        timeZone: user.organization.timeZone,
      }),
      recipient: user.email,
      idempotencyKey: `reset-code ${requestId}`,
    });
    if (!isFirst) return false;
    await replaceSecret(
      inside.db,
      { purpose: "password-reset", userId: user.id, secretHash },
      { now, expiresAt },
    );
    await recordAct(inside, { action: "password.reset-requested", subjectId: user.id });
    return true;
  });
}

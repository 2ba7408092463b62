import { AppError } from "#platform/app-error.ts";
import { recordAct } from "#platform/audit-log.ts";
import { inTransaction } from "#platform/context.ts";
import { storePassword } from "#sign-in/accounts.queries.ts";
import { hashPassword } from "#sign-in/passwords.ts";
import { refuseWeakPassword } from "#sign-in/refuse-weak-password.ts";
import type { SignedIn } from "#sign-in/read-session.ts";
import { requirePassword } from "#sign-in/require-password.ts";
import { sendSecurityNotice } from "#sign-in/send-security-notice.ts";
import { deleteOtherSessions } from "#sign-in/sessions.queries.ts";
import type { Client } from "#sign-in/start-session.ts";

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

/**
 * Replaces the signed-in person's password, ends their other sessions and tells them by mail.
 *
 * @throws {AppError} `password.incorrect`, `password.unchanged`, `password.common`, `password.personal`, `login.throttled`
 */
export async function changePassword(
  { context, user }: SignedIn,
  { currentPassword, newPassword }: PasswordChange,
  client: Client,
): Promise<void> {
  await requirePassword({ context, user }, currentPassword, client);
  if (newPassword === currentPassword) throw new AppError("password.unchanged");
  refuseWeakPassword(context.config, newPassword, user);
  const passwordHash = await hashPassword(newPassword);
  await inTransaction(context, async (inside) => {
    const { userId, sessionId } = inside.actor;
    await storePassword(inside.db, { userId, passwordHash, now: inside.clock.now() });
    await deleteOtherSessions(inside.db, userId, sessionId);
    await recordAct(inside, { action: "password.changed", subjectId: userId });
    await sendSecurityNotice(inside, { person: user, event: "password-changed", client });
  });
}

import { eq } from "drizzle-orm";

import { recordAct } from "#platform/audit-log.ts";
import { contextFor, inTransaction, type Services } from "#platform/context.ts";
import { users } from "#platform/database/tables/accounts.table.ts";
import { queueMail } from "#platform/mail/queue-mail.ts";
import { findAccount } from "#sign-in/accounts.queries.ts";
import { hashPassword, temporaryPassword } from "#sign-in/passwords.ts";
import { deleteOtherSessions } from "#sign-in/sessions.queries.ts";
import { temporaryPasswordMail } from "#sign-in/temporary-password.mail.ts";

export interface TemporaryPassword {
  userId: string;
  name: string;
  email: string;
  /** Also in the mail to the person, and kept nowhere else. */
  temporaryPassword: string;
}

/**
 * Gives a person a temporary password, to be replaced at the next login, ends their sessions and mails it to
 * them. Null when no one has this e-mail address. For the operator, who has made sure that it is they who ask.
 */
export async function giveTemporaryPassword(
  services: Services,
  email: string,
): Promise<TemporaryPassword | null> {
  const account = await findAccount(services.db, email.trim());
  if (account === null) return null;
  const { user } = account;
  const password = temporaryPassword();
  const passwordHash = await hashPassword(password);
  const context = contextFor(services, user.organization.id, { kind: "operator" });
  await inTransaction(context, async (inside) => {
    const changes = { passwordHash, hasTemporaryPassword: true, passwordChangedAt: inside.clock.now() };
    await inside.db.update(users).set(changes).where(eq(users.id, user.id));
    await deleteOtherSessions(inside.db, user.id);
    await recordAct(inside, { action: "password.reset-by-operator", subjectId: user.id });
    await queueMail(inside, {
      ...temporaryPasswordMail({ config: inside.config, person: user, password }),
      recipient: user.email,
      idempotencyKey: `temporary-password ${user.id} ${inside.clock.now().toISOString()}`,
    });
  });
  return { userId: user.id, name: user.name, email: user.email, temporaryPassword: password };
}

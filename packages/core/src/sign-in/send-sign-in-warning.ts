import { contextFor, inTransaction, type Services } from "#platform/context.ts";
import type { JobPayload } from "#platform/jobs.ts";
import { findAccountOf } from "#sign-in/accounts.queries.ts";
import { sendSecurityNotice } from "#sign-in/send-security-notice.ts";

/** Tells a person that someone guesses at their password. Does nothing where the address had no account. */
export async function sendSignInWarning(
  services: Services,
  { userId, address, userAgent }: JobPayload<"sign-in-warning">,
): Promise<void> {
  const account = userId === null ? null : await findAccountOf(services.db, userId);
  if (account === null) return;
  const { user } = account;
  const client = { address, userAgent };
  await inTransaction(contextFor(services, user.organization.id), (inside) =>
    sendSecurityNotice(inside, { person: user, event: "guessed-at", client }),
  );
}

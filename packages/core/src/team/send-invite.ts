import { INVITE_DAYS, INVITES_PER_HOUR } from "@plumbline/contract/team-limits";

import { AppError } from "#platform/app-error.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { queueMail } from "#platform/mail/queue-mail.ts";
import { hasAccount } from "#sign-in/accounts.queries.ts";
import { replaceSecret } from "#sign-in/one-time-secrets.queries.ts";
import { newSecret, secretHash } from "#sign-in/secrets.ts";
import { inviteMail, type NewInvite } from "#team/invite.mail.ts";
import { countInvites } from "#team/team.queries.ts";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Mails a one-time link in the caller's transaction, once the invite is in the audit log; earlier links stop
 * working. Only the link's hash is kept.
 *
 * @throws {AppError} `team.too-many-invites`
 */
export async function sendInvite(
  context: OrganizationContext,
  { invited, inviter }: NewInvite,
): Promise<void> {
  const { db, config, clock } = context;
  const now = clock.now();
  const sent = await countInvites(context, new Date(now.getTime() - HOUR_MS));
  if (sent > INVITES_PER_HOUR) throw new AppError("team.too-many-invites");
  const token = newSecret();
  const hash = secretHash(token);
  const expiresAt = new Date(now.getTime() + INVITE_DAYS * DAY_MS);
  await replaceSecret(db, { purpose: "invite", userId: invited.id, secretHash: hash }, { now, expiresAt });
  const isKnown = await hasAccount(db, invited.email);
  await queueMail(context, {
    ...inviteMail({ config, invited, inviter, token, expiresAt, hasAccount: isKnown }),
    recipient: invited.email,
    idempotencyKey: `invite ${hash}`,
  });
}

import type { User } from "@plumbline/contract/auth";
import type { Invite } from "@plumbline/contract/invites";

import { AppError } from "#platform/app-error.ts";
import type { Services } from "#platform/context.ts";
import { hasAccount } from "#sign-in/accounts.queries.ts";
import { findInvite } from "#team/invites.queries.ts";

/** An invite that can be accepted. */
export interface OpenInvite {
  /** The invited person in the organization that invites, with an id of its own even where they have an account. */
  user: User;
  /** Whether their address has an account already, with which they accept. */
  hasAccount: boolean;
  expiresAt: Date;
}

/**
 * The open invite of a token.
 *
 * @throws {AppError} `invite.not-found`, `invite.expired`, `invite.used`
 */
export async function openInvite(
  { db, clock }: Pick<Services, "db" | "clock">,
  token: string,
): Promise<OpenInvite> {
  const found = await findInvite(db, token);
  if (found === null) throw new AppError("invite.not-found");
  if (found.usedAt !== null) throw new AppError("invite.used");
  if (found.expiresAt <= clock.now()) throw new AppError("invite.expired");
  return { ...found, hasAccount: await hasAccount(db, found.user.email) };
}

/**
 * What an invite is for. Reading it does not use it up: mail scanners open links too.
 *
 * @throws {AppError} `invite.not-found`, `invite.expired`, `invite.used`
 */
export async function readInvite(services: Pick<Services, "db" | "clock">, token: string): Promise<Invite> {
  const { user, expiresAt, ...invite } = await openInvite(services, token);
  const { name, email, role, organization } = user;
  return {
    name,
    email,
    role,
    organization: { name: organization.name },
    expiresAt: expiresAt.toISOString(),
    hasAccount: invite.hasAccount,
  };
}

import type { User } from "@plumbline/contract/auth";

import { AppError } from "#platform/app-error.ts";
import type { Services, UserContext } from "#platform/context.ts";
import { actingFor } from "#platform/database/tenancy.ts";
import { secretHash } from "#sign-in/secrets.ts";
import { findSession, touchSession } from "#sign-in/sessions.queries.ts";

// 'Last used' is shown to a person, in words; to the minute is more than enough.
const TOUCH_INTERVAL_MS = 5 * 60_000;

/** A signed-in person and the context everything they do runs in. */
export interface SignedIn {
  user: User;
  context: UserContext;
}

/**
 * Finds who a session token belongs to.
 *
 * @throws {AppError} `session.expired` when the session ended or never existed.
 */
export async function readSession(services: Services, token: string): Promise<SignedIn> {
  const now = services.clock.now();
  const session = await findSession(services.db, secretHash(token), now);
  if (session === null) throw new AppError("session.expired");
  const { user, sessionId, lastUsedAt } = session;
  if (now.getTime() - lastUsedAt.getTime() > TOUCH_INTERVAL_MS)
    await touchSession(services.db, sessionId, now);
  const actor = { kind: "user", userId: user.id, sessionId, role: user.role } as const;
  return { user, context: { ...services, organization: { id: actingFor(user.organization.id) }, actor } };
}

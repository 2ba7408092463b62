import type { User } from "@plumbline/contract/auth";

import { AppError } from "#platform/app-error.ts";
import type { Services, UserContext } from "#platform/context.ts";
import { actingFor } from "#platform/database/tenancy.ts";
import { keptAnswers, type Subject } from "#platform/kept-answers.ts";
import { idleLimit } from "#sign-in/idle-limit.ts";
import { secretHash } from "#sign-in/secrets.ts";
import { findSession, type LivingSession, touchSession, wasRemoved } from "#sign-in/sessions.queries.ts";

// 'Last used' is shown to a person, in words; to the minute is more than enough.
const TOUCH_INTERVAL_MS = 5 * 60_000;

const sessionsOf = keptAnswers<LivingSession | null>(10_000);

/** A signed-in person and the context everything they do runs in. */
export interface SignedIn {
  user: User;
  context: UserContext;
}

/** The same as a call of theirs begins. */
export interface Caller extends SignedIn {
  /** Whether this process had heard of everything committed before the call: then kept answers hold. */
  isCaughtUp: boolean;
}

/**
 * Finds who a session token belongs to.
 *
 * @throws {AppError} `session.expired` when the session ended or never existed; `session.idle` when it was left unused;
 *   `session.removed` when the person was taken out of the organization.
 */
export async function readSession(services: Services, token: string): Promise<Caller> {
  const now = services.clock.now();
  const isCaughtUp = await services.signals.caughtUp();
  const tokenHash = secretHash(token);
  const session = await sessionsOf(services.signals).recall(tokenHash, isCaughtUp, async () => {
    const value = await findSession(services.db, tokenHash, now);
    return { value, subjects: value === null ? [] : subjectsOf(value) };
  });
  if (session === null && (await wasRemoved(services.db, tokenHash))) throw new AppError("session.removed");
  if (session === null || session.expiresAt <= now) throw new AppError("session.expired");
  const { user, sessionId, lastUsedAt } = session;
  if (lastUsedAt <= idleLimit(services)) throw new AppError("session.idle");
  if (now.getTime() - lastUsedAt.getTime() > TOUCH_INTERVAL_MS)
    await touchSession(services.db, sessionId, now);
  const actor = { kind: "user", userId: user.id, sessionId, role: user.role } as const;
  const context = { ...services, organization: { id: actingFor(user.organization.id) }, actor };
  return { user, context, isCaughtUp };
}

function subjectsOf({ user }: LivingSession): Subject[] {
  return [`person ${user.id}`, `organization ${user.organization.id}`];
}

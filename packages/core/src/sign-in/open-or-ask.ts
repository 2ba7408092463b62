import type { User } from "@plumbline/contract/auth";
import { SECOND_FACTOR_MINUTES } from "@plumbline/contract/two-factor";

import type { Services } from "#platform/context.ts";
import { replaceSecret } from "#sign-in/one-time-secrets.queries.ts";
import { newSecret, secretHash } from "#sign-in/secrets.ts";
import { type NewSession, startSession } from "#sign-in/start-session.ts";
import { hasSecondFactor } from "#two-factor/two-factor.queries.ts";

/** A session, or the one-time value with which the second factor is entered. */
export type SignInResult = { token: string; user: User } | { requiresSecondFactor: true; session: string };

/** Ends a sign-in whose password was right: with a session, or by asking for the second factor. */
export async function openOrAsk(services: Services, start: NewSession): Promise<SignInResult> {
  const { user } = start;
  if (!(await hasSecondFactor(services.db, user.id)))
    return { token: await startSession(services, start), user };
  const now = services.clock.now();
  const expiresAt = new Date(now.getTime() + SECOND_FACTOR_MINUTES * 60_000);
  const session = newSecret();
  await replaceSecret(
    services.db,
    { purpose: "second-factor", userId: user.id, secretHash: secretHash(session) },
    { now, expiresAt },
  );
  return { requiresSecondFactor: true, session };
}

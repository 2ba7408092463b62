import type { UserContext } from "#platform/context.ts";
import { idleLimit } from "#sign-in/idle-limit.ts";
import { hasLivingSession } from "#sign-in/sessions.queries.ts";

/**
 * Whether the session a context came from still lives and acts for the same organization: for what goes on long after the
 * call that began it.
 */
export async function isSessionOpen(context: UserContext): Promise<boolean> {
  const { clock, actor } = context;
  return hasLivingSession(context, actor.sessionId, { now: clock.now(), idleLimit: idleLimit(context) });
}

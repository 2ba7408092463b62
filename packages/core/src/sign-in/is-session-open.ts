import { isLiving } from "#sign-in/sessions.queries.ts";
import type { UserContext } from "#platform/context.ts";

/** Whether the session a context came from still lives: for what goes on long after the call that began it. */
export async function isSessionOpen({ db, clock, actor }: UserContext): Promise<boolean> {
  return isLiving(db, actor.sessionId, clock.now());
}

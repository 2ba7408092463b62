import type { OpenSession } from "@plumbline/contract/sessions";

import type { UserContext } from "#platform/context.ts";
import { deviceWords } from "#sign-in/device-words.ts";
import { idleLimit } from "#sign-in/idle-limit.ts";
import { selectSessions } from "#sign-in/sessions.queries.ts";

/** The signed-in person's open sessions: this one first, then the last used. */
export async function listSessions(context: UserContext): Promise<{ sessions: OpenSession[] }> {
  const { db, clock, actor } = context;
  const limits = { now: clock.now(), idleLimit: idleLimit(context) };
  const rows = await selectSessions(db, actor.userId, limits);
  const sessions = rows.map(({ id, userAgent, address, createdAt, lastUsedAt, expiresAt }) => ({
    id,
    device: deviceWords(userAgent),
    address,
    startedAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    isCurrent: id === actor.sessionId,
  }));
  return { sessions: sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent)) };
}

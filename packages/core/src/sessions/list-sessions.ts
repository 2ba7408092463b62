import type { OpenSession } from "@plumbline/contract/sessions";

import type { UserContext } from "#platform/context.ts";
import { deviceWords } from "#sign-in/device-words.ts";
import { selectSessions } from "#sign-in/sessions.queries.ts";

/** The signed-in person's open sessions: this one first, then the last used. */
export async function listSessions({ db, clock, actor }: UserContext): Promise<{ sessions: OpenSession[] }> {
  const rows = await selectSessions(db, actor.userId, clock.now());
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

import { and, eq, gt, lt, ne } from "drizzle-orm";

import type { Database } from "#platform/database/connect.ts";
import { members, organizations, users } from "#platform/database/tables/accounts.table.ts";
import { sessions } from "#platform/database/tables/sessions.table.ts";
import { USER_COLUMNS } from "#sign-in/accounts.queries.ts";

export async function insertSession(db: Database, session: typeof sessions.$inferInsert): Promise<string> {
  const [row] = await db.insert(sessions).values(session).returning({ id: sessions.id });
  if (row === undefined) throw new Error("The session was not stored.");
  return row.id;
}

/** The living session of a token and the person it belongs to; null when it ended or never was. */
export async function findSession(db: Database, tokenHash: string, now: Date) {
  const [row] = await db
    .select({ ...USER_COLUMNS, sessionId: sessions.id, lastUsedAt: sessions.lastUsedAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(members, eq(members.userId, users.id))
    .innerJoin(organizations, eq(organizations.id, members.organizationId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)));
  if (row === undefined) return null;
  const { sessionId, lastUsedAt, ...user } = row;
  return { sessionId, lastUsedAt, user };
}

export async function touchSession(db: Database, sessionId: string, now: Date): Promise<void> {
  await db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, sessionId));
}

export async function deleteSession(db: Database, sessionId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, sessionId));
}

/** Ends all sessions of a person except `keptSessionId`. */
export async function deleteOtherSessions(
  db: Database,
  userId: string,
  keptSessionId?: string,
): Promise<void> {
  const others = keptSessionId === undefined ? undefined : ne(sessions.id, keptSessionId);
  await db.delete(sessions).where(and(eq(sessions.userId, userId), others));
}

/** Removes a person's sessions that are over, so that the table does not grow with every sign-in. */
export async function deleteExpiredSessions(db: Database, userId: string, now: Date): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), lt(sessions.expiresAt, now)));
}

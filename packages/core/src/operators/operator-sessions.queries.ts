import { and, eq, gt, lt } from "drizzle-orm";

import type { Database } from "#platform/database/connect.ts";
import { operators, operatorSessions, operatorSignIns } from "#platform/database/tables/operators.table.ts";

export async function insertOperatorSession(
  db: Database,
  session: typeof operatorSessions.$inferInsert,
): Promise<string> {
  const isOver = lt(operatorSessions.expiresAt, session.createdAt ?? new Date(0));
  await db.delete(operatorSessions).where(and(eq(operatorSessions.operatorId, session.operatorId), isOver));
  const [row] = await db.insert(operatorSessions).values(session).returning({ id: operatorSessions.id });
  if (row === undefined) throw new Error("The session was not stored.");
  return row.id;
}

/** The session of a token and its operator, idle or not; null when it ended or never was. */
export async function findOperatorSession(db: Database, tokenHash: string, now: Date) {
  const [row] = await db
    .select({
      sessionId: operatorSessions.id,
      lastUsedAt: operatorSessions.lastUsedAt,
      operator: { id: operators.id, name: operators.name, email: operators.email },
    })
    .from(operatorSessions)
    .innerJoin(operators, eq(operators.id, operatorSessions.operatorId))
    .where(and(eq(operatorSessions.tokenHash, tokenHash), gt(operatorSessions.expiresAt, now)));
  return row ?? null;
}

export async function touchOperatorSession(db: Database, sessionId: string, now: Date): Promise<void> {
  await db.update(operatorSessions).set({ lastUsedAt: now }).where(eq(operatorSessions.id, sessionId));
}

/** When the operator of a session last proved with a code that it is them; null when it ended. */
export async function readOperatorsConfirmation(db: Database, sessionId: string): Promise<Date | null> {
  const [row] = await db
    .select({ confirmedAt: operatorSessions.confirmedAt })
    .from(operatorSessions)
    .where(eq(operatorSessions.id, sessionId));
  return row?.confirmedAt ?? null;
}

export async function storeOperatorsConfirmation(db: Database, sessionId: string, now: Date): Promise<void> {
  await db.update(operatorSessions).set({ confirmedAt: now }).where(eq(operatorSessions.id, sessionId));
}

export async function deleteOperatorSession(db: Database, sessionId: string): Promise<void> {
  await db.delete(operatorSessions).where(eq(operatorSessions.id, sessionId));
}

/** Ends all sessions of an operator, and sign-ins of theirs that wait for their next step. */
export async function endOperatorsSessions(db: Database, operatorId: string): Promise<void> {
  await db.delete(operatorSignIns).where(eq(operatorSignIns.operatorId, operatorId));
  await db.delete(operatorSessions).where(eq(operatorSessions.operatorId, operatorId));
}

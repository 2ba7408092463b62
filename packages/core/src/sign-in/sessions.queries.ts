import { and, asc, desc, eq, gt, isNull, lt, ne, or, type SQL } from "drizzle-orm";

import type { OrganizationContext } from "#platform/context.ts";
import type { Database } from "#platform/database/connect.ts";
import { members, organizations, users } from "#platform/database/tables/accounts.table.ts";
import { oneTimeSecrets, removedSessions, sessions } from "#platform/database/tables/sessions.table.ts";
import { USER_COLUMNS } from "#sign-in/accounts.queries.ts";

export async function insertSession(db: Database, session: typeof sessions.$inferInsert): Promise<string> {
  const [row] = await db.insert(sessions).values(session).returning({ id: sessions.id });
  if (row === undefined) throw new Error("The session was not stored.");
  return row.id;
}

/**
 * The session of a token and the person it belongs to, in the organization it acts for, idle or not; null when it ended or
 * never was.
 */
export async function findSession(db: Database, tokenHash: string, now: Date) {
  const [row] = await db
    .select({
      ...USER_COLUMNS,
      sessionId: sessions.id,
      lastUsedAt: sessions.lastUsedAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(members, and(eq(members.userId, users.id), actsFor(members.organizationId)))
    .innerJoin(organizations, eq(organizations.id, members.organizationId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)))
    .orderBy(asc(members.createdAt))
    .limit(1);
  if (row === undefined) return null;
  const { sessionId, lastUsedAt, expiresAt, ...user } = row;
  return { sessionId, lastUsedAt, expiresAt, user };
}

/** Notes of a person's sessions in the organization that they end because the person is taken out of it. */
export async function noteRemovedSessions(
  { db, organization, clock }: Pick<OrganizationContext, "db" | "organization" | "clock">,
  userId: string,
): Promise<void> {
  await db.delete(removedSessions).where(lt(removedSessions.expiresAt, clock.now()));
  const ending = db
    .select({ tokenHash: sessions.tokenHash, expiresAt: sessions.expiresAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), actsFor(organization.id)));
  await db.insert(removedSessions).select(ending);
}

/** Whether a session ended because its person was taken out of the organization. */
export async function wasRemoved(db: Database, tokenHash: string): Promise<boolean> {
  return (await db.$count(removedSessions, eq(removedSessions.tokenHash, tokenHash))) > 0;
}

/** Whether a session acts for an organization. */
function actsFor(organizationId: string | typeof members.organizationId): SQL | undefined {
  return or(isNull(sessions.organizationId), eq(sessions.organizationId, organizationId));
}

export type LivingSession = NonNullable<Awaited<ReturnType<typeof findSession>>>;

/** Where the life of sessions ends: those that expire later and were used after the idle limit live. */
export interface LifeLimits {
  now: Date;
  idleLimit: Date;
}

function isLiving({ now, idleLimit }: LifeLimits): SQL | undefined {
  return and(gt(sessions.expiresAt, now), gt(sessions.lastUsedAt, idleLimit));
}

/** Whether a session has neither ended nor expired nor left the organization, and is in use. */
export async function hasLivingSession(
  { db, organization }: Pick<OrganizationContext, "db" | "organization">,
  sessionId: string,
  limits: LifeLimits,
): Promise<boolean> {
  const isHere = and(eq(sessions.id, sessionId), actsFor(organization.id), isLiving(limits));
  return (await db.$count(sessions, isHere)) > 0;
}

/** Has a session act for another organization of its person, under a new token: the old one opens nothing any more. */
export async function moveSession(
  db: Database,
  sessionId: string,
  moved: { organizationId: string; tokenHash: string; lastUsedAt: Date },
): Promise<boolean> {
  const rows = await db
    .update(sessions)
    .set(moved)
    .where(eq(sessions.id, sessionId))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

export async function touchSession(db: Database, sessionId: string, now: Date): Promise<void> {
  await db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, sessionId));
}

/** When the person of a session last proved that it is them; null when it ended. */
export async function readConfirmation(db: Database, sessionId: string): Promise<Date | null> {
  const [row] = await db
    .select({ createdAt: sessions.createdAt, confirmedAt: sessions.confirmedAt })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  return row?.confirmedAt ?? row?.createdAt ?? null;
}

export async function storeConfirmation(db: Database, sessionId: string, now: Date): Promise<void> {
  await db.update(sessions).set({ confirmedAt: now }).where(eq(sessions.id, sessionId));
}

export async function deleteSession(db: Database, sessionId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, sessionId));
}

/** Ends one session of this person; false when they have none of that id. */
export async function deleteOwnSession(
  db: Database,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** A person's living sessions, the last used first. */
export async function selectSessions(db: Database, userId: string, limits: LifeLimits) {
  return db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      address: sessions.address,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isLiving(limits)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));
}

/**
 * Ends all sessions of a person except `keptSessionId`, and logins that wait for their second factor.
 * Answers how many sessions it ended.
 */
export async function deleteOtherSessions(
  db: Database,
  userId: string,
  keptSessionId?: string,
): Promise<number> {
  const others = keptSessionId === undefined ? undefined : ne(sessions.id, keptSessionId);
  const waiting = and(eq(oneTimeSecrets.userId, userId), eq(oneTimeSecrets.purpose, "second-factor"));
  await db.delete(oneTimeSecrets).where(waiting);
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), others))
    .returning({ id: sessions.id });
  return ended.length;
}

/** Removes a person's sessions that are over, so that the table does not grow with every sign-in. */
export async function deleteExpiredSessions(db: Database, userId: string, now: Date): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), lt(sessions.expiresAt, now)));
}

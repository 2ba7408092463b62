import type { MailPace } from "@plumbline/contract/notification-kinds";
import { and, asc, eq, inArray, isNull, lt, lte } from "drizzle-orm";

import { digestDueAt } from "#notifications/digest-due.ts";
import type { Database } from "#platform/database/connect.ts";
import { members, organizations, users } from "#platform/database/tables/accounts.table.ts";
import { digestEntries } from "#platform/database/tables/messages.table.ts";

type NewEntry = typeof digestEntries.$inferInsert;

/** Has an event wait for a person's next summary; one that waits or was mailed already is left alone. */
export async function insertDigestEntry(db: Database, entry: NewEntry): Promise<void> {
  await db.insert(digestEntries).values(entry).onConflictDoNothing();
}

/** People for whom something is due. */
export async function selectDueReaders(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: digestEntries.userId })
    .from(digestEntries)
    .where(and(isNull(digestEntries.endedAt), lte(digestEntries.dueAt, now)));
  return rows.map(({ userId }) => userId);
}

/** A person a summary goes to, held until the transaction ends: nobody else mails them one meanwhile. */
export async function holdReader(db: Database, userId: string) {
  const [row] = await db
    .select({ name: users.name, email: users.email, pace: users.mailPace })
    .from(users)
    .where(eq(users.id, userId))
    .for("no key update");
  return row ?? null;
}

/** All that waits for a person, due or not: what is mailed is mailed together. */
export async function selectWaiting(db: Database, userId: string) {
  return db
    .select({
      id: digestEntries.id,
      organizationId: digestEntries.organizationId,
      organization: organizations.name,
      timeZone: organizations.timeZone,
      kinds: digestEntries.kinds,
      site: digestEntries.site,
      headline: digestEntries.headline,
      lines: digestEntries.lines,
      path: digestEntries.path,
      occurredAt: digestEntries.occurredAt,
      dueAt: digestEntries.dueAt,
      /** Null for someone who has left the organization since. */
      role: members.role,
    })
    .from(digestEntries)
    .innerJoin(organizations, eq(organizations.id, digestEntries.organizationId))
    .leftJoin(
      members,
      and(eq(members.organizationId, organizations.id), eq(members.userId, digestEntries.userId)),
    )
    .where(and(eq(digestEntries.userId, userId), isNull(digestEntries.endedAt)))
    .orderBy(asc(organizations.name), asc(digestEntries.site), asc(digestEntries.occurredAt));
}

export type WaitingEntry = Awaited<ReturnType<typeof selectWaiting>>[number];

/** Ends entries: they are in a mail now, or nobody wants them any more. Their words are dropped. */
export async function endEntries(db: Database, ids: readonly string[], now: Date): Promise<void> {
  await db
    .update(digestEntries)
    .set({ endedAt: now, headline: "", lines: [] })
    .where(inArray(digestEntries.id, [...ids]));
}

/** Removes entries that ended before `since`. */
export async function deleteEnded(db: Database, since: Date): Promise<void> {
  await db.delete(digestEntries).where(lt(digestEntries.endedAt, since));
}

/** What waits for a person leaves at a new pace. */
export async function rescheduleDigest(
  db: Database,
  { userId, pace, now }: { userId: string; pace: MailPace; now: Date },
): Promise<void> {
  for (const { id, timeZone } of await selectWaiting(db, userId)) {
    const dueAt = digestDueAt(pace, now, timeZone);
    await db.update(digestEntries).set({ dueAt }).where(eq(digestEntries.id, id));
  }
}

import { count, desc, eq, isNull, sql } from "drizzle-orm";

import type { UserContext } from "#platform/context.ts";
import { notifications } from "#platform/database/tables/messages.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";

type Reader = Pick<UserContext, "db" | "organization" | "actor">;

function own(reader: Reader, ...conditions: ReturnType<typeof eq>[]) {
  return ownedBy(reader, notifications, eq(notifications.userId, reader.actor.userId), ...conditions);
}

/** One page of a person's notifications, newest first. */
export async function selectNotifications(reader: Reader, { page, limit }: { page: number; limit: number }) {
  return reader.db
    .select({
      id: notifications.id,
      kind: notifications.kind,
      message: notifications.message,
      path: notifications.path,
      createdAt: notifications.createdAt,
      readAt: notifications.readAt,
    })
    .from(notifications)
    .where(own(reader))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit)
    .offset((page - 1) * limit);
}

/** How many notifications a person has, and how many of them are unread. */
export async function countNotifications(reader: Reader): Promise<{ total: number; unread: number }> {
  const [row] = await reader.db
    .select({
      total: count(),
      unread: sql<number>`count(*) filter (where ${notifications.readAt} is null)`.mapWith(Number),
    })
    .from(notifications)
    .where(own(reader));
  return row ?? { total: 0, unread: 0 };
}

/** Marks a person's unread notifications; answers how many there were. */
export async function markRead(reader: Reader, at: Date): Promise<number> {
  const rows = await reader.db
    .update(notifications)
    .set({ readAt: at })
    .where(own(reader, isNull(notifications.readAt)))
    .returning({ id: notifications.id });
  return rows.length;
}

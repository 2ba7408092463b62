import {
  CHOOSABLE_KINDS,
  type ChoosableKind,
  MAILED_BY_DEFAULT,
  type MailPace,
  type NotificationKind,
} from "@plumbline/contract/notification-kinds";
import { eq, inArray } from "drizzle-orm";

import type { Database } from "#platform/database/connect.ts";
import { users } from "#platform/database/tables/accounts.table.ts";
import { notificationChoices } from "#platform/database/tables/messages.table.ts";

/** Which kinds a person is mailed about. */
export type MailChoices = Record<ChoosableKind, boolean>;

/** What each of these people is mailed about; a kind they made no choice of follows its default. */
export async function selectChoices(
  db: Database,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, MailChoices>> {
  const choices = new Map(userIds.map((id) => [id, { ...MAILED_BY_DEFAULT }]));
  if (userIds.length === 0) return choices;
  const rows = await db
    .select()
    .from(notificationChoices)
    .where(inArray(notificationChoices.userId, [...userIds]));
  for (const { userId, kind, byMail } of rows) {
    const own = choices.get(userId);
    if (own) own[kind] = byMail;
  }
  return choices;
}

/** Stores what a person is mailed about; kinds left out stay as they are. */
export async function storeChoices(
  db: Database,
  userId: string,
  choices: readonly { kind: ChoosableKind; byMail: boolean }[],
): Promise<void> {
  for (const { kind, byMail } of choices) {
    await db
      .insert(notificationChoices)
      .values({ userId, kind, byMail })
      .onConflictDoUpdate({
        target: [notificationChoices.userId, notificationChoices.kind],
        set: { byMail },
      });
  }
}

/** How often a person is mailed. */
export async function selectPace(db: Database, userId: string): Promise<MailPace> {
  const [row] = await db.select({ pace: users.mailPace }).from(users).where(eq(users.id, userId));
  return row?.pace ?? "at-once";
}

/** Whether a person can choose to be mailed about a kind. */
export function isChoosable(kind: NotificationKind): kind is ChoosableKind {
  return CHOOSABLE_KINDS.some((choosable) => choosable === kind);
}

/** Whether a person is mailed about a kind: about what they cannot choose, always. */
export function isMailed(choices: MailChoices, kind: NotificationKind): boolean {
  return isChoosable(kind) ? choices[kind] : true;
}

import {
  MAILED_BY_DEFAULT,
  NOTIFICATION_KINDS,
  type NotificationKind,
} from "@plumbline/contract/notifications";
import { inArray } from "drizzle-orm";

import type { Database } from "#platform/database/connect.ts";
import { notificationChoices } from "#platform/database/tables/messages.table.ts";

/** Which kinds a person is mailed about. */
export type MailChoices = Record<NotificationKind, boolean>;

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

/** The kinds a person is mailed about. */
export function mailedKinds(choices: MailChoices): NotificationKind[] {
  return NOTIFICATION_KINDS.filter((kind) => choices[kind]);
}

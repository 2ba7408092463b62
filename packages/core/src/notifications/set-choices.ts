import type { NotificationChoices } from "@plumbline/contract/notification-choices";

import { readChoices } from "#notifications/read-choices.ts";
import { recordAct } from "#platform/audit-log.ts";
import { inTransaction, type UserContext } from "#platform/context.ts";
import { notificationChoices } from "#platform/database/tables/messages.table.ts";

/** Keeps what the signed-in person chose to be mailed about; kinds left out stay as they are. */
export async function setChoices(
  context: UserContext,
  { choices }: NotificationChoices,
): Promise<NotificationChoices> {
  return inTransaction(context, async (inside) => {
    const { userId } = inside.actor;
    for (const { kind, byMail } of choices) {
      await inside.db
        .insert(notificationChoices)
        .values({ userId, kind, byMail })
        .onConflictDoUpdate({
          target: [notificationChoices.userId, notificationChoices.kind],
          set: { byMail },
        });
    }
    const details = Object.fromEntries(choices.map(({ kind, byMail }) => [kind, byMail]));
    await recordAct(inside, { action: "notification-choices.set", subjectId: userId, details });
    return readChoices(inside);
  });
}

import type { EndpointBody } from "@plumbline/contract/endpoint";
import type { NotificationChoices, setNotificationChoices } from "@plumbline/contract/notification-choices";
import type { MailPace } from "@plumbline/contract/notification-kinds";
import { eq } from "drizzle-orm";

import { selectPace, storeChoices } from "#notifications/choices.queries.ts";
import { rescheduleDigest } from "#notifications/digest.queries.ts";
import { readChoices } from "#notifications/read-choices.ts";
import { recordAct } from "#platform/audit-log.ts";
import { inTransaction, type UserContext } from "#platform/context.ts";
import { users } from "#platform/database/tables/accounts.table.ts";

/** Keeps what the signed-in person chose to be mailed about and how often; what is left out stays as it is. */
export async function setChoices(
  context: UserContext,
  { choices, pace }: EndpointBody<typeof setNotificationChoices>,
): Promise<NotificationChoices> {
  return inTransaction(context, async (inside) => {
    const { userId } = inside.actor;
    await storeChoices(inside.db, userId, choices);
    if (pace !== undefined) await changePace(inside, pace);
    const details = {
      ...Object.fromEntries(choices.map(({ kind, byMail }) => [kind, byMail])),
      ...(pace === undefined ? {} : { pace }),
    };
    await recordAct(inside, { action: "notification-choices.set", subjectId: userId, details });
    return readChoices(inside);
  });
}

/** What waits for a summary leaves at the new pace: at once for who wants no summary any more. */
async function changePace({ db, clock, actor: { userId } }: UserContext, pace: MailPace): Promise<void> {
  if ((await selectPace(db, userId)) === pace) return;
  await db.update(users).set({ mailPace: pace }).where(eq(users.id, userId));
  await rescheduleDigest(db, { userId, pace, now: clock.now() });
}

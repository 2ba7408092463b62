import { NOTIFICATION_KINDS } from "@plumbline/contract/notifications";
import type { NotificationChoices } from "@plumbline/contract/notification-choices";

import { selectChoices } from "#notifications/choices.queries.ts";
import type { UserContext } from "#platform/context.ts";

/** What the signed-in person is mailed about, kind by kind. */
export async function readChoices({
  db,
  actor,
}: Pick<UserContext, "db" | "actor">): Promise<NotificationChoices> {
  const own = (await selectChoices(db, [actor.userId])).get(actor.userId);
  return { choices: NOTIFICATION_KINDS.map((kind) => ({ kind, byMail: own?.[kind] ?? false })) };
}

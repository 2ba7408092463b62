import { CHOOSABLE_KINDS } from "@plumbline/contract/notification-kinds";
import type { NotificationChoices } from "@plumbline/contract/notification-choices";

import { selectChoices, selectPace } from "#notifications/choices.queries.ts";
import type { UserContext } from "#platform/context.ts";

/** What the signed-in person is mailed about, kind by kind, and how often. */
export async function readChoices({
  db,
  actor,
}: Pick<UserContext, "db" | "actor">): Promise<NotificationChoices> {
  const own = (await selectChoices(db, [actor.userId])).get(actor.userId);
  return {
    choices: CHOOSABLE_KINDS.map((kind) => ({ kind, byMail: own?.[kind] ?? false })),
    pace: await selectPace(db, actor.userId),
  };
}

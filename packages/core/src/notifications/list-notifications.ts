import type { NotificationList } from "@plumbline/contract/notifications";

import { countNotifications, selectNotifications } from "#notifications/notifications.queries.ts";
import type { UserContext } from "#platform/context.ts";

/** One page of one's own notifications, newest first; `page` counts from 1. */
export async function listNotifications(
  context: UserContext,
  { page, limit }: { page: number; limit: number },
): Promise<NotificationList> {
  const [rows, counts] = await Promise.all([
    selectNotifications(context, { page, limit }),
    countNotifications(context),
  ]);
  return {
    notifications: rows.map(({ id, kind, message, path, createdAt, readAt }) => ({
      id,
      kind,
      message,
      path,
      date: createdAt.toISOString(),
      isNew: readAt === null,
    })),
    ...counts,
    page,
    limit,
  };
}

import { markRead } from "#notifications/notifications.queries.ts";
import { inTransaction, type UserContext } from "#platform/context.ts";
import { publish } from "#platform/signals.ts";

/** Marks all of one's own notifications as read; other people's stay as they are. */
export async function markAllRead(context: UserContext): Promise<{ unread: number }> {
  return inTransaction(context, async (inside) => {
    const marked = await markRead(inside, inside.clock.now());
    // The person may have other windows open.
    if (marked > 0) await publish(inside.db, "notifications", { organizationId: inside.organization.id });
    return { unread: 0 };
  });
}

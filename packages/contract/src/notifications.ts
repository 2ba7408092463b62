import { z } from "zod";

import { defineEndpoint } from "./endpoint.ts";
import { LIST_NOTIFICATIONS, MARK_ALL_READ } from "#endpoints/notifications.ts";
import { dataEnvelope } from "./envelope.ts";
import { NOTIFICATION_KINDS } from "./notification-kinds.ts";

/** Notifications the bell shows, the newest ones. */
export const NOTIFICATIONS_SHOWN = 30;

export const notification = z.object({
  id: z.string(),
  kind: z.enum(NOTIFICATION_KINDS),
  message: z.string(),
  date: z.iso.datetime(),
  isNew: z.boolean().describe("Not read yet"),
  path: z.string().nullable().describe("Where in the app it leads to"),
});
export type Notification = z.infer<typeof notification>;

const count = z.number().int();

export const notificationList = z.object({
  notifications: z.array(notification).describe("Newest first"),
  unread: count.describe("On all pages"),
  total: count,
  page: count,
  limit: count,
});
export type NotificationList = z.infer<typeof notificationList>;

export const listNotifications = defineEndpoint(LIST_NOTIFICATIONS, {
  summary: "One's own notifications, newest first",
  query: z.object({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    limit: z.coerce.number().int().min(1).max(100).default(NOTIFICATIONS_SHOWN),
  }),
  output: dataEnvelope(notificationList),
  errors: ["request.invalid"],
});

export const markAllRead = defineEndpoint(MARK_ALL_READ, {
  summary: "Mark all of one's own notifications as read",
  output: dataEnvelope(z.object({ unread: count })),
  errors: [],
});

import { z } from "zod";

import { defineEndpoint } from "./endpoint.ts";
import { GET_NOTIFICATION_CHOICES, SET_NOTIFICATION_CHOICES } from "#endpoints/notification-choices.ts";
import { dataEnvelope } from "./envelope.ts";
import { NOTIFICATION_KINDS } from "./notifications.ts";

const choice = z.object({
  kind: z.enum(NOTIFICATION_KINDS),
  byMail: z.boolean().describe("Whether it is mailed too; the bell shows it anyway"),
});

export const notificationChoices = z.object({
  choices: z.array(choice).describe("One for each kind"),
});
export type NotificationChoices = z.infer<typeof notificationChoices>;

export const getNotificationChoices = defineEndpoint(GET_NOTIFICATION_CHOICES, {
  summary: "What one is told of by mail",
  output: dataEnvelope(notificationChoices),
  errors: ["session.missing", "session.expired"],
});

export const setNotificationChoices = defineEndpoint(SET_NOTIFICATION_CHOICES, {
  summary: "Choose what one is told of by mail; kinds left out stay as they are",
  body: z.object({ choices: z.array(choice).min(1).max(NOTIFICATION_KINDS.length) }),
  output: dataEnvelope(notificationChoices),
  errors: ["request.invalid", "request.malformed-json", "session.missing", "session.expired"],
});

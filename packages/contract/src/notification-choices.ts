import { z } from "zod";

import { defineEndpoint } from "./endpoint.ts";
import { GET_NOTIFICATION_CHOICES, SET_NOTIFICATION_CHOICES } from "#endpoints/notification-choices.ts";
import { dataEnvelope } from "./envelope.ts";
import { CHOOSABLE_KINDS, MAIL_PACES } from "./notification-kinds.ts";

const choice = z.object({
  kind: z.enum(CHOOSABLE_KINDS),
  byMail: z.boolean().describe("Whether it is emailed too; the bell shows it anyway"),
});

export const notificationChoices = z.object({
  choices: z.array(choice).describe("One for each kind that can be chosen"),
  pace: z.enum(MAIL_PACES).describe("Whether each is emailed at once, or all in one email a day or a week"),
});
export type NotificationChoices = z.infer<typeof notificationChoices>;

export const getNotificationChoices = defineEndpoint(GET_NOTIFICATION_CHOICES, {
  summary: "What one is told of by email",
  output: dataEnvelope(notificationChoices),
  errors: [],
});

export const setNotificationChoices = defineEndpoint(SET_NOTIFICATION_CHOICES, {
  summary: "Choose what one is told of by email; kinds left out stay as they are",
  body: z
    .object({
      choices: z.array(choice).max(CHOOSABLE_KINDS.length),
      pace: z.enum(MAIL_PACES).optional().describe("Left out, it stays as it is"),
    })
    .refine(({ choices, pace }) => choices.length > 0 || pace !== undefined, "Choose something."),
  output: dataEnvelope(notificationChoices),
  errors: ["request.invalid", "request.malformed-json"],
});

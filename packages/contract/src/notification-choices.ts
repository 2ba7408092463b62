import { z } from "zod";

import { defineEndpoint } from "./endpoint.ts";
import { dataEnvelope } from "./envelope.ts";
import { CHOOSABLE_KINDS, MAIL_PACES } from "./notification-kinds.ts";

const choice = z.object({
  kind: z.enum(CHOOSABLE_KINDS),
  byMail: z.boolean().describe("Whether it is mailed too; the bell shows it anyway"),
});

export const notificationChoices = z.object({
  choices: z.array(choice).describe("One for each kind that can be chosen"),
  pace: z.enum(MAIL_PACES).describe("Whether each is mailed at once, or all in one mail a day or a week"),
});
export type NotificationChoices = z.infer<typeof notificationChoices>;

export const getNotificationChoices = defineEndpoint({
  method: "GET",
  path: "/api/client-auth/notification-choices",
  summary: "What one is told of by mail",
  auth: "bearer",
  output: dataEnvelope(notificationChoices),
  errors: ["session.missing", "session.expired"],
});

export const setNotificationChoices = defineEndpoint({
  method: "PUT",
  path: "/api/client-auth/notification-choices",
  summary: "Choose what one is told of by mail; kinds left out stay as they are",
  auth: "bearer",
  body: z
    .object({
      choices: z.array(choice).max(CHOOSABLE_KINDS.length),
      pace: z.enum(MAIL_PACES).optional().describe("Left out, it stays as it is"),
    })
    .refine(({ choices, pace }) => choices.length > 0 || pace !== undefined, "Choose something."),
  output: dataEnvelope(notificationChoices),
  errors: ["request.invalid", "request.malformed-json", "session.missing", "session.expired"],
});

import { z } from "zod";

import { defineEndpoint } from "./endpoint.ts";
import { SEND_SUPPORT_REQUEST, LIST_SUPPORT_REQUESTS } from "#endpoints/support.ts";
import { dataEnvelope } from "./envelope.ts";
import { MESSAGE_MAX_LENGTH, SUBJECT_MAX_LENGTH, SUPPORT_PRIORITIES } from "./support-terms.ts";
import { writtenLine, writtenText } from "./written-text.ts";

export const supportPriority = z.enum(SUPPORT_PRIORITIES);
export type SupportPriority = z.infer<typeof supportPriority>;

export const supportRequest = z.object({
  id: z.string(),
  reference: z.string().describe("What client and support team call it"),
  subject: z.string(),
  message: z.string(),
  priority: supportPriority,
  createdAt: z.iso.datetime(),
  sentBy: z.string().nullable().describe("Name of the person; null once they have left"),
});
export type SupportRequest = z.infer<typeof supportRequest>;

export const sendSupportRequest = defineEndpoint(SEND_SUPPORT_REQUEST, {
  summary: "Ask the support team",
  body: z.object({
    subject: writtenLine("Enter a subject in one line.")
      .min(1, "Enter a subject.")
      .max(SUBJECT_MAX_LENGTH, `Enter at most ${SUBJECT_MAX_LENGTH} characters.`),
    message: writtenText
      .min(1, "Enter a message.")
      .max(MESSAGE_MAX_LENGTH, `Enter at most ${MESSAGE_MAX_LENGTH} characters.`),
    priority: supportPriority.default("medium"),
  }),
  output: dataEnvelope(z.object({ request: supportRequest })),
  errors: ["request.invalid", "request.malformed-json", "support.too-many"],
});

export const listSupportRequests = defineEndpoint(LIST_SUPPORT_REQUESTS, {
  summary: "What the organization asked the support team, newest first",
  query: z.object({ page: z.coerce.number().int().min(1).max(100_000).default(1) }),
  output: dataEnvelope(
    z.object({ requests: z.array(supportRequest), total: z.number().int(), page: z.number().int() }),
  ),
  errors: ["request.invalid"],
});

import { z } from "zod";

import { defineEndpoint } from "./endpoint.ts";
import { OPS_LIST_MAILS } from "#endpoints/ops.ts";
import { dataEnvelope } from "./envelope.ts";
import { clientName, page, pageFacts, search } from "./ops-parts.ts";
import { MAIL_STATES } from "./ops-terms.ts";

const state = z.enum(MAIL_STATES);

export const opsMail = z.object({
  id: z.string(),
  client: clientName,
  recipient: z.string(),
  subject: z.string(),
  state,
  attempts: z.number().int(),
  lastError: z.string().nullable().describe("Why the last try failed"),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  canRetry: z.boolean().describe("It was given up, and its text is still kept"),
});
export type OpsMail = z.infer<typeof opsMail>;

export const opsListMails = defineEndpoint(OPS_LIST_MAILS, {
  summary: "Mails, newest first: sent, waiting, given up",
  query: z.object({ search, state: state.optional(), page }),
  output: dataEnvelope(z.object({ mails: z.array(opsMail), ...pageFacts })),
  errors: ["request.invalid"],
});

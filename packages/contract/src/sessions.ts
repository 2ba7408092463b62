import { z } from "zod";

import { defineEndpoint } from "./endpoint.ts";
import { LIST_SESSIONS, END_SESSION, END_OTHER_SESSIONS } from "#endpoints/sessions.ts";
import { dataEnvelope } from "./envelope.ts";

export const openSession = z.object({
  id: z.string(),
  device: z.string().describe("Browser and system in words"),
  address: z.string().nullable().describe("Network address it was started from"),
  startedAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().describe("To within five minutes"),
  expiresAt: z.iso.datetime().describe("When it ends, if it is used until then"),
  isCurrent: z.boolean().describe("Whether this call was made in it"),
});
export type OpenSession = z.infer<typeof openSession>;

export const listSessions = defineEndpoint(LIST_SESSIONS, {
  summary: "One's own open sessions: this one first, then the last used",
  output: dataEnvelope(z.object({ sessions: z.array(openSession) })),
  errors: [],
});

export const endSession = defineEndpoint(END_SESSION, {
  summary: "End one of one's own sessions",
  params: z.object({ id: z.uuid() }),
  output: z.object({ success: z.literal(true) }),
  errors: ["request.invalid", "session.not-found"],
});

export const endOtherSessions = defineEndpoint(END_OTHER_SESSIONS, {
  summary: "End all of one's own sessions but this one",
  output: dataEnvelope(z.object({ ended: z.number().int() })),
  errors: [],
});

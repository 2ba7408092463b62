import { z } from "zod";

import { defineEndpoint } from "./endpoint.ts";
import { OPS_OVERVIEW } from "#endpoints/ops.ts";
import { dataEnvelope } from "./envelope.ts";
import { clientName, counted } from "./ops-parts.ts";
import { ATTENTION_KINDS, MAIL_STATES } from "./ops-terms.ts";

export const attention = z.object({
  kind: z.enum(ATTENTION_KINDS),
  ...counted.shape,
  oldestAt: z.iso.datetime().nullable().describe("Since when the oldest of them waits, where that is known"),
  reason: z.string().optional().describe("What the newest failure said, where there is one to be told"),
});
export type Attention = z.infer<typeof attention>;

export const opsNews = z.object({
  id: z.string(),
  headline: z.string().describe("What kind of trouble it is"),
  message: z.string(),
  advice: z.string().describe("What to do about it; empty where the message says it"),
  reference: z.string().describe("Ids to look for in the log"),
  client: clientName,
  createdAt: z.iso.datetime(),
  mail: z.enum(MAIL_STATES).describe("What became of the email that tells of it"),
});
export type OpsNews = z.infer<typeof opsNews>;

export const opsFigures = z.object({
  clients: counted,
  scansRunning: counted,
  scansWaiting: counted,
  mailsWaiting: counted,
  workers: z.number().int().describe("Worker processes that showed a sign of life in the last half minute"),
});
export type OpsFigures = z.infer<typeof opsFigures>;

export const opsOverview = defineEndpoint(OPS_OVERVIEW, {
  summary: "What needs attention now, and how the service is doing",
  output: dataEnvelope(
    z.object({ attention: z.array(attention), figures: opsFigures, news: z.array(opsNews) }),
  ),
  errors: [],
});

import { z } from "zod";

import { defineEndpoint } from "./endpoint.ts";
import { OPS_READ_QUEUE } from "#endpoints/ops.ts";
import { dataEnvelope } from "./envelope.ts";
import { clientName } from "./ops-parts.ts";

export const queueKind = z.object({
  kind: z.string(),
  running: z.number().int(),
  waiting: z.number().int().describe("Jobs that could run now"),
  later: z.number().int().describe("Jobs for a later time, new tries among them"),
  oldestSeconds: z.number().int().describe("For how long the one that waits longest could have run"),
});
export type QueueKind = z.infer<typeof queueKind>;

export const runningJob = z.object({
  id: z.string(),
  kind: z.string(),
  client: clientName,
  attempt: z.number().int(),
  startedAt: z.iso.datetime(),
});
export type RunningJob = z.infer<typeof runningJob>;

export const workerProcess = z.object({
  id: z.string(),
  host: z.string(),
  pid: z.number().int(),
  startedAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  isAlive: z.boolean().describe("Whether it showed a sign of life in the last half minute"),
});
export type WorkerProcess = z.infer<typeof workerProcess>;

export const opsReadQueue = defineEndpoint(OPS_READ_QUEUE, {
  summary: "Jobs by kind, those that run, and the worker processes. Keeps no session alive.",
  output: dataEnvelope(
    z.object({
      kinds: z.array(queueKind),
      running: z.array(runningJob).describe("Those that run longest, 50 at most"),
      workers: z.array(workerProcess),
      readAt: z.iso.datetime(),
    }),
  ),
  errors: [],
});

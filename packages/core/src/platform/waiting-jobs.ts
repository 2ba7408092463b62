import { JOB_NAMES, type JobName } from "@plumbline/contract/job-names";
import type { Client } from "pg";
import { z } from "zod";

import { JOBS } from "#platform/jobs.ts";

/** A job that waits or runs, as it can be queued again: of a kind, and with a payload, that this version knows. */
export const waitingJob = z
  .object({
    name: z.custom<JobName>((name) => JOB_NAMES.some((known) => known === name)),
    payload: z.unknown(),
    startAfter: z.iso.datetime(),
    /** Backups of earlier versions lack it. */
    priority: z.int().default(0),
  })
  .refine(({ name, payload }) => JOBS[name].payload.safeParse(payload).success);

export type WaitingJob = z.output<typeof waitingJob>;

/**
 * All jobs that wait or run, oldest first. One whose tries are used up is told as the job it was: queued again it is
 * tried once more before it is given up.
 */
export async function waitingJobs(client: Client): Promise<WaitingJob[]> {
  const { rows } = await client.query<{ name: JobName; payload: unknown; start: Date; priority: number }>(
    `select name, payload, start, priority from (
       select regexp_replace(name, '-abandoned$', '') as name, data as payload, start_after as start, priority, created_on
       from pgboss.job where state in ('created', 'retry', 'active')) as waiting
     where name = any($1) order by created_on`,
    [JOB_NAMES],
  );
  return rows.map(({ start, ...job }) => ({ ...job, startAfter: start.toISOString() }));
}

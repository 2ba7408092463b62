import { JOB_NAMES } from "@plumbline/contract/job-names";
import type { QueueKind, RunningJob, WorkerProcess } from "@plumbline/contract/ops-queue";
import { sql } from "drizzle-orm";

import type { OperatorContext } from "#platform/context.ts";
import { queueDepths } from "#platform/queue-depths.ts";
import { listWorkers } from "#platform/worker-presence.ts";

const MOST_RUNNING = 50;

/** Jobs by kind, those that run, and who works on them. */
export async function readQueue({ db, clock }: OperatorContext): Promise<{
  kinds: QueueKind[];
  running: RunningJob[];
  workers: WorkerProcess[];
  readAt: string;
}> {
  const depths = await queueDepths(db);
  const workers = await listWorkers({ db });
  return {
    kinds: depths.map(({ oldest, ...depth }) => ({ ...depth, oldestSeconds: Math.round(oldest) })),
    running: await runningJobs({ db }),
    workers: workers.map(({ startedAt, lastSeenAt, ...worker }) => ({
      ...worker,
      startedAt: startedAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
    readAt: clock.now().toISOString(),
  };
}

/** What runs longest first. A job's payload names its organization where it is about one. */
async function runningJobs({ db }: Pick<OperatorContext, "db">): Promise<RunningJob[]> {
  const { rows } = await db.execute<{
    id: string;
    kind: string;
    attempt: number;
    started_at: Date | string;
    organization_id: string | null;
    organization: string | null;
  }>(sql`
    select job.id, job.name as kind, job.retry_count + 1 as attempt, job.started_on as started_at,
      organizations.id as organization_id, organizations.name as organization
    from pgboss.job
    left join organizations on organizations.id = (job.data ->> 'organizationId')::uuid
    where job.state = 'active' and job.name in ${[...JOB_NAMES]}
    order by job.started_on limit ${MOST_RUNNING}`);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    attempt: row.attempt,
    startedAt: new Date(row.started_at).toISOString(),
    client: row.organization_id === null ? null : { id: row.organization_id, name: row.organization ?? "" },
  }));
}

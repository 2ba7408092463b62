import { JOB_NAMES, type JobName } from "@plumbline/contract/job-names";
import { sql } from "drizzle-orm";

import type { Database } from "#platform/database/connect.ts";

/** Jobs of one kind, as they are in the database. */
export interface QueueDepth {
  kind: JobName;
  /** Those that could run now. */
  waiting: number;
  running: number;
  /** Those for a later time, new tries after a pause among them. */
  later: number;
  /** For how long the job that waits longest could have run, in seconds; 0 where none waits. */
  oldest: number;
}

/** How many jobs of each kind wait and run, of all workers. */
export async function queueDepths(db: Database): Promise<QueueDepth[]> {
  const { rows } = await db.execute<{ [K in keyof QueueDepth]: QueueDepth[K] }>(sql`
    select name as kind,
      count(*) filter (where state = 'active')::int as running,
      count(*) filter (where state < 'active' and start_after <= now())::int as waiting,
      count(*) filter (where state < 'active' and start_after > now())::int as later,
      coalesce(extract(epoch from now() - min(start_after) filter (where state < 'active' and start_after <= now())),
        0)::float as oldest
    from pgboss.job where state < 'completed' and name in ${[...JOB_NAMES]} group by name`);
  const depths = new Map(rows.map((row) => [row.kind, row]));
  return JOB_NAMES.map((kind) => depths.get(kind) ?? { kind, waiting: 0, running: 0, later: 0, oldest: 0 });
}

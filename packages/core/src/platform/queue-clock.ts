import { JOB_NAMES } from "@plumbline/contract/job-names";
import type { PgBoss } from "pg-boss";

/** Times that are further ahead of the database's clock were written before it went back. */
const AHEAD = "now() + interval '1 minute'";

/** What each table has of times that must not be ahead. A job's own pause before its next try is kept. */
const MENDS = [
  `update pgboss.job set start_after = start_after - (created_on - now()), created_on = now()
     where name = any($1) and state in ('created', 'retry') and created_on > ${AHEAD}`,
  `update pgboss.job set start_after = now() + make_interval(secs => greatest(retry_delay, retry_delay_max))
     where name = any($1) and state = 'retry'
       and start_after > ${AHEAD} + make_interval(secs => greatest(retry_delay, retry_delay_max))`,
  `update pgboss.job set heartbeat_on = now() where name = any($1) and state = 'active' and heartbeat_on > ${AHEAD}`,
  `update pgboss.queue set monitor_claim_on = null, monitor_on = null, maintain_on = null
     where name = any($1) and greatest(monitor_claim_on, monitor_on, maintain_on) > ${AHEAD}`,
];
const CRON_MEND = `update pgboss.version set cron_on = null where cron_on > ${AHEAD}`;

/**
 * Brings the queue's times back to the present where the database's clock went back. Else jobs would wait, those of
 * dead workers would not be found, and none would come by the clock, for as long as the clock jumped.
 */
export async function mendQueueTimes(boss: PgBoss): Promise<void> {
  const db = boss.getDb();
  for (const mend of MENDS) await db.executeSql(mend, [JOB_NAMES]);
  await db.executeSql(CRON_MEND);
}

import { JOB_NAMES, type JobName } from "@plumbline/contract/job-names";
import { sql } from "drizzle-orm";
import { fromDrizzle, type JobWithMetadata, PgBoss, type WorkOptions } from "pg-boss";

import type { Database } from "#platform/database/connect.ts";
import { type JobFailure, jobFailureOf, triesAfter } from "#platform/job-failure.ts";
import { type JobPayload, JOBS } from "#platform/jobs.ts";
import type { Log } from "#platform/log.ts";
import { idsIn, withLogFields } from "#platform/log-fields.ts";
import { measureJob, type Metrics } from "#platform/metrics/metrics.ts";
import { mendQueueTimes } from "#platform/queue-clock.ts";
import { type QueueOutages, tellOfOutages } from "#platform/queue-outages.ts";
import { traced, type Tracing } from "#platform/tracing/tracing.ts";

/** A job being worked on. */
export interface Job<N extends JobName> {
  id: string;
  payload: JobPayload<N>;
  /** 1 at the first try. */
  attempt: number;
  /** Aborted when the job ran out of time or the worker stops. */
  signal: AbortSignal;
  /** For a job whose retries are used up: why its last try ended. */
  lastFailure: JobFailure | null;
}

export interface SendOptions {
  /** Sends as part of this transaction: the job exists if and only if it commits. */
  within?: Database;
  startAfter?: Date;
  /** Jobs of a kind with a higher number go first; 0 by default. */
  priority?: number;
}

export type JobHandler<N extends JobName> = (job: Job<N>) => Promise<void>;

/** Background work shared by all processes through the database. */
export interface Queue {
  /** Queues a job; false when the same one (by its kind's key) already waits or runs. */
  send<N extends JobName>(name: N, payload: JobPayload<N>, options?: SendOptions): Promise<boolean>;
  /** Queues many jobs of a kind at once; those that already wait or run are not queued again. */
  sendAll<N extends JobName>(
    name: N,
    payloads: readonly JobPayload<N>[],
    options?: SendOptions,
  ): Promise<void>;
  /** Queues a job that another queue had: its payload may be of an older version, which is refused. */
  sendAgain(name: JobName, payload: unknown, options?: SendOptions): Promise<boolean>;
  /** Has a job of a kind queued by the clock from now on, at the minutes of a cron expression in UTC. */
  schedule<N extends JobName>(name: N, cron: string, payload: JobPayload<N>): Promise<void>;
  /** Works on jobs of a kind, `concurrency` at a time. A handler that throws has its job retried. */
  work<N extends JobName>(name: N, handler: JobHandler<N>, concurrency?: number): Promise<void>;
  /** Told of each job whose retries are used up, be it by errors or by crashes. */
  onAbandoned<N extends JobName>(name: N, handler: JobHandler<N>): Promise<void>;
  /** Makes the running jobs of all workers wait again, before those that came later. All workers must be dead. */
  takeBack(): Promise<void>;
  /** Takes no more jobs and waits for the running ones, which are handed back after `timeoutMs`. */
  stop(timeoutMs?: number): Promise<void>;
}

export interface QueueOptions {
  url: string;
  log: Log;
  /** Workers also watch over the queues: they find the jobs of dead processes. */
  isWorker: boolean;
  metrics: Metrics;
  tracing: Tracing;
}

/*
 * A dead worker's job is found when its heartbeat is HEARTBEAT_SECONDS old, which is looked for every
 * WATCH_SECONDS, and picked up at the next poll: 13 seconds at worst.
 */
const HEARTBEAT_SECONDS = 10;
const WATCH_SECONDS = 2;
const POLL_SECONDS = 1;
/** How often it is looked whether the database's clock went back, in milliseconds. */
const CLOCK_CHECK_MS = 10_000;
const STOP_TIMEOUT_MS = 30_000;
/** Of the time after which the queue gives a job to another worker. */
const OWN_SHARE_OF_TIME = 0.9;

/** Connects to the queues, making them on first use. */
export async function openQueue({ url, log, isWorker, metrics, tracing }: QueueOptions): Promise<Queue> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: "plumbline-queue",
    max: 4,
    useListenNotify: isWorker,
    supervise: isWorker,
    schedule: isWorker,
    superviseIntervalSeconds: WATCH_SECONDS,
    monitorIntervalSeconds: WATCH_SECONDS,
  });
  const outages = tellOfOutages(log, () => boss.getDb().executeSql("select 1", []));
  boss.on("error", (error) => outages.hear(error));
  boss.on("warning", (warning) => log.warn({ warning }, "The job queue reported a warning"));
  await boss.start();
  await createQueues(boss);
  const clockCheck = isWorker ? watchClock(boss, outages) : null;
  return {
    send: (name, payload, options) => send(boss, { name, payload, options }),
    sendAll: (name, payloads, options = {}) => sendAll(boss, name, payloads, options),
    sendAgain: (name, payload, options) => send(boss, { name, payload, options }),
    schedule: async (name, cron, payload) => {
      const { data, key } = parsePayload(name, payload);
      await boss.schedule(name, cron, data, { singletonKey: key, tz: "UTC" });
    },
    work: (name, handler, concurrency = 1) =>
      work(boss, { name, queue: name, handler: measured(metrics, name, handler), concurrency, tracing }),
    onAbandoned: (name, handler) =>
      work(boss, {
        name,
        queue: abandoned(name),
        handler: counted(metrics, name, handler),
        concurrency: 1,
        tracing,
      }),
    takeBack: () => takeBack(boss),
    stop: (timeout = STOP_TIMEOUT_MS) => {
      outages.end();
      if (clockCheck !== null) clearInterval(clockCheck);
      return boss.stop({ graceful: true, timeout });
    },
  };
}

function watchClock(boss: PgBoss, outages: QueueOutages): NodeJS.Timeout {
  const check = () => {
    mendQueueTimes(boss).catch((error: unknown) => outages.hear(error));
  };
  return setInterval(check, CLOCK_CHECK_MS).unref();
}

/** A job whose heartbeat is long past is found as that of any dead worker, only that no one has to wait for it. */
async function takeBack(boss: PgBoss): Promise<void> {
  const db = boss.getDb();
  await db.executeSql(
    "update pgboss.job set heartbeat_on = 'epoch' where state = 'active' and name = any($1)",
    [JOB_NAMES],
  );
  await db.executeSql(
    "update pgboss.queue set monitor_claim_on = null, monitor_on = null where name = any($1)",
    [JOB_NAMES],
  );
  await boss.supervise();
}

function abandoned(name: JobName): string {
  return `${name}-abandoned`;
}

async function createQueues(boss: PgBoss): Promise<void> {
  for (const name of JOB_NAMES) {
    const settings = {
      ...JOBS[name].settings,
      deadLetter: abandoned(name),
      heartbeatSeconds: HEARTBEAT_SECONDS,
      notify: true,
    };
    await boss.createQueue(abandoned(name), { notify: true });
    await boss.createQueue(name, { policy: "exclusive", ...settings });
    // An existing queue keeps what it was created with until it is told otherwise.
    await boss.updateQueue(name, settings);
  }
}

interface Sending {
  name: JobName;
  payload: unknown;
  options: SendOptions | undefined;
}

async function send(boss: PgBoss, { name, payload, options }: Sending): Promise<boolean> {
  const { data, key } = parsePayload(name, payload);
  const id = await boss.send(name, data, {
    singletonKey: key,
    ...(options?.startAfter === undefined ? {} : { startAfter: options.startAfter }),
    ...(options?.priority === undefined ? {} : { priority: options.priority }),
    ...(options?.within === undefined ? {} : { db: fromDrizzle(options.within, sql) }),
  });
  return id !== null;
}

async function sendAll<N extends JobName>(
  boss: PgBoss,
  name: N,
  payloads: readonly JobPayload<N>[],
  { within, startAfter, priority }: SendOptions,
): Promise<void> {
  if (payloads.length === 0) return;
  const jobs = payloads.map((payload) => {
    const { data, key } = parsePayload(name, payload);
    return {
      data,
      singletonKey: key,
      ...(startAfter === undefined ? {} : { startAfter }),
      ...(priority === undefined ? {} : { priority }),
    };
  });
  await boss.insert(name, jobs, within === undefined ? {} : { db: fromDrizzle(within, sql) });
}

interface Working<N extends JobName> {
  name: N;
  queue: string;
  handler: JobHandler<N>;
  concurrency: number;
  tracing: Tracing;
}

async function work<N extends JobName>(
  boss: PgBoss,
  { name, queue, handler, concurrency, tracing }: Working<N>,
): Promise<void> {
  const options: WorkOptions & { includeMetadata: true } = {
    includeMetadata: true,
    batchSize: 1,
    localConcurrency: concurrency,
    pollingIntervalSeconds: POLL_SECONDS,
    notifyPollingIntervalSeconds: POLL_SECONDS,
  };
  await boss.work(queue, options, async (jobs: JobWithMetadata<unknown>[]) => {
    for (const taken of jobs) {
      const { data } = parsePayload(name, taken.data);
      const { id, retryCount } = taken;
      // A little before the queue takes it away, so that it counts as the job's own failure.
      const outOfTime = AbortSignal.timeout(taken.expireInSeconds * OWN_SHARE_OF_TIME * 1000);
      const signal = AbortSignal.any([taken.signal, outOfTime]);
      const lastFailure = taken.sourceOutput === null ? null : jobFailureOf(taken.sourceOutput);
      try {
        const job = { id, payload: data, attempt: retryCount + 1, signal, lastFailure };
        await named({ tracing, queue, job }, () => handler(job));
      } catch (error) {
        await countTry(boss, { name, queue, id, retryCount, failure: jobFailureOf(error) });
        throw error;
      }
    }
  });
}

function measured<N extends JobName>(metrics: Metrics, name: N, handler: JobHandler<N>): JobHandler<N> {
  return async (job) => {
    const end = measureJob(metrics, name);
    try {
      await handler(job);
      end("done");
    } catch (error) {
      end(jobFailureOf(error) === "handed back" ? "handed-back" : "failed");
      throw error;
    }
  };
}

function counted<N extends JobName>(metrics: Metrics, name: N, handler: JobHandler<N>): JobHandler<N> {
  return async (job) => {
    await handler(job);
    metrics.jobsAbandoned.inc({ kind: name });
  };
}

/** Everything within a job has its ids in the log, and is a part of its trace. */
async function named(
  { tracing, queue, job: { id, attempt, payload } }: { tracing: Tracing; queue: string; job: Job<JobName> },
  act: () => Promise<void>,
): Promise<void> {
  const ids = idsIn(payload);
  const attributes = { "plumbline.job.id": id, "plumbline.job.attempt": attempt, ...ids };
  await traced(tracing, { name: `job ${queue}`, kind: "consumer", attributes }, ({ traceId }) =>
    withLogFields({ job: queue, jobId: id, ...ids, ...(traceId !== null && { traceId }) }, act),
  );
}

interface FailedTry {
  name: JobName;
  queue: string;
  id: string;
  retryCount: number;
  failure: JobFailure;
}

/** Counts a try by why it ended. It changes the job only while it is still this worker's. */
async function countTry(boss: PgBoss, { name, queue, id, retryCount, failure }: FailedTry): Promise<void> {
  const left = queue === name ? triesAfter(name, failure) : null;
  if (left === null) return;
  const { limitChange, pauses } = left;
  await boss
    .getDb()
    .executeSql(
      `update pgboss.job set retry_limit = greatest(retry_limit + $4, 0), retry_delay = $5, retry_backoff = $6,
         retry_delay_max = $7
       where name = $1 and id = $2 and retry_count = $3 and state = 'active'`,
      [
        queue,
        id,
        retryCount,
        limitChange,
        pauses?.firstSeconds ?? 0,
        pauses !== null,
        pauses?.maxSeconds ?? null,
      ],
    )
    // Then it counts as an interruption, which it was: why the job failed is told all the same.
    .catch((error: unknown) => boss.emit("error", error instanceof Error ? error : new Error(String(error))));
}

/** Payload and key of a job kind. States that a value its kind's schema accepted is that kind's payload. */
function parsePayload<N extends JobName>(name: N, payload: unknown): { data: JobPayload<N>; key: string } {
  const kind: { payload: { parse(value: unknown): unknown }; key(payload: never): string } = JOBS[name];
  const data = kind.payload.parse(payload);
  return { data: data as JobPayload<N>, key: kind.key(data as never) };
}

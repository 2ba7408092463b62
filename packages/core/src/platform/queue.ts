import { sql } from "drizzle-orm";
import { fromDrizzle, type Job as BossJob, PgBoss } from "pg-boss";

import type { Database } from "#platform/database/connect.ts";
import { JOB_NAMES, type JobName, type JobPayload, JOBS } from "#platform/jobs.ts";
import type { Log } from "#platform/log.ts";

/** A job being worked on. */
export interface Job<N extends JobName> {
  id: string;
  payload: JobPayload<N>;
  /** 1 at the first try. */
  attempt: number;
  /** Aborted when the job ran out of time or the worker stops. */
  signal: AbortSignal;
}

export interface SendOptions {
  /** Sends as part of this transaction: the job exists if and only if it commits. */
  within?: Database;
  startAfter?: Date;
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
  /** Has a job of a kind queued by the clock from now on, at the minutes of a cron expression in UTC. */
  schedule<N extends JobName>(name: N, cron: string, payload: JobPayload<N>): Promise<void>;
  /** Works on jobs of a kind, `concurrency` at a time. A handler that throws has its job retried. */
  work<N extends JobName>(name: N, handler: JobHandler<N>, concurrency?: number): Promise<void>;
  /** Told of each job whose retries are used up, be it by errors or by crashes. */
  onAbandoned<N extends JobName>(name: N, handler: JobHandler<N>): Promise<void>;
  /** Takes no more jobs and waits for the running ones, which are handed back after `timeoutMs`. */
  stop(timeoutMs?: number): Promise<void>;
}

export interface QueueOptions {
  url: string;
  log: Log;
  /** Workers also watch over the queues: they find the jobs of dead processes. */
  isWorker: boolean;
}

/*
 * A dead worker's job is found when its heartbeat is HEARTBEAT_SECONDS old, which is looked for every
 * WATCH_SECONDS, and picked up at the next poll: 13 seconds at worst.
 */
const HEARTBEAT_SECONDS = 10;
const WATCH_SECONDS = 2;
const POLL_SECONDS = 1;
const STOP_TIMEOUT_MS = 30_000;

/** Connects to the queues, making them on first use. */
export async function openQueue({ url, log, isWorker }: QueueOptions): Promise<Queue> {
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
  boss.on("error", (error) => log.error({ err: error }, "The job queue reported an error"));
  boss.on("warning", (warning) => log.warn({ warning }, "The job queue reported a warning"));
  await boss.start();
  await createQueues(boss);
  return {
    send: (name, payload, options) => send(boss, { name, payload, options }),
    sendAll: (name, payloads, options = {}) => sendAll(boss, name, payloads, options),
    schedule: async (name, cron, payload) => {
      const { data, key } = parsePayload(name, payload);
      await boss.schedule(name, cron, data, { singletonKey: key, tz: "UTC" });
    },
    work: (name, handler, concurrency = 1) => work(boss, { name, queue: name, handler, concurrency }),
    onAbandoned: (name, handler) => work(boss, { name, queue: abandoned(name), handler, concurrency: 1 }),
    stop: (timeout = STOP_TIMEOUT_MS) => boss.stop({ graceful: true, timeout }),
  };
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

interface Sending<N extends JobName> {
  name: N;
  payload: JobPayload<N>;
  options: SendOptions | undefined;
}

async function send<N extends JobName>(
  boss: PgBoss,
  { name, payload, options }: Sending<N>,
): Promise<boolean> {
  const { data, key } = parsePayload(name, payload);
  const id = await boss.send(name, data, {
    singletonKey: key,
    ...(options?.startAfter === undefined ? {} : { startAfter: options.startAfter }),
    ...(options?.within === undefined ? {} : { db: fromDrizzle(options.within, sql) }),
  });
  return id !== null;
}

async function sendAll<N extends JobName>(
  boss: PgBoss,
  name: N,
  payloads: readonly JobPayload<N>[],
  { within, startAfter }: SendOptions,
): Promise<void> {
  if (payloads.length === 0) return;
  const jobs = payloads.map((payload) => {
    const { data, key } = parsePayload(name, payload);
    return { data, singletonKey: key, ...(startAfter === undefined ? {} : { startAfter }) };
  });
  await boss.insert(name, jobs, within === undefined ? {} : { db: fromDrizzle(within, sql) });
}

interface Working<N extends JobName> {
  name: N;
  queue: string;
  handler: JobHandler<N>;
  concurrency: number;
}

async function work<N extends JobName>(
  boss: PgBoss,
  { name, queue, handler, concurrency }: Working<N>,
): Promise<void> {
  const options = {
    batchSize: 1,
    localConcurrency: concurrency,
    pollingIntervalSeconds: POLL_SECONDS,
    notifyPollingIntervalSeconds: POLL_SECONDS,
  };
  await boss.work(queue, options, async (jobs: BossJob<unknown>[]) => {
    for (const job of jobs) {
      const { data } = parsePayload(name, job.data);
      await handler({ id: job.id, payload: data, attempt: job.retryCount + 1, signal: job.signal });
    }
  });
}

/** Payload and key of a job kind. States that a value its kind's schema accepted is that kind's payload. */
function parsePayload<N extends JobName>(name: N, payload: unknown): { data: JobPayload<N>; key: string } {
  const kind: { payload: { parse(value: unknown): unknown }; key(payload: never): string } = JOBS[name];
  const data = kind.payload.parse(payload);
  return { data: data as JobPayload<N>, key: kind.key(data as never) };
}

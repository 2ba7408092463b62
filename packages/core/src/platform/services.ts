import { join } from "node:path";

import { type Clock, systemClock } from "#platform/clock.ts";
import { openMovableClock } from "#platform/movable-clock.ts";
import type { Config } from "#platform/config.ts";
import type { Services } from "#platform/context.ts";
import { connectDatabase } from "#platform/database/connect.ts";
import { startEmbeddedPostgres } from "#platform/database/embedded-postgres.ts";
import { migrateDatabase } from "#platform/database/migrate.ts";
import type { Log } from "#platform/log.ts";
import { createMetrics } from "#platform/metrics/metrics.ts";
import { watchPool, watchQueue } from "#platform/metrics/watch-database.ts";
import { openPayments } from "#platform/payments/open-payments.ts";
import { openQueue } from "#platform/queue.ts";
import { openSignals } from "#platform/signals.ts";
import { openStorage } from "#platform/storage.ts";
import { openTracing } from "#platform/tracing/open-tracing.ts";

/** The services of a process, and how to check and end them. */
export interface OpenServices extends Services {
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface OpenOptions {
  log: Log;
  isWorker: boolean;
  clock?: Clock;
  /** How long a query may take, in milliseconds, where people wait for it. */
  patienceMs?: number;
}

/** Of a process that answers people: longer than its slowest query takes, shorter than they would wait. */
export const PATIENCE_MS = 15_000;

/** Address of the database of the settings; without one the embedded server is started or taken over. */
export async function databaseUrl(config: Config, log: Log): Promise<string> {
  if (config.database.url !== undefined) return config.database.url;
  const server = await startEmbeddedPostgres({ home: config.home.folder, log });
  log.info(
    { folder: join(config.home.folder, "postgres"), wasRunning: server.wasRunning },
    "The embedded database is ready",
  );
  return server.url;
}

/** Connects to everything a process needs and brings the database to the newest schema. */
export async function openServices(
  config: Config,
  { log, isWorker, clock: givenClock, patienceMs }: OpenOptions,
): Promise<OpenServices> {
  const url = await databaseUrl(config, log);
  await migrateDatabase(url);
  const { poolSize } = config.database;
  const database = connectDatabase({ url, poolSize, log, ...(patienceMs && { patienceMs }) });
  const metrics = createMetrics();
  const tracing = await openTracing(config, { process: isWorker ? "worker" : "api", log });
  watchPool(metrics, database);
  watchQueue(metrics, database.db);
  const queue = await openQueue({ url, log, isWorker, metrics, tracing });
  const signals = openSignals({ url, log });
  const { db } = database;
  const clock = givenClock ?? (await ownClock(config, { db, signals, log }));
  return {
    config,
    log,
    metrics,
    tracing,
    clock,
    queue,
    signals,
    db,
    storage: await openStorage(config),
    payments: await openPayments({ config, log, clock, queue, db }),
    ping: () => database.ping(),
    close: async () => {
      await signals.close();
      await queue.stop();
      await database.close();
      await tracing.close();
    },
  };
}

async function ownClock(
  { payments }: Config,
  parts: Pick<Services, "db" | "signals" | "log">,
): Promise<Clock> {
  return payments.hasMovableClock ? openMovableClock(parts) : systemClock;
}

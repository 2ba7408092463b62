import { setTimeout as delay } from "node:timers/promises";

import { Gauge } from "prom-client";

import type { Database, DatabaseConnection } from "#platform/database/connect.ts";
import type { Metrics } from "#platform/metrics/metrics.ts";
import { type QueueDepth, queueDepths } from "#platform/queue-depths.ts";

/** How long the database may take for one reading, in milliseconds: Prometheus waits ten seconds by default. */
const READING_MS = 2000;

/** Connections of this process, read whenever the metrics are. */
export function watchPool(
  { registry }: Metrics,
  { connections }: Pick<DatabaseConnection, "connections">,
): void {
  const gauge = new Gauge({
    name: "plumbline_database_connections",
    help: "Database connections of this process, and queries that wait for one.",
    labelNames: ["state"],
    registers: [],
    collect() {
      for (const [state, count] of Object.entries(connections())) this.set({ state }, count);
    },
  });
  registry.registerMetric(gauge);
}

/**
 * Reads the queue whenever the metrics are read. While the database does not answer, `plumbline_database_up` is 0 and
 * the queue has no figures at all, since none is known.
 */
export function watchQueue({ registry }: Metrics, db: Database): void {
  const depths = sharedReading(() => withinLimit(queueDepths(db)));
  registry.registerMetric(jobsGauge(depths));
  registry.registerMetric(ageGauge(depths));
  registry.registerMetric(databaseGauge(depths));
}

/** Null while the database does not answer. */
type Depths = () => Promise<QueueDepth[] | null>;

function jobsGauge(depths: Depths) {
  return new Gauge({
    name: "plumbline_queue_jobs",
    help: "Jobs that wait or run, of all workers. Those for a later time do not count.",
    labelNames: ["kind", "state"],
    registers: [],
    async collect() {
      this.reset();
      for (const { kind, waiting, running } of (await depths()) ?? []) {
        this.set({ kind, state: "waiting" }, waiting);
        this.set({ kind, state: "running" }, running);
      }
    },
  });
}

function ageGauge(depths: Depths) {
  return new Gauge({
    name: "plumbline_queue_oldest_age_seconds",
    help: "For how long the job that waits longest could have run.",
    labelNames: ["kind"],
    registers: [],
    async collect() {
      this.reset();
      for (const { kind, oldest } of (await depths()) ?? []) this.set({ kind }, oldest);
    },
  });
}

function databaseGauge(depths: Depths) {
  return new Gauge({
    name: "plumbline_database_up",
    help: "Whether the database answers: 1 or 0.",
    registers: [],
    async collect() {
      this.set((await depths()) === null ? 0 : 1);
    },
  });
}

/** One reading for all who ask while it is under way: the registry asks each metric by itself, at the same time. */
function sharedReading<T>(read: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<T> | null = null;
  return () =>
    (underWay ??= read().finally(() => {
      underWay = null;
    }));
}

/** Null where the database fails or takes too long. */
async function withinLimit<T>(reading: Promise<T>): Promise<T | null> {
  return Promise.race([reading, delay(READING_MS, null, { ref: false })]).catch(() => null);
}

import { hostname } from "node:os";

import { eq, lt, sql } from "drizzle-orm";

import type { Services } from "#platform/context.ts";
import { workerProcesses } from "#platform/database/tables/operators.table.ts";

const SIGN_OF_LIFE_MS = 10_000;
/** A worker that showed no sign of life for longer is taken for dead. */
export const ALIVE_SECONDS = 30;
/** For how long a worker that has died is still listed, in hours. */
const LISTED_HOURS = 24;

type Present = Pick<Services, "db" | "log">;

/**
 * Keeps a row that says that this worker process lives. Times are the database's, so that workers with clocks that are off
 * are not taken for dead. Call what it answers when the worker stops.
 */
export async function showPresence(services: Present): Promise<() => Promise<void>> {
  const { db } = services;
  const isForgotten = lt(
    workerProcesses.lastSeenAt,
    sql`now() - make_interval(hours => ${LISTED_HOURS}::int)`,
  );
  await db.delete(workerProcesses).where(isForgotten);
  const now = sql`now()`;
  const [row] = await db
    .insert(workerProcesses)
    .values({ host: hostname(), pid: process.pid, startedAt: now, lastSeenAt: now })
    .returning({ id: workerProcesses.id });
  if (row === undefined) throw new Error("The worker's row was not written.");
  const isOwn = eq(workerProcesses.id, row.id);
  const timer = setInterval(() => {
    // A sign that could not be given is given the next time; meanwhile the worker counts as away, which it is.
    db.update(workerProcesses)
      .set({ lastSeenAt: now })
      .where(isOwn)
      .catch((error: unknown) =>
        services.log.warn({ err: error }, "The worker could not show that it lives"),
      );
  }, SIGN_OF_LIFE_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    // A worker that stops while the database is away is listed as lost, and forgotten after a day.
    await db
      .delete(workerProcesses)
      .where(isOwn)
      .catch((error: unknown) =>
        services.log.warn({ err: error }, "The worker could not say that it leaves"),
      );
  };
}

/** Worker processes, those seen last first, and whether each is taken to be alive. */
export async function listWorkers({ db }: Pick<Services, "db">) {
  const isAlive = sql<boolean>`${workerProcesses.lastSeenAt} > now() - make_interval(secs => ${ALIVE_SECONDS}::int)`;
  return db
    .select({
      id: workerProcesses.id,
      host: workerProcesses.host,
      pid: workerProcesses.pid,
      startedAt: workerProcesses.startedAt,
      lastSeenAt: workerProcesses.lastSeenAt,
      isAlive,
    })
    .from(workerProcesses)
    .orderBy(sql`${workerProcesses.lastSeenAt} desc`)
    .limit(100);
}

import { setTimeout as delay } from "node:timers/promises";

import {
  isEmbeddedPostgresReady,
  startEmbeddedPostgres,
  stopEmbeddedPostgres,
} from "@plumbline/core/platform/database/embedded-postgres";
import type { Log } from "@plumbline/core/platform/log";

/** How often it is looked whether the server lives: a look is two small files. */
const CHECK_MS = 500;
/** Waits before each try in a row, in milliseconds; after the last one the service gives up. */
const WAITS_MS = [0, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000, 30_000];
/** A server that ran for so long has got over what ended it, in milliseconds. */
const STEADY_MS = 60_000;

export interface KeptDatabase {
  home: string;
  /** Address that all parts of the service use. */
  url: string;
  log: Log;
  waitsMs?: readonly number[];
}

/** Watches the embedded server and starts it again when it ends by itself. `failed` rejects when that cannot be done. */
export function keepDatabaseRunning(database: KeptDatabase): {
  failed: Promise<never>;
  stop(): Promise<void>;
} {
  const stopping = new AbortController();
  const failed = Promise.withResolvers<never>();
  // Whoever waits for it hears of it; a start that fails otherwise has said so already.
  failed.promise.catch(() => undefined);
  const watching = watch(database, stopping.signal).catch(failed.reject);
  return {
    failed: failed.promise,
    stop: async () => {
      stopping.abort();
      await watching;
    },
  };
}

async function watch(
  { home, url, log, waitsMs = WAITS_MS }: KeptDatabase,
  stopping: AbortSignal,
): Promise<void> {
  let tries = 0;
  let startedAt = Date.now();
  while (await isGoingOn(CHECK_MS, stopping)) {
    if (await isEmbeddedPostgresReady(home)) {
      if (Date.now() - startedAt > STEADY_MS) tries = 0;
      continue;
    }
    const wait = waitsMs[tries];
    if (wait === undefined) throw givenUp(log, tries);
    tries += 1;
    log.error({ try: tries, waitMs: wait }, "PostgreSQL has ended; starting it again");
    if (!(await isGoingOn(wait, stopping))) return;
    if (await startAgain({ home, url, log })) log.info({ try: tries }, "PostgreSQL runs again");
    startedAt = Date.now();
  }
}

function givenUp(log: Log, tries: number): Error {
  const message = `The database ended, and could not be started again ${tries} times. Its log is postgres/server.log.`;
  log.fatal(message);
  return new Error(message);
}

/** At another address no one would find it: then it is stopped again. */
async function startAgain({ home, url, log }: KeptDatabase): Promise<boolean> {
  try {
    const server = await startEmbeddedPostgres({ home, log });
    if (server.url === url) return true;
    await stopEmbeddedPostgres(home);
    log.error("The port of PostgreSQL is in use by another program");
  } catch (error) {
    log.error({ err: error }, "PostgreSQL could not be started again");
  }
  return false;
}

/** Waits so long; false when it is over before. */
async function isGoingOn(milliseconds: number, stopping: AbortSignal): Promise<boolean> {
  await delay(milliseconds, undefined, { signal: stopping }).catch(() => undefined);
  return !stopping.aborted;
}

import { setTimeout as delay } from "node:timers/promises";

import { isDatabaseAway } from "#platform/database/is-database-away.ts";
import type { Log } from "#platform/log.ts";

/** How often a database that is away is asked whether it is back, in milliseconds. */
const ASK_MS = 1000;

/** What the queue's errors come to. */
export interface QueueOutages {
  hear(error: unknown): void;
  /** Asks no more. */
  end(): void;
}

/**
 * Tells of a database that is away in one line when it goes and one when it is back, though each poll fails meanwhile.
 * All other errors are told as they come.
 *
 * @param ask rejects while the database does not answer
 */
export function tellOfOutages(log: Log, ask: () => Promise<unknown>): QueueOutages {
  const ending = new AbortController();
  let errors = 0;

  const answers = () =>
    ask().then(
      () => true,
      () => false,
    );

  async function waitUntilBack(): Promise<void> {
    const wentAt = performance.now();
    do {
      await delay(ASK_MS, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
      if (ending.signal.aborted) return;
    } while (!(await answers()));
    const seconds = Math.round((performance.now() - wentAt) / 1000);
    log.info({ seconds, errors }, "The job queue reaches the database again");
    errors = 0;
  }

  return {
    hear: (error) => {
      if (!isDatabaseAway(error)) {
        log.error({ err: error }, "The job queue reported an error");
        return;
      }
      errors += 1;
      if (errors > 1) return;
      log.error({ err: error }, "The job queue cannot reach the database");
      void waitUntilBack();
    },
    end: () => ending.abort(),
  };
}

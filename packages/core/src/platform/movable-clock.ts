import { sql } from "drizzle-orm";

import type { Clock } from "#platform/clock.ts";
import type { Services } from "#platform/context.ts";
import { movedClock } from "#platform/database/tables/sandbox.table.ts";
import { publish } from "#platform/signals.ts";

const ONLY = 1;

type Parts = Pick<Services, "db" | "signals" | "log">;

/**
 * A clock that is ahead of the machine's by as much as it was moved, in every process alike: months of a client's
 * life can be walked through in minutes. For the sandbox on one's own machine alone.
 */
export async function openMovableClock({ db, signals, log }: Parts): Promise<Clock> {
  let offsetMs = await readOffset({ db });
  const refresh = () => {
    readOffset({ db }).then(
      (read) => (offsetMs = read),
      (error: unknown) => log.warn({ err: error }, "The moved clock could not be read"),
    );
  };
  signals.subscribe("clock", { onSignal: refresh, onGap: refresh });
  return { now: () => new Date(Date.now() + offsetMs), unmoved: () => new Date() };
}

async function readOffset({ db }: Pick<Services, "db">): Promise<number> {
  const [row] = await db.select({ offsetSeconds: movedClock.offsetSeconds }).from(movedClock);
  return (row?.offsetSeconds ?? 0) * 1000;
}

/**
 * Moves the service's time ahead, for every process, and what waits for a time with it: jobs that are due then are
 * due now. Answers the new time. Time never goes back, as rows from the future make no sense.
 */
export async function moveClock({ db }: Pick<Services, "db">, seconds: number): Promise<Date> {
  if (seconds < 0) throw new Error("Time does not go back.");
  return db.transaction(async (inside) => {
    const [row] = await inside
      .insert(movedClock)
      .values({ id: ONLY, offsetSeconds: seconds })
      .onConflictDoUpdate({
        target: movedClock.id,
        set: { offsetSeconds: sql`${movedClock.offsetSeconds} + ${seconds}` },
      })
      .returning({ offsetSeconds: movedClock.offsetSeconds });
    await inside.execute(sql`
      update pgboss.job set start_after = start_after - make_interval(secs => ${seconds})
      where state in ('created', 'retry') and start_after > now()`);
    await publish(inside, "clock", {});
    return new Date(Date.now() + (row?.offsetSeconds ?? 0) * 1000);
  });
}

import { sql } from "drizzle-orm";
import { z } from "zod";

import type { Services } from "#platform/context.ts";
import { signInThrottles } from "#platform/database/tables/sessions.table.ts";

/** Length of a window, in milliseconds. */
const WINDOW_MS = 60_000;
/** How often the processes tell each other what they counted, in milliseconds. */
const EXCHANGE_MS = 1000;
/** Callers told of in one statement; the rest follow with the next. */
const CALLERS_AT_ONCE = 5000;

/** How many calls a caller has made in the present minute, at all processes on one database together. */
export interface CallCounts {
  /** Counts a call and answers how many there are now, and for how many milliseconds they still count. */
  count(caller: string): { calls: number; leftMs: number };
  /** Adds what was counted here to the shared counts and learns what others counted. Also done every second. */
  exchange(): Promise<void>;
  close(): void;
}

interface Count {
  /** All processes' calls as of the last exchange. */
  shared: number;
  /** Calls since then, here. */
  pending: number;
}

/**
 * Counts in memory, so that a call waits for no database and needs none: a caller of several processes can pass its
 * limit by what it sends them within a second.
 */
export function openCallCounts({ db, clock, log }: Pick<Services, "db" | "clock" | "log">): CallCounts {
  let window = 0;
  let counts = new Map<string, Count>();

  function present(): Map<string, Count> {
    const now = Math.floor(clock.now().getTime() / WINDOW_MS);
    if (now !== window) counts = new Map();
    window = now;
    return counts;
  }

  let isExchanging = false;

  async function exchange(): Promise<void> {
    const own = present();
    const told = [...own].filter(([, { pending }]) => pending > 0).slice(0, CALLERS_AT_ONCE);
    if (told.length === 0 || isExchanging) return;
    isExchanging = true;
    try {
      const startedAt = new Date(window * WINDOW_MS);
      const totals = await addCalls(db, told, startedAt);
      for (const [caller, { pending: sent }] of told) {
        const pending = (own.get(caller)?.pending ?? sent) - sent;
        own.set(caller, { shared: totals.get(caller) ?? sent, pending });
      }
    } finally {
      isExchanging = false;
    }
  }

  const timer = setInterval(() => {
    exchange().catch((error: unknown) => log.warn({ err: error }, "Calls are counted by this process alone"));
  }, EXCHANGE_MS);
  timer.unref();

  return {
    count: (caller) => {
      const { shared, pending } = present().get(caller) ?? { shared: 0, pending: 0 };
      counts.set(caller, { shared, pending: pending + 1 });
      return { calls: shared + pending + 1, leftMs: WINDOW_MS - (clock.now().getTime() % WINDOW_MS) };
    },
    exchange,
    close: () => clearInterval(timer),
  };
}

const counted = z.array(z.object({ caller: z.string(), calls: z.number() }));

/** Answers all calls of each caller. In the order of their keys, so that two processes never wait for each other's rows. */
async function addCalls(
  db: Services["db"],
  told: readonly (readonly [string, Count])[],
  windowStartedAt: Date,
): Promise<Map<string, number>> {
  const table = signInThrottles;
  const values = told
    .map(([caller, { pending }]) => ({ key: `calls ${caller}`, failures: pending, windowStartedAt }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const isSame = sql`${table.windowStartedAt} = excluded.window_started_at`;
  // Another process may be a minute ahead; more than that was a clock that has gone back since.
  const isNewer = sql`${table.windowStartedAt} not between excluded.window_started_at and excluded.window_started_at + interval '1 minute'`;
  const rows = await db
    .insert(table)
    .values(values)
    .onConflictDoUpdate({
      target: table.key,
      set: {
        failures: sql`case when ${isSame} then ${table.failures} + excluded.failures when ${isNewer} then excluded.failures else ${table.failures} end`,
        windowStartedAt: sql`case when ${isNewer} then excluded.window_started_at else ${table.windowStartedAt} end`,
      },
    })
    .returning({ caller: sql`substr(${table.key}, 7)`, calls: table.failures });
  return new Map(counted.parse(rows).map(({ caller, calls }) => [caller, calls]));
}

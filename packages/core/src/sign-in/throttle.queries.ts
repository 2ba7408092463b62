import { eq, sql } from "drizzle-orm";

import type { Database } from "#platform/database/connect.ts";
import { signInThrottles } from "#platform/database/tables/sessions.table.ts";

interface Window {
  now: Date;
  windowStart: Date;
}

/**
 * Adds a failure to `key` and answers how many its window holds. An old window starts over, as does one that is a whole
 * window ahead: it was begun by a clock that has gone back since.
 */
export async function countFailure(db: Database, key: string, { now, windowStart }: Window): Promise<number> {
  const windowEnd = new Date(2 * now.getTime() - windowStart.getTime());
  const { windowStartedAt } = signInThrottles;
  const isOver = sql`${windowStartedAt} not between ${windowStart.toISOString()} and ${windowEnd.toISOString()}`;
  const [row] = await db
    .insert(signInThrottles)
    .values({ key, failures: 1, windowStartedAt: now })
    .onConflictDoUpdate({
      target: signInThrottles.key,
      set: {
        failures: sql`case when ${isOver} then 1 else ${signInThrottles.failures} + 1 end`,
        windowStartedAt: sql`case when ${isOver} then ${now.toISOString()} else ${windowStartedAt} end`,
      },
    })
    .returning({ failures: signInThrottles.failures });
  return row?.failures ?? 1;
}

export async function uncountFailure(db: Database, key: string): Promise<void> {
  await db
    .update(signInThrottles)
    .set({ failures: sql`greatest(0, ${signInThrottles.failures} - 1)` })
    .where(eq(signInThrottles.key, key));
}

export async function forgetFailures(db: Database, key: string): Promise<void> {
  await db.delete(signInThrottles).where(eq(signInThrottles.key, key));
}

import { sql } from "drizzle-orm";

import type { Services } from "#platform/context.ts";
import { addMonths } from "#platform/database/months.ts";
import { movedClock } from "#platform/database/tables/sandbox.table.ts";
import { type Removed, runRetention } from "#retention/run-retention.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Makes the months to come, and runs the night's removal where the time can be believed; null where it cannot. What is removed is gone, and a clock may
 * jump: so another night must have come shortly before, and this process must agree with the database on the day. After
 * a longer outage, the first night removes nothing. Where someone moved the sandbox's clock, the jump is on purpose.
 */
export async function runRetentionNight(services: Services): Promise<Removed | null> {
  await addMonths(services.db);
  const { isSteady, databaseTime } = await readNights(services);
  if (isSteady && isSameDay(services, databaseTime)) return runRetention(services);
  services.log.warn(
    { time: services.clock.now(), databaseTime },
    "Nothing is removed before the next night shows that the time is right",
  );
  return null;
}

async function readNights({ db, config }: Services): Promise<{ isSteady: boolean; databaseTime: Date }> {
  const wasMoved = config.payments.hasMovableClock
    ? sql`exists(select from ${movedClock} where ${movedClock.offsetSeconds} > 0)`
    : sql`false`;
  const { rows } = await db.execute<{ isSteady: boolean; time: string }>(sql`
    select now()::text as time, ${wasMoved} or exists(
      select from pgboss.job where name = 'retention' and state = 'completed'
        and created_on between now() - interval '4 days' and now() - interval '12 hours') as "isSteady"`);
  const [row] = rows;
  return { isSteady: row?.isSteady ?? false, databaseTime: new Date(row?.time ?? Number.NaN) };
}

/** The sandbox's clock is ahead because someone moved it. */
function isSameDay({ clock, config }: Services, databaseTime: Date): boolean {
  if (config.payments.hasMovableClock) return true;
  return Math.abs(clock.now().getTime() - databaseTime.getTime()) < DAY_MS;
}

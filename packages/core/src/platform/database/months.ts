import { setTimeout as pause } from "node:timers/promises";

import { sql } from "drizzle-orm";

import type { Database } from "#platform/database/connect.ts";

/** Tables that are kept in months, by the ids of scans: decision 49. */
export const MONTHLY_TABLES = ["scan_pages", "scan_criteria"] as const;
export type MonthlyTable = (typeof MONTHLY_TABLES)[number];

/** Months that are made ahead of the present one. */
const MONTHS_AHEAD = 3;
/**
 * How long a lock is waited for, in milliseconds. Below PostgreSQL's `deadlock_timeout` (1 s), so that it is never the
 * service's own work that is ended for it.
 */
const LOCK_MS = 500;
const TRIES = 20;

/** Makes the months that are missing up to some ahead of the database's clock. Answers how many there were. */
export async function addMonths(db: Database): Promise<number> {
  let added = 0;
  for (const table of MONTHLY_TABLES) {
    added += await withShortLocks(db, async (inside) => {
      const { rows } = await inside.execute<{ added: number }>(
        sql`select add_months(${table}::regclass, now() + make_interval(months => ${MONTHS_AHEAD})) as added`,
      );
      return rows[0]?.added ?? 0;
    });
  }
  return added;
}

/**
 * Drops the months of a table of which every scan was made before a moment. None is dropped that has not ended by the
 * database's clock too. Answers how many.
 */
export async function dropMonthsBefore(db: Database, table: MonthlyTable, before: Date): Promise<number> {
  const moment = sql`${before.toISOString()}::timestamptz`;
  const { rows } = await db.execute<{ name: string }>(sql`
    select name::text from months_of(${table}::regclass)
    where end_id <= least(first_id_of(${moment}), first_id_of(now())) and not exists (
      select from scans where (first_id is null or id >= first_id) and id < end_id and created_at >= ${moment})`);
  for (const { name } of rows) await withShortLocks(db, (inside) => dropMonth(inside, name));
  return rows.length;
}

/** No trigger of the table fires for a month that is dropped, so those who keep answers of it are told here. */
async function dropMonth(db: Database, name: string): Promise<void> {
  await db.execute(sql`
    select pg_notify('plumbline_signals', json_build_object('channel', 'dashboard',
      'signal', json_build_object('organizationId', organization_id))::text)
    from (select distinct organization_id from ${sql.identifier(name)}) as told`);
  await db.execute(sql`drop table ${sql.identifier(name)}`);
}

/**
 * Runs `act` in a transaction that gives up soon where it would have to wait for a lock, so that nobody waits long behind
 * it, and begins again after a moment.
 */
async function withShortLocks<T>(db: Database, act: (db: Database) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(async (inside) => {
        await inside.execute(sql.raw(`set local lock_timeout = ${LOCK_MS}`));
        return act(inside);
      });
    } catch (error) {
      if (attempt === TRIES || !isLockTimeout(error)) throw error;
      await pause(LOCK_MS);
    }
  }
}

function isLockTimeout(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && "code" in cause && cause.code === "55P03";
}

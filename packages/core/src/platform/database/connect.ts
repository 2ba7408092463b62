import { sql, type ExtractTablesWithRelations } from "drizzle-orm";
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgDatabase } from "drizzle-orm/pg-core";
import { Pool } from "pg";

import type { Log } from "#platform/log.ts";

type NoSchema = Record<string, never>;

/** What queries run on: the pool, or a transaction of it. */
export type Database = PgDatabase<NodePgQueryResultHKT, NoSchema, ExtractTablesWithRelations<NoSchema>>;

export interface DatabaseConnection {
  db: NodePgDatabase;
  /** Resolves when the server answers; rejects with the reason otherwise. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface ConnectOptions {
  url: string;
  poolSize: number;
  log: Log;
}

/** Opens a pool of connections. Nothing is dialled until the first query. */
export function connectDatabase({ url, poolSize, log }: ConnectOptions): DatabaseConnection {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    application_name: "plumbline",
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on("error", (error) => log.warn({ err: error }, "A database connection was lost"));
  const db = drizzle(pool, { casing: "snake_case" });
  return {
    db,
    ping: async () => {
      await db.execute(sql`select 1`);
    },
    close: () => pool.end(),
  };
}

import { Socket } from "node:net";

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
  /** How many connections the pool has in use and idle, and how many queries wait for one. */
  connections: () => { busy: number; idle: number; waiting: number };
  close(): Promise<void>;
}

export interface ConnectOptions {
  url: string;
  poolSize: number;
  log: Log;
  /**
   * How long a caller is kept waiting by a query, in milliseconds; then it fails. Without it a query may take its time,
   * as those of workers and commands may.
   */
  patienceMs?: number;
}

/** How long a connection is waited for, in milliseconds, where queries may take their time. */
const CONNECT_MS = 10_000;

/** Opens a pool of connections. Nothing is dialled until the first query. */
export function connectDatabase({ url, poolSize, log, patienceMs }: ConnectOptions): DatabaseConnection {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: Math.min(CONNECT_MS, patienceMs ?? CONNECT_MS),
    application_name: "plumbline",
    ...(patienceMs === undefined ? {} : limited(patienceMs)),
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on("error", (error) => log.warn({ err: error }, "A database connection was lost"));
  const db = drizzle(pool, { casing: "snake_case" });
  return {
    db,
    ping: async () => {
      await db.execute(sql`select 1`);
    },
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
}

/** The server ends what takes longer. Where the server itself no longer answers, the connection is given up. */
function limited(patienceMs: number) {
  return {
    statement_timeout: patienceMs,
    idleTimeoutMillis: patienceMs / 2,
    stream: () => {
      const socket = new Socket();
      const giveUp = () => socket.destroy(new Error("The connection is terminated: no answer came."));
      return socket.setTimeout(patienceMs + patienceMs / 2, giveUp);
    },
  };
}

import { fileURLToPath } from "node:url";

import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import type { Client } from "pg";

import { OperatorError } from "#platform/operator-error.ts";

/** Where the migrations of this version lie. */
export const MIGRATIONS = fileURLToPath(new URL("../../../migrations", import.meta.url));

/** `uuidv7()` came with PostgreSQL 18. */
const LEAST_POSTGRES = 180_000;

/** A migration as a database has it on record. */
export interface AppliedMigration {
  hash: string;
  /** When it was written, in milliseconds: what the migrator goes by. */
  when: number;
}

/** The migrations a database has been through, oldest first; none where it is empty. */
export async function appliedMigrations(client: Client): Promise<AppliedMigration[]> {
  const journal = await client.query<{ name: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations')::text as name",
  );
  if ((journal.rows[0]?.name ?? null) === null) return [];
  const { rows } = await client.query<{ hash: string; when: string }>(
    `select hash, created_at as "when" from drizzle.__drizzle_migrations order by created_at`,
  );
  return rows.map(({ hash, when }) => ({ hash, when: Number(when) }));
}

/**
 * The migrations of this version that make exactly the schema of those `applied`, oldest first.
 *
 * @throws OperatorError when this version does not know them all; `whose` names the schema in the words
 */
export function knownMigrations(applied: readonly AppliedMigration[], whose: string): MigrationMeta[] {
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS });
  const isKnown = applied.every(({ when }, place) => known[place]?.folderMillis === when);
  if (isKnown) return known.slice(0, applied.length);
  throw new OperatorError(
    `${whose} was made by a newer version of Plumbline than this one, or by another one. Use the version that made it, or a newer one.`,
  );
}

/** Makes the schema of these migrations in an empty database, as the migrator does, but within the caller's transaction. */
export async function makeSchema(client: Client, migrations: readonly MigrationMeta[]): Promise<void> {
  await client.query("create schema if not exists drizzle");
  await client.query(
    "create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)",
  );
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) await client.query(statement);
    await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)", [
      hash,
      folderMillis,
    ]);
  }
}

/**
 * Looks at a server before anything is done on it.
 *
 * @throws OperatorError when it is too old for the product
 */
export async function requireSupportedServer(client: Client): Promise<void> {
  const { rows } = await client.query<{ number: number; name: string }>(
    "select current_setting('server_version_num')::int as number, current_setting('server_version') as name",
  );
  const problem = unsupportedServer(rows[0] ?? { number: 0, name: "of an unknown version" });
  if (problem !== null) throw new OperatorError(problem);
}

/** Why a server of a version cannot be used; null when it can. */
export function unsupportedServer({ number, name }: { number: number; name: string }): string | null {
  if (number >= LEAST_POSTGRES) return null;
  return `The database server is PostgreSQL ${name}. Plumbline needs PostgreSQL 18 or newer. Upgrade the server, or set DATABASE_URL to another one.`;
}

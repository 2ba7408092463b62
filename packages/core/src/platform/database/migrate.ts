import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client } from "pg";

import {
  appliedMigrations,
  knownMigrations,
  MIGRATIONS,
  requireSupportedServer,
} from "#platform/database/schema-version.ts";

/** Any number will do, as long as every version of the product takes the same. */
export const MIGRATION_LOCK = 7_305_844_401;

/**
 * Brings the database at `url` to the newest schema. Any number of processes may call it at once: the
 * migrator itself takes no lock, so all but one wait on an advisory lock and then find nothing to do.
 *
 * @throws OperatorError when the server is too old, or the schema newer than this version
 */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url, application_name: "plumbline-migrate" });
  await client.connect();
  try {
    await requireSupportedServer(client);
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    knownMigrations(await appliedMigrations(client), "The database");
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
  } finally {
    // Ending the session releases the lock, even where unlocking could not be asked for any more.
    await client.end();
  }
}

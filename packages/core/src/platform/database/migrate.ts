import { fileURLToPath } from "node:url";

import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client } from "pg";

const MIGRATIONS = fileURLToPath(new URL("../../../migrations", import.meta.url));

/** Any number will do, as long as every version of the product takes the same. */
const MIGRATION_LOCK = 7_305_844_401;

/**
 * Brings the database at `url` to the newest schema. Any number of processes may call it at once: the
 * migrator itself takes no lock, so all but one wait on an advisory lock and then find nothing to do.
 */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url, application_name: "plumbline-migrate" });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
  } finally {
    // Ending the session releases the lock, even where unlocking could not be asked for any more.
    await client.end();
  }
}

import {
  startEmbeddedPostgres,
  stopEmbeddedPostgres,
} from "@plumbline/core/platform/database/embedded-postgres";
import { makeSchema, MIGRATIONS } from "@plumbline/core/platform/database/schema-version";
import { silentLog } from "@plumbline/testing/log-capture";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { Client } from "pg";

/** Makes a home as an earlier release left it: `age` from 0 to 1 says how early, of all schemas there were. */
export async function makeEarlierHome(home: string, age: number): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder: MIGRATIONS });
  const { url } = await startEmbeddedPostgres({ home, log: silentLog() });
  try {
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      await makeSchema(client, migrations.slice(0, Math.floor((1 - age) * migrations.length)));
    } finally {
      await client.end();
    }
  } finally {
    await stopEmbeddedPostgres(home);
  }
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";

import { emptyDatabase } from "@plumbline/testing/global-database";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { Client } from "pg";
import { afterEach, beforeEach, expect, it } from "vitest";

import { migrateDatabase } from "#platform/database/migrate.ts";
import { appliedMigrations, makeSchema, MIGRATIONS } from "#platform/database/schema-version.ts";

const PROGRAM = fileURLToPath(new URL("./migrate.testing.ts", import.meta.url));
const ALL = readMigrationFiles({ migrationsFolder: MIGRATIONS });

let database: Awaited<ReturnType<typeof emptyDatabase>>;
let client: Client;

beforeEach(async () => {
  database = await emptyDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await database.drop();
});

/** The schema of an earlier release, with a client in it. */
async function makeEarlierSchema(migrations: number): Promise<void> {
  await makeSchema(client, ALL.slice(0, migrations));
  await client.query(
    "insert into organizations (name, contact_email) values ('Harbor Bakery', 'a@b.example')",
  );
}

/** Holds whoever has just made a migration for a second, still in the transaction. */
async function holdIn(migration: number): Promise<void> {
  await client.query(`
    create function hold() returns trigger language plpgsql as $$ begin perform pg_sleep(1); return new; end $$;
    create trigger hold after insert on drizzle.__drizzle_migrations for each row
      when (new.created_at = ${ALL[migration]?.folderMillis}) execute function hold();`);
}

async function untilHeld(): Promise<void> {
  const held = `select from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`;
  while ((await client.query(held)).rowCount === 0) await pause(20);
}

it.each([
  { from: 1, killedIn: 1 },
  { from: 8, killedIn: 12 },
  { from: ALL.length - 1, killedIn: ALL.length - 1 },
])(
  "an upgrade from schema $from that is killed in migration $killedIn is made by the next start",
  async ({ from, killedIn }) => {
    await makeEarlierSchema(from);
    await holdIn(killedIn);
    const starting = spawn(process.execPath, [PROGRAM, database.url], { stdio: "inherit" });
    await untilHeld();
    starting.kill("SIGKILL");
    await once(starting, "exit");
    expect(await appliedMigrations(client)).toHaveLength(from);
    await client.query("drop trigger hold on drizzle.__drizzle_migrations");
    await migrateDatabase(database.url);
    const applied = await appliedMigrations(client);
    expect(applied.map(({ hash }) => hash)).toEqual(ALL.map(({ hash }) => hash));
    const { rows } = await client.query("select name from organizations");
    expect(rows).toEqual([{ name: "Harbor Bakery" }]);
  },
);

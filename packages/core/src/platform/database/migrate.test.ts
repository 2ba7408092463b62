import { silentLog } from "@plumbline/testing/log-capture";
import { emptyDatabase, testDatabase } from "@plumbline/testing/global-database";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";

import { connectDatabase } from "#platform/database/connect.ts";
import { migrateDatabase } from "#platform/database/migrate.ts";
import { unsupportedServer } from "#platform/database/schema-version.ts";

it("any number of processes can migrate the same empty database at once", async () => {
  const database = await emptyDatabase();
  await Promise.all(Array.from({ length: 6 }, () => migrateDatabase(database.url)));
  const connection = connectDatabase({ url: database.url, poolSize: 2, log: silentLog() });
  const tables = await connection.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const runs = await connection.db.execute<{ hash: string }>(
    sql`select hash from drizzle.__drizzle_migrations`,
  );
  await connection.close();
  await database.drop();
  expect(tables.rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["organizations", "scans", "issues"]),
  );
  expect(new Set(runs.rows.map(({ hash }) => hash)).size).toBe(runs.rows.length);
});

it("fails with the reason when there is no server", async () => {
  await expect(migrateDatabase("postgres://x:y@127.0.0.1:1/none")).rejects.toThrow(/ECONNREFUSED/u);
});

it("refuses the schema of a newer version, in words, and leaves it as it is", async () => {
  const database = await testDatabase();
  const connection = connectDatabase({ url: database.url, poolSize: 1, log: silentLog() });
  await connection.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of next year', 1900000000000)`,
  );
  await expect(migrateDatabase(database.url)).rejects.toThrow(
    "The database was made by a newer version of Plumbline than this one",
  );
  await connection.close();
  await database.drop();
});

it("refuses a server that is too old, in words, and no newer one", () => {
  expect(unsupportedServer({ number: 170_006, name: "17.6" })).toMatch(
    /^The database server is PostgreSQL 17\.6\. Plumbline needs PostgreSQL 18 or newer\./u,
  );
  expect(unsupportedServer({ number: 180_000, name: "18.0" })).toBeNull();
});

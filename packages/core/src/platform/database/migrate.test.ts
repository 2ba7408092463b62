import { silentLog } from "@plumbline/testing/log-capture";
import { emptyDatabase } from "@plumbline/testing/global-database";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";

import { connectDatabase } from "#platform/database/connect.ts";
import { migrateDatabase } from "#platform/database/migrate.ts";

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

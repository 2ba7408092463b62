import { emptyDatabase } from "@plumbline/testing/global-database";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { Client } from "pg";
import { afterEach, beforeEach, expect, it } from "vitest";

import { migrateDatabase } from "#platform/database/migrate.ts";
import { makeSchema, MIGRATIONS } from "#platform/database/schema-version.ts";

const ALL = readMigrationFiles({ migrationsFolder: MIGRATIONS });
/** Migrations before the one that keeps what scans saw in months. */
const WITHOUT_MONTHS = 24;

let database: Awaited<ReturnType<typeof emptyDatabase>>;
let client: Client;

beforeEach(async () => {
  database = await emptyDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
  await makeSchema(client, ALL.slice(0, WITHOUT_MONTHS));
  await client.query(
    "insert into organizations (name, contact_email) values ('Harbor Bakery', 'a@b.example')",
  );
});
afterEach(async () => {
  await client.end();
  await database.drop();
});

/** A scan as the version before wrote it down. */
async function recordScan(id: string): Promise<void> {
  await client.query(
    `insert into scans (id, organization_id, kind, status, site, areas, page_budget)
     select ${id}, id, 'weekly', 'COMPLETED', 'https://a.example/', '{seo}', 25 from organizations`,
  );
  const newest = "select id, organization_id from scans order by created_at desc limit 1";
  await client.query(
    `insert into scan_pages (scan_id, organization_id, position, url, state)
     select id, organization_id, n, 'https://a.example/' || n, 'measured' from (${newest}) as scan, generate_series(0, 2) as n`,
  );
  await client.query(
    `insert into scan_criteria (scan_id, organization_id, seen) select id, organization_id, '[]' from (${newest}) as scan
     on conflict do nothing`,
  );
}

const places = async (table: string) =>
  (
    await client.query(
      `select tableoid::regclass::text as place, count(*)::int as rows from ${table} group by 1 order by 1`,
    )
  ).rows;

it("an upgrade keeps all rows where they are, and the version before goes on with them", async () => {
  await recordScan("uuidv7(interval '-5 months')");
  await recordScan("uuidv7()");
  // Ids that tell no time, or one that has not come.
  await recordScan("'ffffffff-ffff-4fff-bfff-ffffffffffff'");
  const before = (await client.query("select pg_relation_filenode('scan_pages') as file")).rows;
  await migrateDatabase(database.url);
  expect((await client.query("select pg_relation_filenode('scan_pages_earlier') as file")).rows).toEqual(
    before,
  );
  expect(await places("scan_pages")).toEqual([
    { place: "scan_pages_earlier", rows: 6 },
    { place: "scan_pages_other", rows: 3 },
  ]);
  expect(await places("scan_criteria")).toEqual([
    { place: "scan_criteria_earlier", rows: 2 },
    { place: "scan_criteria_other", rows: 1 },
  ]);
  await recordScan("uuidv7()");
  await client.query("delete from scan_pages where scan_id in (select id from scans order by id limit 1)");
  await client.query("delete from scans where id = (select max(id::text)::uuid from scans)");
  expect(await places("scan_pages")).toEqual([{ place: "scan_pages_earlier", rows: 6 }]);
});

it("a month more makes no plan look into the months that a scan is not in", async () => {
  await migrateDatabase(database.url);
  const { rows } = await client.query<{ "QUERY PLAN": string }>(
    "explain select from scan_pages where scan_id = uuidv7(interval '-1 year')",
  );
  expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).toMatch(/Subplans Removed: \d|scan_pages_earlier/u);
  const fixed = await client.query<{ "QUERY PLAN": string }>(
    "explain (costs off) select from scan_pages where scan_id = '01900000-0000-7000-8000-000000000000'",
  );
  expect(fixed.rows.map((row) => row["QUERY PLAN"]).join("\n")).not.toMatch(/scan_pages_(?:other|\d)/u);
});

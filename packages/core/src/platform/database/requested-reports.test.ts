import { emptyDatabase } from "@plumbline/testing/global-database";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { Client } from "pg";
import { expect, it } from "vitest";

import { migrateDatabase } from "#platform/database/migrate.ts";
import { makeSchema, MIGRATIONS } from "#platform/database/schema-version.ts";

/** Migrations before the one that renames them. */
const BEFORE = 28;

it("reports of requested scans that were called weekly get their own name, and no others", async () => {
  const database = await emptyDatabase();
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await makeSchema(client, readMigrationFiles({ migrationsFolder: MIGRATIONS }).slice(0, BEFORE));
  await client.query(
    `with client as (insert into organizations (name, contact_email) values ('Harbor Bakery', 'a@b.example') returning id),
     scan as (
       insert into scans (organization_id, kind, status, site, areas, page_budget)
       select id, kind, 'COMPLETED', 'https://a.example/', '{seo}', 25 from client, unnest('{manual,weekly,initial}'::text[]) as kind
       returning id, organization_id, kind
     )
     insert into reports (organization_id, scan_id, kind)
     select organization_id, id, case kind when 'initial' then 'initial' else 'weekly' end from scan`,
  );
  await migrateDatabase(database.url);
  const { rows } = await client.query(
    "select s.kind as scan, r.kind as report from reports r join scans s on s.id = r.scan_id order by 1",
  );
  expect(rows).toEqual([
    { scan: "initial", report: "initial" },
    { scan: "manual", report: "requested" },
    { scan: "weekly", report: "weekly" },
  ]);
  await client.end();
  await database.drop();
});

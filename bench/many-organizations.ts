import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { createOrganization } from "@plumbline/core/organizations/create-organization";
import { loadConfig } from "@plumbline/core/platform/config";
import { contextFor } from "@plumbline/core/platform/context";
import { openServices } from "@plumbline/core/platform/services";
import { scanResult } from "@plumbline/core/scans/scan-result.testing";
import { CAST_PASSWORD } from "@plumbline/testing/cast";
import { fakeClock } from "@plumbline/testing/fake-clock";
import { silentLog } from "@plumbline/testing/log-capture";
import { stageScan } from "@plumbline/testing/stage-scan";
import { Client } from "pg";

import { issuesOf } from "./many-issues.ts";

/** What each organization has: a quarter of weekly scans, and issues with ten places each. */
const WEEKS = 13;
const PAGES = 15;
const ISSUES = 50;
const PLACES_OF_ISSUE = 10;
/** Places of each organization. */
export const PLACES = ISSUES * PLACES_OF_ISSUE;

const WEEK_MS = 7 * 24 * 3_600_000;
const HOST = "https://harbor-bakery.example/";

/** Email address of the owner of the organization of that number, from 1; the password is the cast's. */
export const ownerOf = (number: number) => `owner-${number}@bench.example`;

/**
 * Fills a database with so many organizations alike. One is made as the product makes it, with scans up to now; the
 * others are copies of its rows. Needs the rights of a superuser, as triggers and references rest meanwhile.
 */
export async function stageManyOrganizations(databaseUrl: string, count: number): Promise<void> {
  const template = await stageTemplate(databaseUrl);
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("set session_replication_role = replica; set maintenance_work_mem = '512MB'");
    await makePastMonths(client);
    await moveScansBack(client);
    await client.query(COPIES, [template, count]);
    await client.query(SCAN_COPIES);
    await client.query(ISSUE_COPIES);
    await client.query("analyze copies, scan_copies, issue_copies");
    const indexes = await dropIndexes(client);
    for (const [table, copying] of Object.entries(TABLES))
      await client.query(await copyOf(client, table, copying));
    for (const index of indexes) await client.query(index);
    await client.query("vacuum analyze");
  } finally {
    await client.end();
  }
}

async function stageTemplate(databaseUrl: string): Promise<string> {
  const home = mkdtempSync(join(tmpdir(), "plumbline-bench-"));
  const config = loadConfig({ PLUMBLINE_HOME: home, DATABASE_URL: databaseUrl });
  const clock = fakeClock(new Date(Date.now() - WEEKS * WEEK_MS).toISOString());
  const services = await openServices(config, { log: silentLog(), isWorker: false, clock });
  try {
    const { organizationId } = await createOrganization(services, {
      name: "Harbor Bakery",
      website: HOST,
      owner: { name: "Alice Archer", email: ownerOf(1) },
      password: CAST_PASSWORD,
      subscription: { status: "ACTIVE", plan: "monthly" },
    });
    const context = { ...contextFor(services, organizationId), clock };
    const pages = Array.from({ length: PAGES }, (_, index) => ({
      url: `${HOST}${index}`,
      status: 200,
      state: "measured" as const,
      title: `Page ${index}`,
    }));
    for (let week = 0; week < WEEKS; week += 1) {
      clock.advance(WEEK_MS);
      await stageScan(context, {
        kind: "weekly",
        result: scanResult({ pages }),
        issues: issuesOf(ISSUES, { pages: PAGES, places: PLACES_OF_ISSUE }),
      });
    }
    return organizationId;
  } finally {
    await services.close();
    rmSync(home, { recursive: true, force: true });
  }
}

/** Months of the past, as the service would have made them. */
async function makePastMonths(client: Client): Promise<void> {
  for (const table of ["scan_pages", "scan_criteria"])
    await client.query(`
      do $$ declare "start" timestamptz; begin
        create temp table kept as select * from ${table};
        drop table ${table}_earlier;
        for "start" in select generate_series(date_trunc('month', now(), 'UTC') - interval '7 months',
          date_trunc('month', now(), 'UTC'), '1 month') loop
          execute format('create table ${table}_%s partition of ${table} for values from (%L) to (%L)',
            to_char("start" at time zone 'UTC', 'YYYY_MM'), first_id_of("start"), first_id_of("start" + interval '1 month'));
        end loop;
        insert into ${table} select * from kept;
        drop table kept;
      end $$`);
}

/** The scans got the ids of today: gives them those of their own time. */
async function moveScansBack(client: Client): Promise<void> {
  await client.query(
    "create temp table moved as select id as old, uuidv7(created_at - now()) as new from scans",
  );
  for (const [table, columns] of Object.entries(SCAN_COLUMNS))
    for (const column of columns)
      await client.query(`update ${table} set ${column} = moved.new from moved where ${column} = moved.old`);
}

const SCAN_COLUMNS = {
  scans: ["id"],
  scan_areas: ["scan_id"],
  scan_pages: ["scan_id"],
  scan_criteria: ["scan_id"],
  reports: ["scan_id"],
  issues: ["first_seen_scan_id", "last_seen_scan_id"],
  occurrences: ["scan_id"],
  issue_events: ["scan_id"],
  evidence_links: ["scan_id"],
};

const COPIES = `
  create temp table copies as
  select template.organization_id as old, template.user_id as old_user, n,
    uuidv7() as organization, uuidv7() as person
  from (select organization_id, user_id from members where organization_id = $1) as template, generate_series(2, $2::int) as n`;
const SCAN_COPIES = `
  create temp table scan_copies as
  select n, id as old, uuidv7(created_at - now()) as new from copies join scans on organization_id = copies.old`;
const ISSUE_COPIES = `
  create temp table issue_copies as
  select n, id as old, uuidv7() as new from copies join issues on organization_id = copies.old`;

const SCAN_OF = (column: string, as = "scan_copies") =>
  `join scan_copies as ${as} on ${as}.n = copies.n and ${as}.old = t.${column}`;
const ISSUE_OF = (column: string) =>
  `join issue_copies on issue_copies.n = copies.n and issue_copies.old = t.${column}`;

interface Copying {
  /** Column by which a row is the template's, and that of `copies` it is equal to. */
  of?: [column: string, original: string];
  /** Further tables that say what becomes of its ids. */
  with?: string;
  /** Columns of a copy that differ from the template's, as expressions. */
  own: Record<string, string>;
}

const own = { organization_id: "copies.organization" };
const ofScan: Copying = { with: SCAN_OF("scan_id"), own: { ...own, scan_id: "scan_copies.new" } };
const ofIssue: Copying = {
  with: `${ISSUE_OF("issue_id")} ${SCAN_OF("scan_id")}`,
  own: { ...own, id: "uuidv7()", issue_id: "issue_copies.new", scan_id: "scan_copies.new" },
};
const TABLES: Record<string, Copying> = {
  organizations: { of: ["id", "old"], own: { id: own.organization_id, name: "t.name || ' ' || copies.n" } },
  users: {
    of: ["id", "old_user"],
    own: { id: "copies.person", email: "'owner-' || copies.n || '@bench.example'" },
  },
  members: { own: { ...own, user_id: "copies.person" } },
  subscriptions: { own: { ...own, id: "uuidv7()" } },
  scans: { with: SCAN_OF("id"), own: { ...own, id: "scan_copies.new" } },
  scan_areas: ofScan,
  scan_pages: ofScan,
  scan_criteria: ofScan,
  evidence_links: ofScan,
  reports: { ...ofScan, own: { ...ofScan.own, id: "uuidv7()" } },
  issues: {
    with: `${ISSUE_OF("id")} ${SCAN_OF("first_seen_scan_id", "first")} ${SCAN_OF("last_seen_scan_id", "last")}`,
    own: { ...own, id: "issue_copies.new", first_seen_scan_id: "first.new", last_seen_scan_id: "last.new" },
  },
  occurrences: ofIssue,
  issue_events: ofIssue,
};

/** Drops what only makes the copying slow, and answers how to make it again. */
async function dropIndexes(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index join pg_class on pg_class.oid = indexrelid
     where indrelid = any($1::regclass[]) and not relispartition
       and not exists (select from pg_constraint where conindid = indexrelid)`,
    [Object.keys(TABLES)],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

/** The statement that copies the template's rows of a table. */
async function copyOf(client: Client, table: string, copying: Copying): Promise<string> {
  const { of: [column, original] = ["organization_id", "old"] } = copying;
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  const columns = rows.map(({ name }) => name);
  const values = columns.map((name) => copying.own[name] ?? `t.${name}`);
  return `insert into ${table} (${columns.join(", ")}) select ${values.join(", ")}
    from ${table} as t join copies on copies.${original} = t.${column} ${copying.with ?? ""}`;
}

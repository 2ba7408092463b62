import { type Cast, createCast } from "@plumbline/testing/cast";
import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { sql, type SQL } from "drizzle-orm";
import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { addMonths, dropMonthsBefore } from "#platform/database/months.ts";

let services: TestServices;
let cast: Cast;

beforeEach(async () => {
  services = await testServices();
  cast = await createCast(services);
});
afterEach(() => services.close());

/** A scan with two pages; its id tells another moment than the scan where the clock that made it was wrong. */
async function stageScan(id: { at: string }, scan: { at: string } = id): Promise<void> {
  const { organizationId } = cast.alice;
  await services.db.execute(sql`
    with scan as (
      insert into scans (id, organization_id, kind, status, site, areas, page_budget, created_at)
      values (first_id_of(${id.at}), ${organizationId}, 'weekly', 'COMPLETED', 'https://a.example/', '{seo}', 25, ${scan.at})
      returning id
    )
    insert into scan_pages (scan_id, organization_id, position, url, state)
    select id, ${organizationId}, n, 'https://a.example/' || n, 'measured' from scan, generate_series(0, 1) as n`);
}

/** Makes a month that has passed. */
async function stageMonth(name: string, from: string, until: string): Promise<void> {
  const edges = await rowsOf(sql`select first_id_of(${from}) as from, first_id_of(${until}) as until`);
  await services.db.execute(
    sql.raw(
      `create table ${name} partition of scan_pages for values from ('${edges[0]?.from}') to ('${edges[0]?.until}')`,
    ),
  );
}

async function rowsOf(query: SQL): Promise<Record<string, string>[]> {
  return (await services.db.execute<Record<string, string>>(query)).rows;
}

const whereRowsAre = () =>
  rowsOf(
    sql`select tableoid::regclass::text as place, count(*)::int as rows from scan_pages group by 1 order by 1`,
  );
const monthsOfPages = async () =>
  (await rowsOf(sql`select name::text from months_of('scan_pages') order by end_id`)).map(
    ({ name = "" }) => name,
  );
const drop = (before: string) => dropMonthsBefore(services.db, "scan_pages", new Date(before));

describe("months to come", () => {
  it("are there from the start, and are made once", async () => {
    expect(await monthsOfPages()).toHaveLength(4);
    expect(await addMonths(services.db)).toBe(0);
  });

  it("take the rows that came before they were made, and none of them is lost", async () => {
    const [newest] = (await monthsOfPages()).slice(-1);
    await services.db.execute(sql`drop table ${sql.identifier(newest ?? "")}`);
    const [, year, month] = /(\d{4})_(\d{2})$/u.exec(newest ?? "") ?? [];
    await stageScan({ at: `${year}-${month}-10T00:00:00Z` });
    expect(await whereRowsAre()).toEqual([{ place: "scan_pages_other", rows: 2 }]);
    expect(await addMonths(services.db)).toBe(1);
    expect(await whereRowsAre()).toEqual([{ place: newest, rows: 2 }]);
  });

  it("wait for nobody, and nobody waits behind them", async () => {
    const [newest] = (await monthsOfPages()).slice(-1);
    await services.db.execute(sql`drop table ${sql.identifier(newest ?? "")}`);
    const busy = new Client({ connectionString: services.databaseUrl });
    await busy.connect();
    await busy.query("begin; lock table scans in row exclusive mode");
    const adding = addMonths(services.db);
    await stageScan({ at: "2026-01-01T00:00:00Z" });
    expect(await monthsOfPages()).not.toContain(newest);
    await busy.query("commit");
    await busy.end();
    expect(await adding).toBe(1);
    expect(await monthsOfPages()).toContain(newest);
  });
});

describe("a month that has passed", () => {
  beforeEach(async () => {
    await services.db.execute(sql`drop table scan_pages_earlier`);
    await stageMonth("scan_pages_2025_01", "2025-01-01Z", "2025-02-01Z");
    await stageMonth("scan_pages_2025_02", "2025-02-01Z", "2025-03-01Z");
    await stageScan({ at: "2025-01-20T00:00:00Z" });
    await stageScan({ at: "2025-02-20T00:00:00Z" });
  });

  it("goes as a whole once the last of it is old enough", async () => {
    expect(await drop("2025-01-31T23:00:00Z")).toBe(0);
    expect(await drop("2025-02-01T00:00:00Z")).toBe(1);
    expect(await whereRowsAre()).toEqual([{ place: "scan_pages_2025_02", rows: 2 }]);
    await stageScan({ at: "2025-01-21T00:00:00Z" });
    expect(await whereRowsAre()).toEqual([
      { place: "scan_pages_2025_02", rows: 2 },
      { place: "scan_pages_other", rows: 2 },
    ]);
  });

  it("stays while a scan of it is younger by the clock of the service", async () => {
    await stageScan({ at: "2025-01-25T00:00:00Z" }, { at: "2026-01-25T00:00:00Z" });
    expect(await drop("2025-03-01T00:00:00Z")).toBe(1);
    expect(await whereRowsAre()).toEqual([{ place: "scan_pages_2025_01", rows: 4 }]);
  });

  it("stays while the database's clock says that it has not ended", async () => {
    const before = await monthsOfPages();
    expect(await drop("2099-01-01T00:00:00Z")).toBe(2);
    expect(await monthsOfPages()).toEqual(before.slice(2));
  });

  it("tells those who keep answers of it", async () => {
    const listener = new Client({ connectionString: services.databaseUrl });
    await listener.connect();
    const told: string[] = [];
    listener.on("notification", ({ payload = "" }) => told.push(payload));
    await listener.query("listen plumbline_signals");
    await drop("2025-02-01T00:00:00Z");
    await expect.poll(() => told.join(" ")).toContain(cast.alice.organizationId);
    await listener.end();
  });
});

it("erasing one client erases its rows in all months, and no other's", async () => {
  await stageScan({ at: "2025-01-20T00:00:00Z" });
  await stageScan({ at: "2099-01-20T00:00:00Z" });
  const { rows } = await services.db.execute(
    sql`select id from organizations where id <> ${cast.alice.organizationId}`,
  );
  await services.db.execute(sql`delete from organizations where id = ${cast.alice.organizationId}`);
  expect(await whereRowsAre()).toEqual([]);
  expect((await services.db.execute(sql`select id from organizations`)).rows).toEqual(rows);
});

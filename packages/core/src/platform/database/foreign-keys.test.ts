import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";

let services: TestServices;

beforeAll(async () => {
  services = await testServices();
});
afterAll(() => services.close());

it("each column that refers to a row has an index: deleting that row never reads a whole table", async () => {
  const { rows } = await services.db.execute<{ reference: string }>(sql`
    select c.conrelid::regclass || ' (' || string_agg(a.attname, ', ' order by k.place) || ')' as reference
    from pg_constraint c
    cross join lateral unnest(c.conkey) with ordinality as k (attnum, place)
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.attnum
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace
      and not exists (
        select from pg_index i
        where i.indrelid = c.conrelid and i.indpred is null
          and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey
      )
    group by c.oid, c.conrelid
    order by 1`);
  expect(rows.map(({ reference }) => reference)).toEqual([]);
});

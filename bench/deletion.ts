/**
 * How long it takes to delete an organization with years of scans and a large, bad site, and its scans alone. Usage:
 * npm run bench:deletion
 */
import { performance } from "node:perf_hooks";

import { createOrganization } from "@plumbline/core/organizations/create-organization";
import type { Services } from "@plumbline/core/platform/context";
import { sql } from "drizzle-orm";

import { report } from "./measure.ts";
import { withServices } from "./with-services.ts";

const SIZE = { scans: 2002, pagesOfScan: 25, issues: 2002, placesOfIssue: 288, eventsOfIssue: 5 };
const LIMIT_SECONDS = 60;

async function stage(services: Services, name: string): Promise<string> {
  const { db } = services;
  const { organizationId } = await createOrganization(services, {
    name,
    website: `https://${name}.example/`,
    owner: { name: "Alice Archer", email: `alice@${name}.example` },
    subscription: { status: "ACTIVE", plan: "monthly" },
  });
  await db.execute(sql`
    insert into scans (organization_id, kind, status, site, areas, page_budget, created_at, finished_at)
    select ${organizationId}, 'weekly', 'COMPLETED', 'https://site.example/', '{seo}', 25, at, at
    from generate_series(1, ${SIZE.scans}::int) as n, lateral (select now() - n * interval '1 hour' as at) as moment`);
  await db.execute(sql`
    insert into scan_pages (scan_id, organization_id, position, url, state)
    select id, organization_id, position, 'https://site.example/' || position, 'measured'
    from scans, generate_series(1, ${SIZE.pagesOfScan}::int) as position where organization_id = ${organizationId}`);
  await db.execute(sql`
    insert into scan_areas (scan_id, organization_id, area, state, score, lines, measured_at)
    select id, organization_id, 'seo', 'measured', 80, '[]', created_at from scans
    where organization_id = ${organizationId}`);
  await db.execute(sql`
    insert into issues (organization_id, fingerprint, check_id, area, component, title, message, severity, wcag, page,
      page_count, occurrence_count, first_seen_scan_id, last_seen_scan_id, first_seen_at, last_seen_at)
    select organization_id, 'issue ' || id, 'label', 'seo', 'form', 'A title', 'A message', 'high', '{}',
      'https://site.example/', 1, ${SIZE.placesOfIssue}::int, id, id, created_at, created_at
    from scans where organization_id = ${organizationId} limit ${SIZE.issues}::int`);
  await db.execute(sql`
    insert into occurrences (issue_id, organization_id, scan_id, page, selector, message, sources)
    select id, organization_id, last_seen_scan_id, 'https://site.example/' || n, '#element', 'A message', '{axe}'
    from issues, generate_series(1, ${SIZE.placesOfIssue}::int) as n where organization_id = ${organizationId}`);
  await db.execute(sql`
    insert into issue_events (issue_id, organization_id, kind, scan_id, at)
    select id, organization_id, 'found', last_seen_scan_id, now()
    from issues, generate_series(1, ${SIZE.eventsOfIssue}::int) where organization_id = ${organizationId}`);
  return organizationId;
}

/** Bytes of a row of a table with its indexes, of all months where it is kept in some. */
async function bytesOf({ db }: Services, table: string): Promise<number> {
  const name = sql.identifier(table);
  const { rows } = await db.execute<{ bytes: number }>(
    sql`select ((pg_total_relation_size(${table}::regclass)
      + coalesce((select sum(pg_total_relation_size(relid)) from pg_partition_tree(${table}::regclass)), 0))
      / greatest(count(*), 1))::int as bytes from ${name}`,
  );
  return rows[0]?.bytes ?? 0;
}

async function secondsOf(act: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await act();
  return (performance.now() - startedAt) / 1000;
}

await withServices(async ({ services }) => {
  const [scansOnly, whole] = [await stage(services, "harbor"), await stage(services, "bakery")];
  await services.db.execute(sql`analyze`);
  const goal = { atMost: LIMIT_SECONDS, unit: "s" };
  console.log(
    `${SIZE.scans} scans of ${SIZE.pagesOfScan} pages, ${SIZE.issues} issues with ${SIZE.issues * SIZE.placesOfIssue} places`,
  );
  for (const table of ["scans", "scan_pages", "scan_areas", "issues", "occurrences", "issue_events"])
    console.log(`${table}: ${await bytesOf(services, table)} bytes a row`);
  const ofScans = await secondsOf(() =>
    services.db.execute(sql`delete from scans where organization_id = ${scansOnly}`),
  );
  report("Its scans deleted", ofScans, goal);
  const ofAll = await secondsOf(() =>
    services.db.execute(sql`delete from organizations where id = ${whole}`),
  );
  report("The organization deleted with all of it", ofAll, goal);
});

/**
 * 100,000 organizations in ten zones: how long a month of their schedules takes to compute, and how long two
 * schedulers, of which one is killed, take to queue Monday's scans. Usage: npm run bench:schedules
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";

import type { Services } from "@plumbline/core/platform/context";
import { queueDueScans } from "@plumbline/core/scans/queue-due-scans";
import { scanSchedule } from "@plumbline/core/scans/scan-schedule";
import { sql } from "drizzle-orm";

import { report } from "./measure.ts";
import { openBench, withServices } from "./with-services.ts";

const ORGANIZATIONS = 100_000;
const GOALS = { computedSeconds: 10, queuedSeconds: 60 };
const ZONES = [
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Phoenix",
  "America/Los_Angeles",
  "America/Anchorage",
  "Pacific/Honolulu",
  "America/Puerto_Rico",
  "Europe/London",
  "Australia/Lord_Howe",
];
const MONTH = { from: "2026-11-01T12:00:00Z", until: "2026-12-01T12:00:00Z" };
/** When Monday's scans are due in all these zones, and Tuesday has begun in none that would make them late. */
const MONDAY_EVENING = "2026-11-24T05:00:00Z";
/** The argument with which this file runs as a scheduler of the database that follows. */
const SCHEDULER = "scheduler";

interface Organization {
  id: string;
  timeZone: string;
  startedAt: Date;
  lastScanAt: null;
}

async function stage({ db }: Services): Promise<Organization[]> {
  const zones = sql`${sql.param(ZONES)}::text[]`;
  await db.execute(sql`
    insert into organizations (name, website, contact_email, time_zone, created_at)
    select 'Client ' || n, 'https://client-' || n || '.example/', 'owner@client-' || n || '.example',
      (${zones})[1 + n % ${ZONES.length}::int], '2026-10-01'
    from generate_series(1, ${ORGANIZATIONS}::int) as n`);
  await db.execute(sql`
    insert into subscriptions (organization_id, status, status_since, plan, started_at, created_at)
    select id, 'ACTIVE', '2026-10-01', 'monthly', '2026-10-01', '2026-10-01' from organizations`);
  await db.execute(sql`analyze`);
  const { rows } = await db.execute<{ id: string; timeZone: string }>(
    sql`select id, time_zone as "timeZone" from organizations`,
  );
  const startedAt = new Date("2026-10-01");
  return rows.map((row) => ({ ...row, startedAt, lastScanAt: null }));
}

/** Goes from scan to scan of a month, by what the dashboard says of the next one. Answers how many there were. */
function computeMonth(organization: Organization): number {
  const until = Date.parse(MONTH.until);
  let scans = 0;
  for (let now = Date.parse(MONTH.from); ; scans += 1) {
    const { nextWeeklyScanAt, nextMonthlyScanAt } = scanSchedule(organization, new Date(now));
    const next = [nextWeeklyScanAt, nextMonthlyScanAt].map((at) => Date.parse(at)).filter((at) => at > now);
    now = Math.min(...next);
    if (now >= until) return scans;
  }
}

function compute(organizations: readonly Organization[]): void {
  const startedAt = performance.now();
  let scans = 0;
  for (const organization of organizations) scans += computeMonth(organization);
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(`${scans} scans of a month for ${organizations.length} organizations`);
  report("A month of schedules", seconds, { atMost: GOALS.computedSeconds, unit: "s" });
}

function startScheduler(databaseUrl: string) {
  return fork(import.meta.filename, [SCHEDULER, databaseUrl], { stdio: "inherit" });
}

async function countScans({ db }: Services): Promise<{ scans: number; organizations: number; jobs: number }> {
  const { rows } = await db.execute<{ scans: number; organizations: number; jobs: number }>(sql`
    select count(*)::int as scans, count(distinct organization_id)::int as organizations,
      (select count(distinct data->>'scanId')::int from pgboss.job where name = 'scan') as jobs
    from scans`);
  return rows[0] ?? { scans: 0, organizations: 0, jobs: 0 };
}

/** Two schedulers race; one is killed once a good part is queued, and the other does the rest. */
async function race(services: Services, databaseUrl: string): Promise<void> {
  const startedAt = performance.now();
  const [killed, survivor] = [startScheduler(databaseUrl), startScheduler(databaseUrl)];
  const survivorEnds = once(survivor, "exit");
  while ((await countScans(services)).scans < ORGANIZATIONS / 10) await sleep(100);
  killed.kill("SIGKILL");
  await survivorEnds;
  // What the killed one held is due still; the next look, ten minutes later at most, would find it.
  const left = await queueDueScans(services);
  const seconds = (performance.now() - startedAt) / 1000;
  const counted = await countScans(services);
  console.log(`${counted.scans} scans and ${counted.jobs} jobs, ${left} of them found by the next look`);
  report("Monday's scans queued", seconds, { atMost: GOALS.queuedSeconds, unit: "s" });
  const isEachOnce = Object.values(counted).every((count) => count === ORGANIZATIONS);
  report("Each organization's scan queued once", isEachOnce ? 1 : 0, { atLeast: 1, unit: "" });
}

async function schedule(databaseUrl: string): Promise<void> {
  const { services, close } = await openBench(databaseUrl, MONDAY_EVENING);
  try {
    await queueDueScans(services);
  } finally {
    await close();
  }
}

const [role, address] = process.argv.slice(2);
if (role === SCHEDULER) await schedule(address ?? "");
else
  await withServices(async ({ services, databaseUrl }) => {
    compute(await stage(services));
    await race(services, databaseUrl);
  }, MONDAY_EVENING);

/**
 * A Monday: the due scans of many clients on two workers, whose scans take a fixed time without a browser. How much do
 * the queue, the records, the reports and the mails add to each scan, and does a huge site delay the small ones?
 * Usage: npm run bench:drain [-- clients [milliseconds a scan]]
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { environmentWith } from "@plumbline/core/platform/config";
import type { Services } from "@plumbline/core/platform/context";
import { queueDueScans } from "@plumbline/core/scans/queue-due-scans";
import { sql } from "drizzle-orm";

import { report } from "./measure.ts";
import { withServices } from "./with-services.ts";

const [clients = 1000, scanMs = 1000] = process.argv.slice(2).map(Number);
const WORKERS = 2;
/** What a scan of four pages takes on two quiet cores, in seconds; a weekly scan has up to 25. */
const REAL_SCAN_SECONDS = 26;
const MONDAY_EVENING = "2026-11-24T05:00:00Z";
const GOALS = { overhead: 0.05 };

/** The first client's site is huge. */
async function stage({ db }: Services): Promise<void> {
  await db.execute(sql`
    insert into organizations (name, website, contact_email, time_zone, created_at)
    select 'Client ' || n, 'https://' || case n when 1 then 'huge' else 'client' end || '-' || n || '.example/',
      'owner@client-' || n || '.example', 'America/New_York', '2026-10-01'
    from generate_series(1, ${clients}::int) as n`);
  await db.execute(sql`
    insert into subscriptions (organization_id, status, status_since, plan, started_at, created_at)
    select id, 'ACTIVE', '2026-10-01', 'monthly', '2026-10-01', '2026-10-01' from organizations`);
}

async function startWorkers(databaseUrl: string, home: string): Promise<ChildProcess[]> {
  const env = environmentWith({ DATABASE_URL: databaseUrl, PLUMBLINE_HOME: home, LOG_LEVEL: "error" });
  const file = join(import.meta.dirname, "steady-worker.ts");
  return Promise.all(
    Array.from({ length: WORKERS }, async () => {
      const worker = fork(file, [String(scanMs)], { env });
      await once(worker, "message");
      return worker;
    }),
  );
}

async function count({ db }: Services, from: string): Promise<number> {
  const { rows } = await db.execute<{ count: string }>(sql.raw(`select count(*) from ${from}`));
  return Number(rows[0]?.count);
}

async function drain(services: Services, databaseUrl: string): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), "plumbline-drain-"));
  const workers = await startWorkers(databaseUrl, home);
  try {
    const startedAt = performance.now();
    const queued = await queueDueScans(services);
    while ((await count(services, "scans where status in ('QUEUED', 'RUNNING')")) > 0) await sleep(200);
    const seconds = (performance.now() - startedAt) / 1000;
    while ((await count(services, "reports where status = 'PENDING'")) > 0) await sleep(200);
    const withReports = (performance.now() - startedAt) / 1000;
    console.log(
      `${queued} scans of ${scanMs} ms, the first of them twenty times as long, on ${WORKERS} workers: ` +
        `${seconds.toFixed(0)} s, with their reports ${withReports.toFixed(0)} s`,
    );
    const scanSeconds = ((queued + 19) * scanMs) / 1000;
    const perScan = Math.max(0, seconds * WORKERS - scanSeconds) / queued;
    console.log(`Beside its scan, each took ${perScan.toFixed(2)} s of a worker`);
    report(`Overhead of a scan that takes ${REAL_SCAN_SECONDS} s`, perScan / REAL_SCAN_SECONDS, {
      atMost: GOALS.overhead,
      unit: "of it",
    });
    report("Scans that were not completed", await count(services, "scans where status <> 'COMPLETED'"), {
      atMost: 0,
      unit: `of ${queued}`,
    });
    const during = await count(
      services,
      `scans as small, scans as huge where huge.site like 'https://huge%' and small.site not like 'https://huge%'
        and small.started_at >= huge.started_at and small.finished_at <= huge.finished_at`,
    );
    report("Small sites scanned while the huge one ran", during, { atLeast: 10, unit: "scans" });
  } finally {
    for (const worker of workers) {
      const ended = once(worker, "exit");
      worker.kill("SIGTERM");
      await ended;
    }
    rmSync(home, { recursive: true, force: true });
  }
}

await withServices(async ({ services, databaseUrl }) => {
  await stage(services);
  await drain(services, databaseUrl);
}, MONDAY_EVENING);

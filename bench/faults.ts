/**
 * kill -9 at random moments of API, worker, browser, PostgreSQL and all of them, while scans run: is each scan done
 * once, each mail sent, no job lost, nothing left behind? Usage: npm run prove:faults [-- kills [seed]]
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import {
  startEmbeddedPostgres,
  stopEmbeddedPostgres,
} from "@plumbline/core/platform/database/embedded-postgres";
import { silentLog } from "@plumbline/testing/log-capture";
import { Client } from "pg";

import { FaultyService, type Part, PARTS } from "./faulty-service.ts";
import { serveGeneratedSite } from "./generated-site.ts";
import { report } from "./measure.ts";

const [kills = 20, seed = 20_261_123] = process.argv.slice(2).map(Number);
const PORT = 4479;
const PAGES = 12;
/** Longest time between a scan's begin and a kill, in milliseconds. */
const WITHIN_MS = 30_000;
const SCAN_LIMIT_MS = 600_000;

/** Numbers from 0 to below 1 that are the same for the same seed (mulberry32). */
function randomNumbers(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

async function rows<T extends object>(question: string): Promise<T[]> {
  const { url } = await startEmbeddedPostgres({ home, log: silentLog() });
  const client = new Client({ connectionString: url });
  await client.connect();
  return (await client.query<T>(question).finally(() => client.end())).rows;
}

async function countOf(question: string): Promise<number> {
  const [row] = await rows<{ count: string }>(`select count(*) from ${question}`);
  return Number(row?.count);
}

/** Waits until no scan waits or runs and all that follows from them is done. */
async function allDone(): Promise<void> {
  const deadline = Date.now() + SCAN_LIMIT_MS;
  while ((await countOf(OPEN_WORK)) > 0) {
    if (Date.now() > deadline) throw new Error("Work was still open after ten minutes: a job was lost.");
    await sleep(500);
  }
}

interface Kill {
  part: Part;
  at: number;
  /** The scan that ran then; null where none did. */
  scanId: string | null;
}

/** Seconds from each kill that ended a running scan's worker until the scan went on, as the log tells. */
function secondsUntilResumed(all: readonly Kill[]): number[] {
  const log = readFileSync(join(home, "plumbline.log"), "utf8").split("\n");
  const begun = log
    .filter((line) => line.includes('"The scan begins"'))
    .map((line): { time: string; scanId: string } => JSON.parse(line))
    .map(({ time, scanId }) => ({ at: Date.parse(time), scanId }));
  return all.flatMap(({ part, at, scanId }) => {
    const next = begun.find((begin) => begin.scanId === scanId && begin.at > at);
    return part === "browser" || next === undefined ? [] : [(next.at - at) / 1000];
  });
}

async function runningScan(): Promise<string | null> {
  const [scan] = await rows<{ id: string }>("select id from scans where status = 'RUNNING'");
  return scan?.id ?? null;
}

const OPEN_WORK = `(select id from scans where status in ('QUEUED', 'RUNNING')
  union all select id from reports where status = 'PENDING'
  union all select id from mails where status = 'QUEUED') as open_work`;

const home = mkdtempSync(join(tmpdir(), "plumbline-faults-"));
const before = new Set(readdirSync(tmpdir()));
const site = await serveGeneratedSite(PAGES);
const service = new FaultyService({ home, port: PORT, allowedHost: site.host });
const random = randomNumbers(seed);
try {
  await service.ensureRunning();
  service.command(
    "client",
    "add",
    "--name",
    "Harbor Bakery",
    "--website",
    site.url,
    "--email",
    "alice@harbor.example",
    "--owner-name",
    "Alice",
    "--no-payment",
  );
  let scans = 1;
  const made: Kill[] = [];
  for (let round = 0; round < kills; round += 1) {
    if ((await countOf("scans where status in ('QUEUED', 'RUNNING')")) === 0) {
      service.command("scan", "now", "Harbor Bakery");
      scans += 1;
    }
    await sleep(random() * WITHIN_MS);
    const part = PARTS[Math.floor(random() * PARTS.length)] ?? "group";
    const scanId = await runningScan();
    const at = Date.now();
    if (await service.kill(part)) made.push({ part, at, scanId });
    await service.ensureRunning();
  }
  await allDone();
  const tally = PARTS.map((part) => `${made.filter((kill) => kill.part === part).length} ${part}`);
  console.log(`Seed ${seed}, killed: ${tally.join(", ")}, ${scans} scans`);
  const waits = secondsUntilResumed(made);
  console.log(`A scan went on ${waits.map((seconds) => seconds.toFixed(0)).join(", ")} s after a kill`);
  report("Scans that were not completed", await countOf("scans where status <> 'COMPLETED'"), {
    atMost: 0,
    unit: `of ${scans}`,
  });
  report("Scans lost or added", Math.abs((await countOf("scans")) - scans), { atMost: 0, unit: "scans" });
  report(
    "Scans recorded twice",
    await countOf(
      "(select from audit_log where action = 'scan.recorded' group by subject_id having count(*) > 1) as twice",
    ),
    { atMost: 0, unit: "scans" },
  );
  report(
    "Reports doubled",
    await countOf("(select from reports group by scan_id, kind having count(*) > 1) as twice"),
    { atMost: 0, unit: "reports" },
  );
  report("Mails that were not sent", await countOf("mails where status <> 'SENT'"), {
    atMost: 0,
    unit: "mails",
  });
  report(
    "Jobs that ended in failure",
    await countOf("pgboss.job where state = 'failed' and name in ('scan', 'report', 'mail')"),
    { atMost: 0, unit: "jobs" },
  );
  const code = await service.stop();
  report("Exit code of a stop on request", code ?? -1, { atMost: 0, unit: "" });
  report("Processes left behind", service.leftovers().length, { atMost: 0, unit: "processes" });
  const left = readdirSync(tmpdir()).filter(
    (name) => !before.has(name) && /^plumbline-(?:chromium|scan)/u.test(name),
  );
  report("Temporary folders left behind", left.length, { atMost: 0, unit: "folders" });
} finally {
  await service.kill("group");
  await stopEmbeddedPostgres(home);
  await site.close();
  rmSync(home, { recursive: true, force: true });
}

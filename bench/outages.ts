/**
 * Outages of what the service stands on, each in mid-scan: a disk that is really full, a database that is silent or has
 * no connection left, and all along a mail server that is away. Does the service say so, keep what it was given, and
 * recover by itself? The disk is a small file system that root mounts. Usage: npm run prove:outages [-- seconds each]
 */
import { execFileSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { startEmbeddedPostgres } from "@plumbline/core/platform/database/embedded-postgres";
import { silentLog } from "@plumbline/testing/log-capture";
import { Client } from "pg";

import { callMeanwhile } from "./call-meanwhile.ts";
import { countingMailbox, freePort } from "./counting-mailbox.ts";
import { FaultyClient } from "./faulty-client.ts";
import { FaultyService } from "./faulty-service.ts";
import { OPEN_WORK, reportWork } from "./faulty-work.ts";
import { serveGeneratedSite } from "./generated-site.ts";
import { report } from "./measure.ts";

const [seconds = 30] = process.argv.slice(2).map(Number);
const PORT = 4481;
const PAGES = 6;
const DISK_MB = 600;
const LIMIT_MS = 600_000;
/** More than the longest wait of the service for its database, and a margin for a busy machine. */
const ANSWERED_WITHIN_SECONDS = 30;
const READY_WITHIN_SECONDS = 60;
/** Chunks with which the disk is filled, in bytes, down to the last one. */
const CHUNKS = [1 << 20, 1 << 12, 1 << 6, 1];

/** Begins an outage; what it answers ends it. */
type Outage = () => Promise<() => Promise<void>>;

/** False where this machine mounts nothing. */
function mountDisk(folder: string): boolean {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${DISK_MB}m`, "plumbline-outages", folder], {
      stdio: "pipe",
    });
    return true;
  } catch (error) {
    console.log(`SKIPPED  No full disk: ${error instanceof Error ? error.message.trim() : String(error)}`);
    return false;
  }
}

async function fillDisk(home: string): Promise<() => Promise<void>> {
  const ballast = join(home, "ballast");
  const file = openSync(ballast, "w");
  for (const bytes of CHUNKS) {
    try {
      for (const chunk = Buffer.alloc(bytes); ;) writeSync(file, chunk);
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
    }
  }
  closeSync(file);
  return async () => rmSync(ballast);
}

/** Takes each connection there is, those of the service too. */
async function takeConnections(home: string): Promise<() => Promise<void>> {
  const { url, superuserUrl } = await startEmbeddedPostgres({ home, log: silentLog() });
  const operator = new Client({ connectionString: superuserUrl });
  await operator.connect();
  const held: Client[] = [];
  const over = new AbortController();
  const taking = (async () => {
    while (!over.signal.aborted) {
      const client = new Client({ connectionString: url, application_name: "outage" });
      client.on("error", () => undefined);
      const isTaken = await client.connect().then(
        () => held.push(client) > 0,
        () => false,
      );
      if (isTaken) continue;
      await operator.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'plumbline%'",
      );
    }
  })();
  return async () => {
    over.abort();
    await taking;
    await Promise.all([...held, operator].map((client) => client.end()));
  };
}

async function until(isSo: () => Promise<boolean>, what: string): Promise<number> {
  const startedAt = performance.now();
  while (!(await isSo())) {
    if (performance.now() - startedAt > LIMIT_MS)
      throw new Error(`In ten minutes it did not come to ${what}.`);
    await sleep(200);
  }
  return (performance.now() - startedAt) / 1000;
}

async function passThrough(
  name: string,
  outage: Outage,
  { service, client }: { service: FaultyService; client: FaultyClient },
): Promise<void> {
  await until(async () => (await client.count("scans where status = 'RUNNING'")) > 0, "a scan that runs");
  await client.hangUp();
  const calls = callMeanwhile(service.origin);
  const end = await outage();
  await sleep(seconds * 1000);
  await end();
  const readyAfter = await until(() => service.isReady(), "a service that is ready");
  const { statuses, slowestSeconds } = await calls.stop();
  await service.ensureRunning();
  const tally = [...Map.groupBy(statuses, String)].map(([status, all]) => `${all.length} of ${status}`);
  console.log(`${name}: answers ${tally.join(", ")}`);
  const wrong = statuses.filter((status) => status === null || (status >= 500 && status !== 503)).length;
  report(`${name}: answers that neither served nor asked to come back`, wrong, { atMost: 0, unit: "" });
  report(`${name}: slowest answer`, slowestSeconds, { atMost: ANSWERED_WITHIN_SECONDS, unit: "s" });
  report(`${name}: ready again`, readyAfter, { atMost: READY_WITHIN_SECONDS, unit: "s" });
}

const home = mkdtempSync(join(tmpdir(), "plumbline-outages-"));
const hasDisk = mountDisk(home);
const site = await serveGeneratedSite(PAGES);
const smtpPort = await freePort();
const settings = { SMTP_URL: `smtp://127.0.0.1:${smtpPort}`, API_RATE_LIMITED: "false" };
const service = new FaultyService({ home, port: PORT, allowedHost: site.host, settings });
const client = new FaultyClient({ home, origin: service.origin });
try {
  await service.ensureRunning();
  await client.pay(site.url);
  await until(async () => (await client.count("scans")) === 1, "a first scan");
  let scans = 1;
  const outages: Record<string, Outage> = {
    ...(hasDisk && { "Full disk": () => fillDisk(home) }),
    "Silent database": async () => {
      const goOn = service.freezeDatabase();
      return async () => goOn();
    },
    "No connection left": () => takeConnections(home),
  };
  for (const [name, outage] of Object.entries(outages)) {
    if (await client.scan()) scans += 1;
    await passThrough(name, outage, { service, client });
    await until(async () => (await client.count("scans where status <> 'COMPLETED'")) === 0, "ended scans");
  }
  const waiting = await client.count("mails where status = 'QUEUED'");
  report("Emails kept while the mail server was away", waiting, { atLeast: 1, unit: "emails" });
  const mailbox = await countingMailbox(smtpPort);
  // The pauses between tries grow to hours: the wait for them is cut short.
  await client.ask("update pgboss.job set start_after = now() where name = 'mail' and state = 'retry'");
  await until(async () => (await client.count(OPEN_WORK)) === 0, "no open work");
  await reportWork(client, { scans, paidCents: 0, delivered: mailbox.arrived() });
  report("Exit code of a stop on request", (await service.stop()) ?? -1, { atMost: 0, unit: "" });
  await mailbox.close();
} finally {
  await service.kill("group");
  await client.close();
  if (hasDisk) execFileSync("umount", ["--lazy", home]);
  rmSync(home, { recursive: true, force: true });
  await site.close();
}
